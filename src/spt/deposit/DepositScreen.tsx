import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useMasa } from '../../ui/inputs/masa.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { isDrawnIn } from '../detail/NotPosted.tsx';
import { DepositPanel } from '../money/DepositPanel.tsx';
import { sptPaths, sptResource } from '../paths.ts';
import { MasaChooser } from '../posting/MasaChooser.tsx';
import { useSptName } from '../SptChip.tsx';
import { useDepositOf } from './deposit-data.ts';
import { SelfPaidSlips } from './SelfPaidSlips.tsx';
import '../posting/posting.css';

/** The amount to pay is known only after posting. */
const ToPost = ({ period }: { period: string }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      actions={
        <Button component={Link} size="small" variant="outlined" to={sptPaths.posting('UNIFIKASI', period)}>
          {translate('sptScreen.posting')}
        </Button>
      }
    >
      {translate('sptScreen.deposit.unposted')}
    </Alert>
  );
};

const Bills = ({ spt, again }: { spt: SptView; again: () => void }) => {
  const name = useSptName();
  return (
    <>
      {(!isDrawnIn(spt) || spt.stale) && <ToPost period={spt.period} />}
      {isDrawnIn(spt) && (
        <section className="card" aria-label={name(spt)}>
          <p className="row wrap spt-posting-of">
            <Link to={sptPaths.detail(spt, 'bill')}>{name(spt)}</Link>
            <DocumentChip of={sptStatus} status={spt.status} at={spt.updatedAt} />
          </p>
          <DepositPanel spt={spt} again={again} />
        </section>
      )}
    </>
  );
};

export const DepositScreen = () => {
  const translate = useTranslate();
  const [period, choose] = useMasa();
  const { slips, spt, error } = useDepositOf(period);
  const title = translate('sptScreen.deposit.title');
  return (
    <div className="detail-page spt-posting">
      <PageHead
        crumbs={[{ label: translate('sptScreen.title.UNIFIKASI'), to: sptPaths.list('UNIFIKASI') }, { label: title }]}
        title={title}
      />
      <MasaChooser value={period} onChange={choose} error={undefined} />
      {error && <Alert severity="error" title={error.message} />}
      {slips && spt !== undefined ? (
        <>
          <SelfPaidSlips of={slips} period={period} />
          {spt === null ? (
            <ToPost period={period} />
          ) : (
            <LiveRecord<SptView> key={spt.id} resource={sptResource('UNIFIKASI')} id={spt.id} live="spt">
              {(record, again) => <Bills spt={record} again={again} />}
            </LiveRecord>
          )}
        </>
      ) : (
        !error && period !== '' && <PageSkeleton />
      )}
    </div>
  );
};
