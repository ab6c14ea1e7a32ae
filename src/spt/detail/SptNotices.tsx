import { Button, LinearProgress } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  hasFailedProcessing,
  hasFailedSubmitting,
  isFiled,
  isRejected,
  isUnderway,
  isVoid,
} from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { FiledNotice, WaitingNotice } from '../filing/FilingNotices.tsx';
import { sptPaths } from '../paths.ts';
import { useAmendmentWords } from '../SptChip.tsx';
import type { SptActions } from './SptHead.tsx';
import { newestVersion } from './slips.ts';

type Props = { readonly spt: SptView; readonly actions: SptActions };

const Press = ({ of }: { of: MenuChoice | undefined }) =>
  of ? (
    <Button size="small" variant="outlined" onClick={of.onPick}>
      {of.label}
    </Button>
  ) : null;

const StatusNotice = ({ spt, actions: { moves, next } }: Props) => {
  const translate = useTranslate();
  const hint = translate(`spt.status.hint.${spt.status}`);
  if (isUnderway(spt))
    return (
      <Alert severity="info" live title={translate(`spt.status.${spt.status}`)}>
        {hint}
        <LinearProgress aria-label={translate(`spt.status.${spt.status}`)} sx={{ marginTop: '10px' }} />
      </Alert>
    );
  if (!(hasFailedProcessing(spt) || hasFailedSubmitting(spt) || isRejected(spt) || isVoid(spt))) return null;
  const title = translate(`sptFiling.failed.${spt.status}`, { _: translate(`spt.status.${spt.status}`) });
  const message = spt.findings.length > 0 || spt.officeMessage === title ? null : spt.officeMessage;
  return (
    <Alert
      severity={isVoid(spt) ? 'warning' : 'error'}
      title={title}
      actions={
        <>
          <Press of={next} />
          <Press of={moves.find(({ key }) => key === 'inquire')} />
          <span className="grow" />
          {spt.officeCode && message && (
            <span className="nw">
              <span className="mono small sec">{spt.officeCode}</span>
              <CopyButton value={spt.officeCode} />
            </span>
          )}
        </>
      }
    >
      {message && <p>{message}</p>}
      <p className={message ? 'sec' : undefined}>{hint}</p>
    </Alert>
  );
};

const Findings = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  if (spt.findings.length === 0) return null;
  return (
    <Alert severity="error" title={translate('sptDetail.blocked', { smart_count: spt.findings.length })}>
      <ul>
        {spt.findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
      {spt.findings.some(({ key }) => key === 'spt.check.unmapped') && <p>{translate('sptFiling.unmapped')}</p>}
    </Alert>
  );
};

/** Issued slips keep their tax when a rounding rule was corrected later. */
const RoundedOtherwise = ({ spt: { roundedOtherwise: of } }: { spt: SptView }) => {
  const translate = useTranslate();
  if (!of) return null;
  return (
    <Alert severity="info" title={translate('sptDetail.rounded', { smart_count: of.count })}>
      {translate('sptDetail.rounded_text')} <Money value={of.difference} unit strong />
    </Alert>
  );
};

const Corrected = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const newest = newestVersion(spt);
  if (!newest || newest.revision <= spt.revision) return null;
  return (
    <Alert
      severity="info"
      title={translate('sptDetail.corrected', { n: newest.revision })}
      actions={
        <Button
          component={Link}
          size="small"
          variant="outlined"
          to={sptPaths.detail({ type: spt.type, id: newest.id })}
        >
          {translate('sptDetail.open_correction')}
        </Button>
      }
    />
  );
};

export const SptNotices = ({ spt, actions, place }: Props & { place: RefObject<HTMLDivElement | null> }) => {
  const translate = useTranslate();
  const amendmentWords = useAmendmentWords();
  const newest = newestVersion(spt);
  return (
    <div className="spt-detail-notices" ref={place}>
      <StatusNotice spt={spt} actions={actions} />
      <WaitingNotice spt={spt} moves={actions.moves} />
      <FiledNotice spt={spt} />
      <Findings spt={spt} />
      <RoundedOtherwise spt={spt} />
      {spt.stale && spt.postedAt !== null && newest?.id === spt.id && (
        <Alert
          severity="warning"
          title={translate('sptDetail.stale')}
          actions={<Press of={actions.moves.find(({ key }) => key === (isFiled(spt) ? 'amend' : 'post'))} />}
        >
          {translate(`sptDetail.${isFiled(spt) ? 'stale_filed' : 'stale_text'}.${spt.type}`)}
          {spt.amendment && <p>{translate('sptDetail.amendment', { words: amendmentWords(spt.amendment) })}</p>}
        </Alert>
      )}
      <Corrected spt={spt} />
      {spt.reason && <Alert severity="info">{translate('sptDetail.why', { reason: spt.reason })}</Alert>}
    </div>
  );
};
