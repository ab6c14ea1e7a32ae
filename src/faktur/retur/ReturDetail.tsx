import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { ReturKeluaranView, ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { linkTo } from '../../client/carried.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { OfficeAlert } from '../OfficeAlert.tsx';
import { Chain } from './Chain.tsx';
import { ReturLines } from './ReturParts.tsx';
import { ReturNumber } from './retur-columns.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { useReturInActions, useReturOutActions } from './use-retur-actions.tsx';
import '../faktur.css';

type View = ReturMasukanView | ReturKeluaranView;

type Props = { readonly side: Side; readonly retur: View; readonly actions: DocumentActions };

const Page = ({ side, retur, actions }: Props) => {
  const translate = useTranslate();
  const { of, list } = side;
  const field = useFieldName(of.resource);
  const name = retur.number ?? retur.reference ?? translate('returScreen.of', { number: retur.originNumber ?? '–' });
  return (
    <DetailPage
      crumbs={[{ label: translate(side.title), to: list }, { label: name }]}
      title={translate(`${side.title.replace('.title', '')}.one`)}
      chips={<DocumentChip of={of.status} status={retur.status} at={retur.updatedAt} />}
      record={retur}
      actions={actions}
      pdf={linkTo(`/${of.resource}/${retur.id}/pdf`)}
      band={<DocumentBand of={retur} label={field} amounts={['dpp', 'otherDpp', 'ppn']} />}
      main={
        <>
          <OfficeAlert of={retur} />
          <Card title={translate(`returScreen.note.${retur.note}`)}>
            <Facts
              of={[
                [field('number'), <ReturNumber key="number" of={retur} />],
                [field('originNumber'), <Identifier key="origin" value={retur.originNumber ?? ''} form="faktur" />],
                [field('reference'), retur.reference ?? '–'],
                [field('counterpartyAddress'), retur.counterpartyAddress],
                ...(retur.reason ? [[field('reason'), retur.reason] as const] : []),
              ]}
            />
          </Card>
          <Card title={field('lines')} flush>
            <ReturLines of={retur} />
          </Card>
        </>
      }
      aside={
        <>
          <Chain of={retur} id={retur.id} />
          <HistoryCard of={of.status} path={`/${of.resource}/${retur.id}`} />
        </>
      }
    />
  );
};

const InPage = ({ retur, again }: { retur: ReturMasukanView; again: () => void }) => {
  const navigate = useNavigate();
  const actions = useReturInActions(retur, again, () => navigate(inSide.list, { replace: true }));
  return <Page side={inSide} retur={retur} actions={actions} />;
};

const OutPage = ({ retur, again }: { retur: ReturKeluaranView; again: () => void }) => (
  <Page side={outSide} retur={retur} actions={useReturOutActions(retur, again)} />
);

/** One return we made: what goes back, of which invoice, and what that does to which masa. */
export const ReturInDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<ReturMasukanView> resource={inSide.of.resource} id={id} live="faktur" list={inSide.list}>
      {(retur, again) => <InPage retur={retur} again={again} />}
    </LiveRecord>
  );
};

/** One return our buyer made, to be agreed to or refused. */
export const ReturOutDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<ReturKeluaranView> resource={outSide.of.resource} id={id} live="faktur" list={outSide.list}>
      {(retur, again) => <OutPage retur={retur} again={again} />}
    </LiveRecord>
  );
};
