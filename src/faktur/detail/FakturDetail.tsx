import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { lacksLines } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { titleParts } from '#domain/faktur/title-parts.ts';
import type { OfficeCode } from '#domain/office/codes.ts';
import { DeliveriesCard } from '../../ui/documents/DeliveryList.tsx';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Identifier } from '../../ui/layout/values.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';
import { fakturFile, RESOURCE } from '../faktur-api.ts';
import { ChecksCard } from '../faktur-parts.tsx';
import { OfficeMessage } from '../OfficeMessage.tsx';
import { fakturPaths } from '../paths.ts';
import { OriginChain } from '../retur/Chain.tsx';
import { DocumentFacts, RelatedChain } from './DocumentFacts.tsx';
import { LinesTable } from './LinesTable.tsx';
import { Notes } from './Notes.tsx';
import { SummaryBand } from './SummaryBand.tsx';
import '../faktur.css';

const SIGNER: OfficeCode = 'SIGNER_NOT_AUTHORIZED';

const Page = ({ faktur, onChanged }: { faktur: Faktur; onChanged: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actions = useFakturActions(faktur, onChanged, () => navigate(fakturPaths.list, { replace: true }));
  const original = useGet(faktur.replaces ? '/efaktur/out/ctas/{id}' : null, { path: { id: faktur.replaces ?? '' } });
  const signing = faktur.officeCode === SIGNER ? actions.moves.find(({ key }) => key === 'changeSignee') : undefined;
  const title = titleParts(faktur);
  return (
    <DetailPage
      crumbs={[
        { label: translate('fakturScreen.list.title'), to: fakturPaths.list },
        { label: faktur.reference ?? faktur.number ?? translate('fakturScreen.no_number') },
      ]}
      title={
        <>
          {title.words.map((key) => translate(key)).join(' – ')} –{' '}
          {title.number ? (
            <Identifier value={title.number} form="faktur" />
          ) : (
            (title.reference ?? translate('fakturScreen.no_number'))
          )}
        </>
      }
      chips={
        <>
          <DocumentChip of={fakturStatus} status={faktur.status} at={faktur.updatedAt} />
          <KindChip kind={faktur.kind} />
        </>
      }
      record={faktur}
      actions={actions}
      pdf={fakturFile(faktur.id, 'pdf')}
      band={<SummaryBand faktur={faktur} />}
      main={
        <>
          <OfficeMessage faktur={faktur} moves={actions.moves} />
          {isEditable(faktur) && !faktur.officeCode && <ChecksCard id={faktur.id} />}
          <DocumentFacts faktur={faktur} original={original.data} />
          {lacksLines(faktur) ? (
            <Card title={translate('fakturScreen.detail.lines')}>{translate('fakturScreen.detail.no_lines')}</Card>
          ) : (
            <LinesTable faktur={faktur} original={original.data} />
          )}
        </>
      }
      aside={
        <>
          <HistoryCard of={fakturStatus} resource={RESOURCE} id={faktur.id} mend={signing} />
          <RelatedChain faktur={faktur} />
          <OriginChain resource={RESOURCE} id={faktur.id} />
          <Notes id={faktur.id} />
          <DeliveriesCard resource={RESOURCE} id={faktur.id} title={translate('fakturScreen.detail.deliveries')} />
        </>
      }
    />
  );
};

export const FakturDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<Faktur> resource={RESOURCE} id={id} live="faktur" list={fakturPaths.list}>
      {(faktur, again) => <Page faktur={faktur} onChanged={again} />}
    </LiveRecord>
  );
};
