import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { SlipOfficeCode } from '#domain/bupot/office-codes.ts';
import { reasonFor } from '#domain/bupot/status-queries.ts';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { leadOf } from '../../ui/documents/lead.ts';
import { useDoer } from '../../ui/documents/use-doer.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { momentText } from '../../ui/layout/Day.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useBupotActions } from '../actions/use-bupot-actions.tsx';
import { BupotChip, RevisionChip } from '../BupotChip.tsx';
import { BupotNumber } from '../BupotNumber.tsx';
import { type BupotView, pdfUrl, RESOURCE } from '../bupot-api.ts';
import { FindingsCard } from '../FindingsCard.tsx';
import { OfficeSays } from '../OfficeSays.tsx';
import { detailPath, listPath } from '../paths.ts';
import { BupotTimeline } from './BupotTimeline.tsx';
import { Deliveries } from './Deliveries.tsx';
import { SlipBody } from './SlipBody.tsx';
import { SummaryBand } from './SummaryBand.tsx';
import { VersionChain } from './VersionChain.tsx';
import '../bupot.css';

/** That another version of it is on its way, and why this one is. */
const Standing = ({ bupot }: { bupot: BupotView }) => {
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

/** The office's word for a signer it does not know: somebody else signs. */
const SIGNER: SlipOfficeCode = 'SIGNER_NOT_AUTHORIZED';

const Page = ({ bupot, onChanged }: { bupot: BupotView; onChanged: () => void }) => {
  const translate = useTranslate();
  const doer = useDoer();
  const { moves, documents, dialog, busy } = useBupotActions(bupot, onChanged);
  const { lead, rest } = leadOf(moves, documents);
  const signing = bupot.officeCode === SIGNER ? moves.find(({ key }) => key === 'changeSignee') : undefined;
  const title = translate(`bupotScreen.detail.title_of.${bupot.kind}`);
  return (
    <div className="fdt">
      <PageHead
        crumbs={[
          { label: translate(`bupotScreen.list.create_kind.${bupot.kind}`), to: listPath(bupot.kind) },
          { label: bupot.number ?? bupot.reference ?? translate('bupotScreen.list.no_number') },
        ]}
        title={
          <>
            {title} – <BupotNumber of={bupot} />
          </>
        }
        below={
          <>
            <BupotChip status={bupot.status} replacedBy={bupot.replacedBy} at={bupot.updatedAt} />
            <RevisionChip n={bupot.revision} />
            <span className="s sec num">
              {translate('bupotScreen.detail.updated', { at: momentText(bupot.updatedAt), by: doer(bupot.updatedBy) })}
            </span>
          </>
        }
        actions={
          <>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Icon name="print" size={16} />}
              href={pdfUrl(bupot.id)}
              target="_blank"
              rel="noopener"
            >
              {translate('bupotScreen.action.preview')}
            </Button>
            <MenuButton label={translate('list.actions')} variant="outlined" choices={rest} />
            {lead && (
              <Button
                variant="contained"
                size="small"
                disabled={busy}
                startIcon={lead.icon && <Icon name={lead.icon} size={16} />}
                {...(lead.to ? { component: Link, to: lead.to } : { onClick: lead.onPick })}
              >
                {lead.label}
              </Button>
            )}
          </>
        }
      />
      <SummaryBand bupot={bupot} />
      <div className="cols" style={{ marginTop: 16 }}>
        <div className="fdt-col">
          <OfficeSays of={bupot} moves={moves} />
          <FindingsCard bupot={bupot} />
          <Standing bupot={bupot} />
          <SlipBody bupot={bupot} />
        </div>
        <div className="fdt-col">
          <BupotTimeline id={bupot.id} mend={signing} />
          <VersionChain bupot={bupot} />
          <Deliveries id={bupot.id} />
        </div>
      </div>
      {dialog}
    </div>
  );
};

/** One slip: how it stands, what is on it and where its numbers come from, what happened to it. */
export const BupotDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<BupotView> resource={RESOURCE} id={id} live="bupot">
      {(bupot, again) => <Page bupot={bupot} onChanged={again} />}
    </LiveRecord>
  );
};
