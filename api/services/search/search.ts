import type { Found } from '#domain/company/frame-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { searchCounterparties } from '../../../db/repositories/search.ts';
import type { Deps } from '../deps.ts';

export const EACH = 8;
const SHORTEST = 2;

export type Search = {
  readonly by: Permission;
  /** `q` is trimmed; `today` is YYYY-MM-DD in Jakarta. */
  readonly find: (scope: Scope, read: Query, q: string, today: string) => Promise<Found[]>;
};

const parties = (only: 'all' | 'customers'): Search => ({
  by: 'EFAKTUR_DOC_VIEW',
  find: async (scope, read, q) =>
    (await searchCounterparties(scope, read, q, EACH, only)).map((row) => ({
      type: 'counterparty',
      id: row.id,
      title: row.name,
      subtitle: row.identity,
      link: `/main/counterparties/${row.id}`,
    })),
});

export const contacts = parties('all');
export const customers = parties('customers');

export const search = async (
  deps: Deps,
  scope: Scope,
  searched: readonly Search[],
  input: string,
): Promise<Found[]> => {
  const q = input.trim();
  if (q.length < SHORTEST) return [];
  const mine = searched.filter(({ by }) => scope.permissions.has(by));
  return (await Promise.all(mine.map(({ find }) => find(scope, deps.db.read, q, jakartaDay(deps.now()))))).flat();
};
