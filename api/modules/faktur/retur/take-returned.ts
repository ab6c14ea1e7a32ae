import { type PulledRetur, receivedRetur, returMoveTo } from '#domain/faktur/pull/pulled-retur.ts';
import { fakturReturKeluaran, type ReturKeluaranRow } from '#domain/faktur/retur-keluaran.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { insertFakturs, withLines } from '../../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../../db/repositories/history.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { asOffice } from '../../../documents/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { returKeluaranFamily } from './family.ts';

export type Taken = { readonly came: number; readonly changed: number };

const keyOf = (buyer: string, number: string | null): string => `${buyer} ${number}`;

const follow = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  ours: ReturKeluaranRow,
  theirs: PulledRetur,
): Promise<number> => {
  const move = returMoveTo(ours.status, theirs.status);
  if (!move) return 0;
  await returKeluaranFamily.move(tx, deps, asOffice(scope), deps.now(), [{ read: ours, move, set: {}, reason: null }]);
  return 1;
};

const fits = (theirs: PulledRetur, own: { readonly npwp: string }): boolean => {
  if (theirs.seller !== own.npwp) return false;
  try {
    receivedRetur(theirs, { id: '', companyId: '', now: 0, by: '' }, undefined, own);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/**
 * In the given transaction. Idempotent, also concurrently; returns of other companies and unreadable ones are left out.
 */
export const takeReturned = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  pulled: readonly PulledRetur[],
): Promise<Taken> => {
  await holdClaim(tx, scope, 'pull of retur-out');
  const own = await ownCompany(scope, tx.db);
  const ours = [...new Map(pulled.map((one) => [keyOf(one.buyer.npwp, one.number), one])).values()].filter((one) =>
    fits(one, own),
  );
  const rows = await fakturByNumbers(
    scope,
    tx.db,
    'RETURN_OUT',
    ours.map(({ number }) => number),
  );
  const here = new Map(
    rows.map((row) => [keyOf(row.counterpartyNpwp, row.number), row as unknown as ReturKeluaranRow] as const),
  );
  const known = (one: PulledRetur) => here.get(keyOf(one.buyer.npwp, one.number));
  let changed = 0;
  for (const one of ours) {
    const row = known(one);
    if (row) changed += await follow(tx, deps, scope, row, one);
  }
  const fresh = ours.filter((one) => !known(one));
  const origins = await withLines(
    scope,
    tx.db,
    await fakturByNumbers(scope, tx.db, 'OUT', [...new Set(fresh.map(({ invoiceNumber }) => invoiceNumber))]),
  );
  const byNumber = new Map(origins.map((origin) => [origin.number, origin]));
  const by = asOffice(scope).userName;
  const made = fresh.map((one) =>
    receivedRetur(
      one,
      { id: deps.newId(), companyId: scope.companyId, now: deps.now(), by },
      byNumber.get(one.invoiceNumber),
      own,
    ),
  );
  // The shared table is typed with the states of outgoing invoices.
  await insertFakturs(tx, scope, made as never);
  const changes = made.map(
    ({ id: objectId, status: toStatus, number, originNumber, counterpartyName, dpp, ppn, version }): Change => ({
      objectType: fakturReturKeluaran.name,
      objectId,
      action: 'receive',
      toStatus,
      after: { number, originNumber, counterpartyName, dpp, ppn, version },
    }),
  );
  await appendHistory(tx, asOffice(scope), deps.now(), changes);
  if (made.length > 0)
    await returKeluaranFamily.announce(
      tx,
      deps,
      scope,
      made.map(({ id }) => id),
    );
  return { came: made.length, changed };
};
