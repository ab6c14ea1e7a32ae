import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { leftOfDokumen } from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { AmountsTable } from '../detail/AmountsTable.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import { Chain } from '../retur/Chain.tsx';
import { OriginFacts } from './OriginFacts.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { useReturDokumenActions } from './use-retur-dokumen-actions.tsx';
import '../faktur.css';

const Amounts = ({ of }: { of: ReturDokumenView }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returDokumenScreen.${key}`);
  const after = isReturDokumenOver(of) ? of.left : leftOfDokumen(of.left, [of]);
  const rows = [
    ...(of.origin ? [{ key: 'origin', label: words('of_document'), of: of.origin }] : []),
    { key: 'back', label: words('back'), of },
    { key: 'left', label: words('left_after'), of: after },
  ];
  const columns = [
    ['dpp', 'DPP'],
    ['ppn', 'PPN'],
    ['ppnbm', 'PPnBM'],
  ] as const;
  const title = words('form.amounts');
  return (
    <Card title={title} flush>
      <AmountsTable title={title} columns={columns} rows={rows} head={translate('dokumenScreen.form.amounts')} />
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
      <Card title={translate('returDokumenScreen.origin')}>
        {retur.origin ? <OriginFacts side={side} of={retur.origin} /> : (retur.originNumber ?? '–')}
      </Card>
      <Amounts of={retur} />
      {retur.reason && (
        <Card title={field('reason')}>
          <Facts of={[[field('reason'), retur.reason]]} />
        </Card>
      )}
    </TypeDetail>
  );
};

const shownOf = (side: Side) => detailOf({ of: side.of, list: side.paths.list }, pageOf(side));

export const ReturDokumenOutDetail = shownOf(outSide);
export const ReturDokumenInDetail = shownOf(inSide);
