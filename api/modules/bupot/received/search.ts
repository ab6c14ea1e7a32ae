import { receivedSlip } from '#domain/bupot/received/received.ts';
import { formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { receivedList } from '../../../../db/repositories/bupot/received.ts';
import { EACH, type Search } from '../../../services/search/search.ts';

export const receivedSearch: Search = {
  by: receivedSlip.access.view,
  find: async (scope, read, q, today) => {
    const query = { filter: { q }, sort: [['date', 'DESC']], limit: EACH, today } as const;
    return (await receivedList.first(scope, read, query)).map((row) => ({
      type: 'received-slip',
      id: row.id,
      title: row.number,
      subtitle: [row.withholderName, formatRupiah(row.tax), formatPeriod(row.period)].filter(Boolean).join(' · '),
      link: `/main/ebupot-v2/received/detail/${row.id}`,
    }));
  },
};
