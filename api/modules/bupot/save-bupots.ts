import { inputOf } from '#domain/bupot/input-of.ts';
import { payeeForCounterparties } from '#domain/bupot/payee-habit.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { bupotById, insertBupots, removeBupot, updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { errorsFor, type FindingView, inWords } from '../../documents/findings.ts';
import { passLock } from '../../documents/period-lock.ts';
import { remembered } from '../../documents/remembered.ts';
import { type Composed, type Given, savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { aroundOf, newBupot, overBupot } from './compose-bupot.ts';
import { bupotFamily, loadBupot } from './family.ts';
import { refuseReservedDocument } from './inquire-item.ts';
import { moveBupots, wrongStatus } from './move-bupots.ts';
import { masaOf, refuseClosed } from './open-closed.ts';
import { findRelated } from './related-slips.ts';

/** `lockReason`: required in a masa whose return is filed. */
type BupotParams = Given<BupotInput> & { readonly lockReason?: string | undefined };

type SavedBupot = Bupot & { readonly beside?: readonly FindingView[] };

/** Throws `period_filed` when a reason is required and missing. */
export const unlocked = async (
  tx: Tx,
  scope: Scope,
  row: Bupot,
  lockReason: string | undefined,
): Promise<Composed<Bupot>> => {
  const passed = await passLock(scope, tx.db, masaOf(row), lockReason);
  return { row, reason: row.reason ?? passed, details: passed === null ? {} : { lockReason: passed } };
};

/**
 * A reason given since the filing, for example for the correction itself, is not requested again. Throws `period_filed`
 * without one.
 */
const changeReason = async (
  scope: Scope,
  query: Query,
  read: Bupot,
  { input, lockReason }: BupotParams,
): Promise<string | null> => {
  if (lockReason === undefined && input.period === read.period) {
    await refuseClosed(scope, query, read);
    return null;
  }
  return (
    (await passLock(scope, query, masaOf(read), lockReason)) ??
    (await passLock(scope, query, masaOf(input), lockReason))
  );
};

/** Such a slip has to be cancelled and created again. */
const sameSlip = (original: Bupot, input: BupotInput): void => {
  const changed = (['period', 'payeeNpwp'] as const).filter((field) => original[field] !== input[field]);
  if (changed.length > 0)
    throw new Problem('invalid', { errors: errorsFor(changed, 'bupot.server.correct_other_slip') });
};

/** The original may then be corrected again. */
const releaseOriginal = async (tx: Tx, deps: Deps, scope: Scope, { id, replaces }: Bupot): Promise<void> => {
  const original = replaces === null ? undefined : await bupotById(scope, tx.db, replaces);
  if (!original || original.replacedBy !== id) return;
  await moveBupots(tx, deps, scope, deps.now(), [
    { read: original, move: 'correct', action: 'releaseCorrection', set: { replacedBy: null } },
  ]);
};

/** Saving a refused slip makes it a draft again. */
export const bupotSaves = savesOf<Bupot, Bupot, BupotInput, BupotParams, SavedBupot>({
  family: bupotFamily,
  inputOf,
  insert: insertBupots,
  update: updateBupot,
  remove: async (tx, deps, scope, read) => {
    if (!(await removeBupot(tx, scope, read))) return false;
    await releaseOriginal(tx, deps, scope, read);
    return true;
  },
  held: refuseReservedDocument,
  refuse: async (deps, scope, { input }, read) => {
    if (read && read.replaces !== null) sameSlip(await loadBupot(scope, deps.db.read, read.replaces), input);
  },
  compose: async (tx, deps, scope, params, read) => {
    const { input, lockReason } = params;
    const around = await aroundOf(deps, scope, tx.db);
    if (!read) return unlocked(tx, scope, newBupot(deps, scope, input, around), lockReason);
    return { row: overBupot(read, input, around), reason: await changeReason(scope, tx.db, read, params) };
  },
  // Not on autosave, while the user is still typing.
  sideEffects: async (tx, deps, scope, { params: { input, autosave } }) => {
    const payee = autosave ? null : payeeForCounterparties(input);
    return payee ? remembered(tx, deps, scope, [payee]) : [];
  },
  answer: async (deps, scope, { row, params: { input, autosave } }) => {
    if (autosave) return row;
    const [found = []] = await findRelated(scope, deps.db.read, [{ input, id: row.id }]);
    return { ...row, beside: inWords(scope.locale, found) };
  },
});

/**
 * A draft of the next version (pembetulan), linked both ways. It keeps number, masa and payee. Only the newest version
 * can be corrected, so the second of two concurrent corrections is refused.
 */
export const correctBupot = async (
  deps: Deps,
  scope: Scope,
  {
    id,
    input,
    reason,
    lockReason,
  }: {
    id: string;
    input?: BupotInput | undefined;
    reason: string;
    lockReason?: string | undefined;
  },
): Promise<Bupot> => {
  const original = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  if (!allows('correct', original)) throw wrongStatus(original);
  if (original.replacedBy !== null)
    throw new Problem('conflict', {
      message: 'bupot.server.already_corrected',
      extra: { replacedBy: original.replacedBy },
    });
  const given = input ?? inputOf(original);
  sameSlip(original, given);
  const around = await aroundOf(deps, scope, deps.db.read);
  return deps.db.transact(async (tx) => {
    const next = newBupot(deps, scope, given, around, {
      replaces: original.id,
      revision: original.revision + 1,
      reason,
    });
    const { row, ...noted } = await unlocked(tx, scope, next, lockReason);
    const draft = await bupotSaves.insert(tx, deps, scope, row, noted);
    await moveBupots(tx, deps, scope, deps.now(), [
      { read: original, move: 'correct', set: { replacedBy: draft.id }, reason },
    ]);
    return draft;
  });
};
