import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSlipKind } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import type { ReturnDocuments } from '#domain/spt/definition.ts';
import { hasFailedProcessing, isFiled, isSent, isUnderway } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { Money, momentText } from '../../ui/layout/values.tsx';

export const kindWords = (translate: (key: string) => string, kind: string): string =>
  translate(isSlipKind(kind) ? `bupotScreen.list.create_kind.${kind}` : `spt.attached.${kind}`);

type KindLinkProps = {
  readonly kind: string;
  readonly search: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
};

export const KindLink = ({ kind, search, className, children }: KindLinkProps) =>
  isSlipKind(kind) ? (
    <Link {...(className ? { className } : {})} to={`${slipListPath(kind)}?${new URLSearchParams(search)}`}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );

type WaitingCardProps = {
  readonly of: PostingView['waiting'];
  readonly documents: ReturnDocuments;
  readonly period: string;
};

export const WaitingCard = ({
  of,
  documents: {
    amounts: [first = ''],
  },
  period,
}: WaitingCardProps) => {
  const translate = useTranslate();
  if (of.length === 0) return null;
  return (
    <Card title={translate('sptScreen.draw.waiting')}>
      <p className="sec">{translate('sptScreen.draw.waiting_text')}</p>
      <ul className="spt-posting-list">
        {of.map(({ kind, status, count, amounts }) => (
          <li key={`${kind} ${status}`} className="row">
            <KindLink kind={kind} className="grow" search={{ period, status }}>
              {kindWords(translate, kind)} · {translate(`bupot.status.${status}`)}
            </KindLink>
            <span className="num sec">{formatCount(count)}</span>
            <Money value={amounts[first]} unit />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const steps = ['PREPARING', 'POSTING', 'VALIDATING'] as const;

type Spt = NonNullable<PostingView['spt']>;

const Underway = ({ spt }: { spt: Spt }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  return (
    <Alert severity="info" title={words('underway')} live>
      {words('underway_text')}
      <div className="spt-posting-steps">
        <Steps at={spt.status} of={steps.map((key) => ({ key, label: words(`step.${key}`) }))} />
        <LinearProgress aria-label={words('underway')} />
      </div>
    </Alert>
  );
};

export const PostingStatus = ({ of: { spt, findings, unmapped }, period }: { of: PostingView; period: string }) => {
  const translate = useTranslate();
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.draw.${key}`, params);
  if (spt && isUnderway(spt) && !isSent(spt)) return <Underway spt={spt} />;
  if (findings.length > 0)
    return (
      <Alert severity="error" title={words(spt && hasFailedProcessing(spt) ? 'failed' : 'stops')}>
        <ul>
          {findings.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
          {unmapped.map(({ kind, row, count }) => (
            <li key={`${kind} ${row}`}>
              <KindLink kind={kind} search={{ period, kapKjs: row }}>
                {kindWords(translate, kind)} {row}: {words('slips', { count: formatCount(count) })}
              </KindLink>
            </li>
          ))}
        </ul>
      </Alert>
    );
  if (!spt) return null;
  if (hasFailedProcessing(spt))
    return (
      <Alert severity="error" title={words('failed')}>
        {spt.officeMessage ?? translate('spt.status.hint.FAILED_PROCESSING')}
      </Alert>
    );
  if (isFiled(spt)) return <Alert severity="info">{words('closed')}</Alert>;
  if (isSent(spt)) return <Alert severity="info">{words('with_office')}</Alert>;
  if (spt.postedAt === null) return null;
  const at = momentText(spt.postedAt);
  if (spt.stale) return <Alert severity="warning">{words('stale', { at })}</Alert>;
  return <Alert severity="success">{words('fresh', { at, count: formatCount(spt.documentCount) })}</Alert>;
};
