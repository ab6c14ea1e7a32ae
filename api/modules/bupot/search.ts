import { slipPath } from '#domain/bupot/slip-paths.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { searchBupots } from '../../../db/repositories/search.ts';
import { EACH, type Search } from '../../services/search/search.ts';

export const bupotSearch: Search = {
  by: allSlips.access.view,
  find: async (scope, read, q, today) =>
    (await searchBupots(scope, read, { q, limit: EACH, today })).map((row) => ({
      type: 'bupot',
      id: row.id,
      title: row.number ?? row.reference ?? row.payeeName ?? row.taxCode,
      subtitle: [row.payeeName, formatRupiah(row.tax), formatPeriod(row.period)].filter(Boolean).join(' · '),
      link: slipPath(row),
    })),
};
