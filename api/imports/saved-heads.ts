import { isHeadOffice, isNitku } from '#domain/rules/identity/nitku.ts';
import { isBranchNumber, isNpwp16, taxpayerDigits } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { counterpartiesOfTaxpayers } from '../../db/repositories/counterparties.ts';
import { branchesIn } from './files/branch-numbers.ts';
import type { Keyed } from './files/duplicates.ts';
import type { Head, Heads } from './files/heads.ts';
import type { Lookup } from './saved-lookup.ts';

/** For old branch numbers. If the address book has two numbers for one taxpayer, neither is used. */
const headsOf = async (scope: Scope, query: Query, documents: readonly Keyed[]): Promise<Heads> => {
  const digits = [...new Set(documents.flatMap(({ cells }) => branchesIn(cells)))];
  if (digits.length === 0) return new Map();
  const heads = new Map<string, Head | null>();
  for (const { identity, nitku, name } of await counterpartiesOfTaxpayers(scope, query, digits)) {
    const key = taxpayerDigits(identity);
    if (key === null || !isNpwp16(identity) || isBranchNumber(identity)) continue;
    const known = heads.get(key);
    if (known === null || (known && known.npwp !== identity)) {
      heads.set(key, null);
      continue;
    }
    const branch = isNitku(nitku) && nitku.startsWith(identity) && !isHeadOffice(nitku) ? [{ nitku, name }] : [];
    heads.set(key, { npwp: identity, branches: [...(known?.branches ?? []), ...branch] });
  }
  return new Map([...heads].flatMap(([key, head]) => (head ? [[key, head] as const] : [])));
};

export const withSavedHeads =
  (lookup: Lookup): Lookup =>
  async (scope, query, documents, importId, lefts) => ({
    ...(await lookup(scope, query, documents, importId, lefts)),
    heads: await headsOf(scope, query, documents),
  });
