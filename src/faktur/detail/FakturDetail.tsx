import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { titleParts } from '#domain/faktur/title-parts.ts';
import type { OfficeCode } from '#domain/office/codes.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { KindChip } from '../../ui/documents/KindChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { leadOf } from '../../ui/documents/lead.ts';
import { useDoer } from '../../ui/documents/use-doer.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { momentText } from '../../ui/layout/Day.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Identifier } from '../../ui/layout/Identifier.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';
import { ChecksCard } from '../ChecksCard.tsx';
import { fileUrl, RESOURCE } from '../faktur-api.ts';
import { OfficeMessage } from '../OfficeMessage.tsx';
import { fakturPaths } from '../paths.ts';
import { Deliveries } from './Deliveries.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { FakturTimeline } from './FakturTimeline.tsx';
import { LinesTable } from './LinesTable.tsx';
import { Notes } from './Notes.tsx';
import { RelatedChain } from './RelatedChain.tsx';
import { SummaryBand } from './SummaryBand.tsx';
import '../faktur.css';

/** The office's word for a signer it does not know: somebody else signs. */
const SIGNER: OfficeCode = 'SIGNER_NOT_AUTHORIZED';

const Page = ({ faktur, onChanged }: { faktur: Faktur; onChanged: () => void }) => {
  const translate = useTranslate();
  const doer = useDoer();
  const { moves, documents, dialog, busy } = useFakturActions(faktur, onChanged);
  const original = useGet<Faktur>(faktur.replaces ? `/${RESOURCE}/${faktur.replaces}` : null);
  const { lead, rest } = leadOf(moves, documents);
  const signing = faktur.officeCode === SIGNER ? moves.find(({ key }) => key === 'changeSignee') : undefined;
  const title = titleParts(faktur);
  return (
    <div className="fdt">
      <PageHead
        crumbs={[
          { label: translate('fakturScreen.list.title'), to: fakturPaths.list },
          { label: faktur.reference ?? faktur.number ?? translate('fakturScreen.no_number') },
        ]}
        title={
          <>
            {title.words.map((key) => translate(key)).join(' – ')} –{' '}
            <Identifier value={title.number} form={faktur.number ? 'faktur' : 'plain'} />
          </>
        }
        below={
          <>
            <DocumentChip of={fakturStatus} status={faktur.status} at={faktur.updatedAt} />
            <KindChip kind={faktur.kind} />
            <span className="s sec num">
              {translate('fakturScreen.detail.updated', {
                at: momentText(faktur.updatedAt),
                by: doer(faktur.updatedBy),
              })}
            </span>
          </>
        }
        actions={
          <>
            <Button
              variant="outlined"
              size="small"
              startIcon={<Icon name="print" size={16} />}
              href={fileUrl(faktur.id, 'pdf')}
              target="_blank"
              rel="noopener"
            >
              {translate('fakturScreen.action.preview')}
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
      <SummaryBand faktur={faktur} />
      <div className="cols" style={{ marginTop: 16 }}>
        <div className="fdt-col">
          <OfficeMessage faktur={faktur} moves={moves} />
          {isEditable(faktur) && !faktur.officeCode && <ChecksCard id={faktur.id} />}
          <DocumentFacts faktur={faktur} original={original.data} />
          <LinesTable faktur={faktur} original={original.data} />
        </div>
        <div className="fdt-col">
          <FakturTimeline faktur={faktur} mend={signing} />
          <RelatedChain faktur={faktur} />
          <Notes id={faktur.id} />
          <Deliveries id={faktur.id} />
        </div>
      </div>
      {dialog}
    </div>
  );
};

/** One invoice: how it stands, what is to do, what is on it, what happened to it. */
export const FakturDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<Faktur> resource={RESOURCE} id={id} live="faktur">
      {(faktur, again) => <Page faktur={faktur} onChanged={again} />}
    </LiveRecord>
  );
};
