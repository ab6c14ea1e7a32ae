import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasFailedProcessing, isFiled, isSent, isUnderway } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { momentText } from '../../ui/layout/Day.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { KindLink } from './KindLink.tsx';

/** States a posting goes through, in their order. */
const steps = ['PREPARING', 'POSTING', 'VALIDATING'] as const;

type Spt = NonNullable<PostingView['spt']>;

const Underway = ({ spt }: { spt: Spt }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  return (
    <Alert severity="info" title={words('underway')} live>
      {words('underway_text')}
      <div className="spost-steps">
        <Steps at={spt.status} of={steps.map((key) => ({ key, label: words(`step.${key}`) }))} />
        <LinearProgress aria-label={words('underway')} />
      </div>
    </Alert>
  );
};

/** Where the masa's return stands before anything is pressed: under way, stopped, out of date, filed. */
export const Standing = ({ of: { spt, findings, unmapped }, period }: { of: PostingView; period: string }) => {
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
                {translate(`bupotScreen.list.create_kind.${kind}`)} {row}:{' '}
                {words('slips', { count: formatCount(count) })}
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
