import { useTranslate } from 'react-admin';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { mayGoBack } from '#domain/faktur/retur-masukan.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { dataProvider } from '../../client/data-provider.ts';
import type { LookupOption } from '../../ui/inputs/Lookup.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { RefusedLink } from '../../ui/list/RefusedLink.tsx';
import { returPaths } from '../paths.ts';
import { PickOrigin } from './PickOrigin.tsx';

const { resource, status } = fakturMasukan;
const states = Object.keys(status.states) as (keyof typeof status.states)[];
const decided = states.filter((one) => mayGoBack({ status: one }));

/** Incoming invoices whose PPN was decided about, by number or seller. */
const find = async (q: string, signal: AbortSignal): Promise<LookupOption[]> => {
  const filter = encodeURIComponent(JSON.stringify({ q, status: decided }));
  const rows = await dataProvider.call<MasukanListRow[]>('GET', `/${resource}?filter=${filter}`, undefined, { signal });
  return rows.map((row) => ({
    value: row.id,
    label: row.number ?? row.id,
    hint: `${row.counterpartyName} · ${formatDay(row.date)} · PPN ${formatRupiah(row.ppn)}`,
  }));
};

/** A return begins with the invoice that goes back. */
export const ReturCreateButton = () => {
  const translate = useTranslate();
  if (!useMay('efaktur/in/return/ctas', 'create')) return null;
  return (
    <>
      <RefusedLink family="retur-in" />
      <PickOrigin
        label={translate('returScreen.pick.invoice')}
        helper={translate('returScreen.pick.help')}
        find={find}
        searchKey="retur-origin"
        to={returPaths.create}
      />
    </>
  );
};
