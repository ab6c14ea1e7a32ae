import { say } from '#domain/messages/index.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import { annualLink } from '#domain/spt-badan/link.ts';
import { annualList } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { EACH, type Search } from '../../services/search/search.ts';

export const annualSearch: Search = {
  by: annualAccess.view,
  find: async (scope, read, q, today) => {
    const query = { filter: { q }, sort: [['taxYear', 'DESC']], limit: EACH, today } as const;
    return (await annualList.first(scope, read, query)).map((row) => ({
      type: 'spt-badan',
      id: row.id,
      title: annualLabel(row, scope.locale),
      subtitle: [say(scope.locale, `sptBadan.status.${row.status}`), row.bpe].filter(Boolean).join(' · '),
      link: annualLink(row),
    }));
  },
};
