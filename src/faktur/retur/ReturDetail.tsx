import { useTranslate } from 'react-admin';
import type { ReturKeluaranView, ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { fileUrl } from '../../client/request.ts';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import { Chain } from './Chain.tsx';
import { ReturLines } from './ReturLines.tsx';
import { ReturNumber } from './retur-columns.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { useReturInActions, useReturOutActions } from './use-retur-actions.tsx';
import '../faktur.css';

type View = ReturMasukanView | ReturKeluaranView;

type Props = { readonly side: Side; readonly retur: View; readonly actions: DocumentActions };

const Page = ({ side, retur, actions }: Props) => {
  const translate = useTranslate();
  const { of, words } = side;
  const field = useFieldName(of.resource);
  return (
    <TypeDetail
      side={side}
      actions={actions}
      record={retur}
      name={retur.number ?? retur.reference ?? translate('returScreen.of', { number: retur.originNumber ?? '–' })}
      title={translate(`${words}.one`)}
      pdf={fileUrl(`/${of.resource}/{id}/pdf`, { path: { id: retur.id } })}
      band={<DocumentBand of={retur} label={field} amounts={['dpp', 'otherDpp', 'ppn']} />}
      chain={<Chain of={retur} id={retur.id} />}
    >
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
    </TypeDetail>
  );
};

export const ReturInDetail = detailOf<ReturMasukanView>(inSide, ({ record, again, gone }) => (
  <Page side={inSide} retur={record} actions={useReturInActions(record, again, gone)} />
));

export const ReturOutDetail = detailOf<ReturKeluaranView>(outSide, ({ record, again }) => (
  <Page side={outSide} retur={record} actions={useReturOutActions(record, again)} />
));
