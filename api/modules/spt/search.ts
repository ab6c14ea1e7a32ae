import { say } from '#domain/messages/index.ts';
import { labelOf } from '#domain/spt/label.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { EACH, type Search } from '../../services/search/search.ts';

export const sptSearch: Search = {
  by: monthlyReturn.access.view,
  find: async (scope, read, q, today) => {
    const query = { filter: { q }, sort: [['period', 'DESC']], limit: EACH, today } as const;
    return (await sptList.first(scope, read, query)).map((row) => ({
      type: 'spt',
      id: row.id,
      title: labelOf(row, scope.locale),
      subtitle: [say(scope.locale, `spt.status.${row.status}`), row.bpe].filter(Boolean).join(' · '),
      link: `${sptPlaces[row.type]}/detail/${row.id}`,
    }));
  },
};
