import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { leftOfDokumen } from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { Facts } from '../../ui/fields/Facts.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { AmountsTable } from '../detail/AmountsTable.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import { Chain } from '../retur/Chain.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { useReturDokumenActions } from './use-retur-dokumen-actions.tsx';
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

const pageOf = (side: Side) => (props: { readonly record: ReturDokumenView; readonly again: () => void }) => {
  const { record: retur, again } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { of, paths, words } = side;
  const field = useFieldName(of.resource);
  return (
    <TypeDetail
      of={of}
      record={retur}
      list={{ to: paths.list, title: `${words}.title` }}
      name={retur.number ?? translate('returDokumenScreen.of', { number: retur.originNumber ?? '–' })}
      title={`${translate(`${words}.one`)} ${retur.number ?? ''}`.trim()}
      actions={useReturDokumenActions(side, retur, again, () => navigate(paths.list, { replace: true }))}
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
};

const shownOf = (side: Side) => detailOf({ of: side.of, list: side.paths.list }, pageOf(side));

export const ReturDokumenOutDetail = shownOf(outSide);
export const ReturDokumenInDetail = shownOf(inSide);
