import { keluaran } from '#domain/faktur/keluaran.ts';
import { type IssuedFaktur, listedFaktur } from '#domain/faktur/pull/listed-keluaran.ts';
import { revisionOf } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../db/repositories/faktur/chain.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { rememberedCounterparties } from './invoice-saves.ts';
import { announce, OBJECT_TYPE } from './move-fakturs.ts';

const numberBefore = (number: string): string | null => {
  const revision = revisionOf({ number });
  return revision === 0 ? null : number.slice(0, 2) + String(revision - 1).padStart(2, '0') + number.slice(4);
};

/**
 * With number and state, without lines, and without using quota. Numbers inserted in the meantime are skipped. Returns
 * the new ones.
 */
export const takeListed = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  listed: readonly IssuedFaktur[],
): Promise<readonly Faktur[]> => {
  await holdClaim(tx, scope, 'reference of an invoice');
  const { npwp } = await ownCompany(scope, tx.db);
  const numbers = listed.flatMap(({ number }) => [number, numberBefore(number) ?? number]);
  const here = new Map(
    (await fakturByNumbers(scope, tx.db, keluaran.type, [...new Set(numbers)])).map((row) => [row.number, row.id]),
  );
  const now = deps.now();
  const fresh = listed.filter(({ number }) => !here.has(number)).map((theirs) => ({ theirs, id: deps.newId() }));
  const ids = new Map([...here, ...fresh.map(({ theirs, id }) => [theirs.number, id] as const)]);
  const replacedBy = new Map(fresh.map(({ theirs, id }) => [numberBefore(theirs.number), id]));
  const made = fresh.map(({ theirs, id }) => {
    const birth = { id, companyId: scope.companyId, now, by: scope.userName };
    const row = listedFaktur(theirs, npwp, birth, ids.get(numberBefore(theirs.number)) ?? null);
    return { ...row, replacedBy: replacedBy.get(theirs.number) ?? null };
  });
  if (made.length === 0) return [];
  await insertFakturs(tx, scope, made);
  const changes = made.map(
    ({ id: objectId, status: toStatus, number, period, counterpartyName, dpp, ppn, version }): Change => ({
      objectType: OBJECT_TYPE,
      objectId,
      action: 'takeListed',
      toStatus,
      after: { number, period, counterpartyName, dpp, ppn, version },
    }),
  );
  const named = made.filter(({ counterpartyDocument }) => counterpartyDocument === 'TIN');
  await appendHistory(tx, scope, now, [...changes, ...(await rememberedCounterparties(tx, deps, scope, named))]);
  await announce(
    tx,
    deps,
    scope,
    made.map(({ id }) => id),
  );
  return made;
};
