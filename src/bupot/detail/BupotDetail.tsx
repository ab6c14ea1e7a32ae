import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { SlipOfficeCode } from '#domain/bupot/office-codes.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { reasonFor } from '#domain/bupot/status-queries.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { withWrittenAmounts } from '#domain/bupot/written-amounts.ts';
import { DeliveriesCard } from '../../ui/documents/DeliveryList.tsx';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { useBupotActions } from '../actions/use-bupot-actions.tsx';
import { pdfUrl, RESOURCE } from '../bupot-api.ts';
import { FindingsCard, OfficeSays } from '../FindingsCard.tsx';
import { bupotPaths, detailPath, listPath } from '../paths.ts';
import { BupotChip, BupotNumber, RevisionChip } from '../SlipNames.tsx';
import { SlipBody } from './SlipBody.tsx';
import { SummaryBand } from './SummaryBand.tsx';
import '../bupot.css';

export const VersionChain = ({ bupot }: { bupot: BupotView }) => {
  const translate = useTranslate();
  if (bupot.versions.length < 2) return null;
  const name = (n: number) =>
    n === 0 ? translate('bupotScreen.detail.version_first') : translate('bupotScreen.list.revision', { n });
  return (
    <Card title={translate('bupotScreen.detail.versions')} flush>
      <ol className="fchain">
        {bupot.versions.map(({ id, revision, status, tax }, at) => {
          const here = id === bupot.id;
          return (
            <li key={id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="slip" size={16} />
              <div className="grow el">
                {here ? (
                  <b>{name(revision)}</b>
                ) : (
                  <Link to={detailPath({ kind: bupot.kind, id })}>{name(revision)}</Link>
                )}
                <div className="small sec">
                  <Money value={tax} unit />
                </div>
              </div>
              <BupotChip status={status} replacedBy={bupot.versions[at + 1]?.id ?? null} short />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

const StatusCard = ({ bupot }: { bupot: BupotView }) => {
  const translate = useTranslate();
  const why = reasonFor(bupot);
  const next = bupot.versions.find(({ id }) => id === bupot.replacedBy);
  return (
    <>
      {next && (
        <Alert
          severity="info"
          title={translate('bupotScreen.detail.corrected')}
          actions={
            <Button component={Link} size="small" variant="outlined" to={detailPath({ kind: bupot.kind, id: next.id })}>
              {translate('bupotScreen.detail.open_correction')}
            </Button>
          }
        />
      )}
      {bupot.reason && why && (
        <Alert severity="info">{translate(`bupotScreen.detail.why.${why}`, { reason: bupot.reason })}</Alert>
      )}
    </>
  );
};

/** The rejection for an unauthorised signer, which is resolved by changing the signee. */
const SIGNER: SlipOfficeCode = 'SIGNER_NOT_AUTHORIZED';

const Page = ({ bupot, onChanged }: { bupot: BupotView; onChanged: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actions = useBupotActions(bupot, onChanged, () => navigate(listPath(bupot.kind), { replace: true }));
  const signing = bupot.officeCode === SIGNER ? actions.moves.find(({ key }) => key === 'changeSignee') : undefined;
  return (
    <DetailPage
      crumbs={[
        { label: translate(`bupotScreen.list.create_kind.${bupot.kind}`), to: listPath(bupot.kind) },
        { label: bupot.number ?? bupot.reference ?? translate('bupotScreen.list.no_number') },
      ]}
      title={
        <>
          {translate(`bupotScreen.detail.title_of.${bupot.kind}`)} – <BupotNumber of={bupot} />
        </>
      }
      chips={
        <>
          <BupotChip status={bupot.status} replacedBy={bupot.replacedBy} at={bupot.updatedAt} />
          <RevisionChip n={bupot.revision} />
        </>
      }
      record={bupot}
      actions={actions}
      pdf={pdfUrl(bupot.id)}
      band={<SummaryBand bupot={bupot} />}
      main={
        <>
          <OfficeSays of={bupot} moves={actions.moves} />
          <FindingsCard bupot={bupot} />
          <StatusCard bupot={bupot} />
          <SlipBody bupot={withWrittenAmounts(bupot)} />
        </>
      }
      aside={
        <>
          <HistoryCard of={bupotStatus} resource={RESOURCE} id={bupot.id} mend={signing} />
          <VersionChain bupot={bupot} />
          <DeliveriesCard resource={RESOURCE} id={bupot.id} title={translate('bupotScreen.detail.deliveries')} />
        </>
      }
    />
  );
};

export const BupotDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<BupotView> resource={RESOURCE} id={id} live="bupot" list={bupotPaths.domestic}>
      {(bupot, again) => <Page bupot={bupot} onChanged={again} />}
    </LiveRecord>
  );
};
