import type { Bupot } from '#domain/bupot/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { historyOf } from '../../../db/repositories/history.ts';

export { labelOf } from '#domain/bupot/label.ts';
export { permit } from '../../services/permit.ts';

/** The slip; another company's is not found, never forbidden. Of a removed one the history tells by whom and when. */
export const loadBupot = async (scope: Scope, query: Query, id: string): Promise<Bupot> => {
  const found = await bupotById(scope, query, id);
  if (found) return found;
  const removal = (await historyOf(scope, query, id)).findLast(({ action }) => action === 'remove');
  if (!removal) throw new Problem('not_found');
  const { userName: by, at } = removal;
  throw new Problem('not_found', {
    message: 'bupot.server.removed_by',
    params: { by, at: formatMoment(at) },
    extra: { removed: { by, at } },
  });
};
