import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { fakturById, fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { historyOf } from '../../../db/repositories/history.ts';

export { permit } from '../../services/permit.ts';

/** Not in this company: never was, or was removed; the history then tells by whom and when. */
const absent = async (scope: Scope, query: Query, id: string): Promise<Problem> => {
  const removal = (await historyOf(scope, query, id)).findLast(({ action }) => action === 'remove');
  if (!removal) return new Problem('not_found');
  const { userName: by, at } = removal;
  return new Problem('not_found', {
    message: 'faktur.server.removed_by',
    params: { by, at: formatMoment(at) },
    extra: { removed: { by, at } },
  });
};

/** The invoice with its lines. Another company's is not found, never forbidden. */
export const loadFaktur = async (scope: Scope, query: Query, id: string): Promise<Faktur> => {
  const found = await fakturById(scope, query, id);
  if (!found) throw await absent(scope, query, id);
  return found;
};

export const loadRow = async (scope: Scope, query: Query, id: string): Promise<FakturRow> => {
  const found = await fakturRow(scope, query, id);
  if (!found) throw await absent(scope, query, id);
  return found;
};

/** How people call an invoice before and after it has a number. */
export const labelOf = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;
