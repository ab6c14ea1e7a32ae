import { useTranslate } from 'react-admin';
import type { DokumenListRow } from '#domain/faktur/dokumen.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { returnableKinds, whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { dataProvider } from '../../client/data-provider.ts';
import type { LookupOption } from '../../ui/inputs/Lookup.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { PickOrigin } from '../retur/PickOrigin.tsx';
import type { Side } from './sides.ts';

const origins = {
  out: { type: 'DOC_OUT', of: fakturDokumenKeluaran },
  in: { type: 'DOC_IN', of: fakturDokumenMasukan },
} as const;

/** Documents of one side of which something may go back, by number or party. */
const findOf = ({ key }: Side) => {
  const { type, of } = origins[key];
  const may = (row: Pick<DokumenListRow, 'status' | 'documentKind' | 'replacedBy'>) =>
    whyDokumenNotBack(type, row) === null;
  const status = (Object.keys(of.status.states) as DokumenListRow['status'][]).filter((one) =>
    may({ status: one, documentKind: returnableKinds[0], replacedBy: null }),
  );
  const { documentKind } = of.list.filters;
  const known = returnableKinds.filter((kind) => documentKind.schema.safeParse([kind]).success);
  return async (q: string, signal: AbortSignal): Promise<LookupOption[]> => {
    const filter = encodeURIComponent(JSON.stringify({ q, status, documentKind: known }));
    const path = `/${of.resource}?filter=${filter}`;
    const rows = await dataProvider.call<DokumenListRow[]>('GET', path, undefined, { signal });
    return rows.filter(may).map((row) => ({
      value: row.id,
      label: row.number ?? row.id,
      hint: `${row.counterpartyName} · ${formatDay(row.date)} · PPN ${formatRupiah(row.ppn)}`,
    }));
  };
};

/** The button of a list of one side: a return begins with the document that goes back. */
export const pickDokumen = (side: Side) => {
  const { key, paths } = side;
  const find = findOf(side);
  return () => {
    const translate = useTranslate();
    return useMay(`efaktur/document/${key}/return/ctas`, 'create') ? (
      <>
        <RefusedLink family={side.of.name} />
        <PickOrigin
          label={translate('returDokumenScreen.pick.document')}
          helper={translate(`returDokumenScreen.pick.help_${key}`)}
          find={find}
          searchKey={`retur-dokumen-${key}-origin`}
          to={paths.create}
        />
      </>
    ) : null;
  };
};
