import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { fakturById, fakturRow } from '../../../db/repositories/faktur.ts';

export { permit } from '../permit.ts';

/** The invoice with its lines. Another company's is not found, never forbidden. */
export const loadFaktur = async (scope: Scope, query: Query, id: string): Promise<Faktur> => {
  const found = await fakturById(scope, query, id);
  if (!found) throw new Problem('not_found');
  return found;
};

export const loadRow = async (scope: Scope, query: Query, id: string): Promise<FakturRow> => {
  const found = await fakturRow(scope, query, id);
  if (!found) throw new Problem('not_found');
  return found;
};

/** How people call an invoice before and after it has a number. */
export const labelOf = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;
