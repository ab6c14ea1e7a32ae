import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { type Counterparty, counterpartyById } from '../../../db/repositories/counterparties.ts';
import { counterpartiesBy, mergedInto, setMergedInto } from '../../../db/repositories/counterparty-doubles.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { type RememberedParty, rememberedParty } from '../../documents/remembered.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';

type Read = { readonly id: string; readonly version: number };

const called = ({ name, identity }: Counterparty): string => `${name} (${identity})`;

const change = (
  { id: objectId, version }: Counterparty,
  action: 'merge' | 'unmerge',
  [before, after]: readonly [string | null, string | null],
): Change => ({
  objectType: 'counterparty',
  objectId,
  action,
  before: { mergedInto: before },
  after: { mergedInto: after, version },
});

const stale = (deps: Deps, scope: Scope, read: Read, current: Counterparty) =>
  staleSince(scope, deps.db.read, read, rememberedParty(current));

const loaded = async (tx: Tx, scope: Scope, id: string): Promise<Counterparty> => {
  const found = await counterpartyById(scope, tx.db, id);
  if (!found) throw new Problem('not_found');
  return found;
};

/** Throws `conflict`: the state does not allow a merge or its end. */
const refuse = (key: string): never => {
  throw new Problem('conflict', { message: key });
};

/**
 * Documents and records are not changed, only how they are listed, so unmerging restores everything. A merged
 * counterparty, or one with duplicates of its own, cannot be merged into a third.
 */
export const mergeCounterparties = async (
  deps: Deps,
  scope: Scope,
  { id, version, others }: Read & { readonly others: readonly Read[] },
): Promise<RememberedParty> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'counterparty');
    const target = await loaded(tx, scope, id);
    const found = await counterpartiesBy(
      scope,
      tx.db,
      others.map((other) => other.id),
    );
    if (found.length < new Set(others.map((other) => other.id)).size) throw new Problem('not_found');
    if (found.some((other) => other.id === id))
      throw new Problem('invalid', { errors: { others: 'counterparty.refused.itself' } });
    if (target.mergedInto !== null || found.some((other) => other.mergedInto !== null))
      refuse('counterparty.refused.merged');
    if (target.version !== version) throw await stale(deps, scope, { id, version }, target);
    const own = await mergedInto(
      scope,
      tx.db,
      found.map((other) => other.id),
    );
    if (own.length > 0) refuse('counterparty.refused.has_merged');
    const changes: Change[] = [];
    for (const other of found) {
      const read = others.find((one) => one.id === other.id) ?? other;
      const row = await setMergedInto(tx, scope, deps.now(), read, id);
      if (!row) throw await stale(deps, scope, read, other);
      changes.push(change(row, 'merge', [null, called(target)]));
    }
    await appendHistory(tx, scope, deps.now(), changes);
    return rememberedParty(target);
  });
};

export const unmergeCounterparty = async (deps: Deps, scope: Scope, read: Read): Promise<RememberedParty> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'counterparty');
    const before = await loaded(tx, scope, read.id);
    if (before.mergedInto === null) return refuse('counterparty.refused.not_merged');
    const row = await setMergedInto(tx, scope, deps.now(), read, null);
    if (!row) throw await stale(deps, scope, read, before);
    const into = await loaded(tx, scope, before.mergedInto);
    await appendHistory(tx, scope, deps.now(), [change(row, 'unmerge', [called(into), null])]);
    return rememberedParty(row);
  });
};
