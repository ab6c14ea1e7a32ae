import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { leftOfDokumen } from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { Facts } from '../../ui/fields/Facts.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { AmountsTable } from '../detail/AmountsTable.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import { Chain } from '../retur/Chain.tsx';
import { useReturDokumenActions } from './retur-dokumen-actions.tsx';
import { type Side, sides } from './sides.ts';
import '../faktur.css';

export const OriginFacts = ({ side, of }: { side: Side; of: ReturDokumenStart['origin'] }) => (
  <Facts
    {...side.origin}
    record={of}
    of={['number', 'documentKind', 'counterpartyName', 'date']}
    own={{
      number: (
        <Link key="number" to={side.origins.detail(of.id)} className="num">
          {of.number ?? '–'}
        </Link>
      ),
    }}
  />
);

const Amounts = ({ of }: { of: ReturDokumenView }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returDokumenScreen.${key}`);
  const title = words('part.amounts');
  const after = isReturDokumenOver(of) ? of.left : leftOfDokumen(of.left, [of]);
  return (
    <Card title={title} flush>
      <AmountsTable
        title={title}
        head={translate('dokumenScreen.amounts')}
        columns={[
          ['dpp', 'DPP'],
          ['ppn', 'PPN'],
          ['ppnbm', 'PPnBM'],
        ]}
        rows={[
          ...(of.origin ? [{ key: 'origin', label: words('of_document'), of: of.origin }] : []),
          { key: 'back', label: words('back'), of },
          { key: 'left', label: words('left_after'), of: after },
        ]}
      />
    </Card>
  );
};

export const { out: ReturDokumenOutDetail, in: ReturDokumenInDetail } = bySide((key) => {
  const side = sides[key];
  const { of, words } = side;
  return detailOf<ReturDokumenView>(side, ({ record: retur, again, gone }) => {
    const translate = useTranslate();
    const field = useFieldName(of.resource);
    return (
      <TypeDetail
        side={side}
        record={retur}
        name={retur.number ?? translate('returDokumenScreen.of', { number: retur.originNumber ?? '–' })}
        title={`${translate(`${words}.one`)} ${retur.number ?? ''}`.trim()}
        actions={useReturDokumenActions(side, retur, again, gone)}
        band={<DocumentBand of={retur} label={field} amounts={['dpp', 'ppn', 'ppnbm']} />}
        chain={<Chain of={retur} id={retur.id} />}
      >
        <Card title={translate('returDokumenScreen.part.origin')}>
          {retur.origin ? <OriginFacts side={side} of={retur.origin} /> : (retur.originNumber ?? '–')}
        </Card>
        <Amounts of={retur} />
        {retur.reason && (
          <Card title={field('reason')}>
            <Facts {...of} record={retur} of={['reason']} />
          </Card>
        )}
      </TypeDetail>
    );
  });
});
