import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { formatDay } from '#domain/text/format.ts';
import { searchFaktur } from '../../../db/repositories/search.ts';
import { EACH, type Search } from '../../services/search/search.ts';

/** Invoices by number, reference, buyer or NPWP. */
export const fakturSearch: Search = {
  by: fakturKeluaran.access.view,
  find: async (scope, read, q, today) =>
    (await searchFaktur(scope, read, { q, limit: EACH, today })).map((row) => ({
      type: 'faktur',
      id: row.id,
      title: row.number ?? row.reference ?? row.counterpartyName,
      subtitle: [row.counterpartyName, formatDay(row.date)].join(' · '),
      link: `/main/efaktur-v2/out/${row.id}/detail`,
    })),
};
