import { inputOf } from '#domain/bupot/input-of.ts';
import { payeeForCounterparties } from '#domain/bupot/payee-for-counterparties.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import { changeOf, differences } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { stale } from '#domain/stale.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { insertBupots, updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { appendHistory, changedSince } from '../../../db/repositories/history.ts';
import { errorsFor, inWords, type SaidFinding } from '../../documents/findings.ts';
import { passLock } from '../../documents/period-lock.ts';
import { remembered } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { besideOf } from './beside.ts';
import { aroundOf, newBupot, worked } from './compose-bupot.ts';
import { loadBupot } from './family.ts';
import { refuseHeld } from './inquire-item.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-bupots.ts';

export type Save = {
  input: BupotInput;
  /** Saved by the clock and not by the person: leaves no history. */
  autosave: boolean;
  /** Why a slip of a masa is made or changed whose return is with the office. */
  lockReason?: string | undefined;
};

/** A slip was changed since the version a person had. Autosave leaves no history: then the fields are those in which the two differ. */
export const staleProblem = async (
  scope: Scope,
  query: Query,
  id: string,
  { version, input }: { version: number; input?: BupotInput },
): Promise<Problem> => {
  const current = await loadBupot(scope, query, id);
  const { changedFields } = await changedSince(scope, query, id, version);
  return stale({
    current,
    changedFields: changedFields.length === 0 && input ? differences(inputOf(current), input) : changedFields,
    who: { by: current.updatedBy, at: current.updatedAt },
  });
};

/** Writes a new draft inside a transaction that is open. `told`: what the history keeps of it besides. */
export const insertDraft = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  bupot: Bupot,
  {
    action,
    lockReason,
    told = {},
  }: { action: string; lockReason?: string | undefined; told?: Readonly<Record<string, unknown>> },
): Promise<Bupot> => {
  const passed = await passLock(scope, tx.db, bupot, lockReason);
  await insertBupots(tx, scope, [bupot]);
  await appendHistory(tx, scope, bupot.createdAt, [
    {
      objectType: OBJECT_TYPE,
      objectId: bupot.id,
      action,
      toStatus: bupot.status,
      after: { ...inputOf(bupot), ...told, version: bupot.version, ...(passed === null ? {} : { lockReason: passed }) },
      reason: bupot.reason ?? passed,
    },
  ]);
  await announce(tx, deps, scope, [bupot.id]);
  return bupot;
};

/** Keeps the payee of what a person saved for the next time; what saves itself is still being typed. */
const keepPayee = async (tx: Tx, deps: Deps, scope: Scope, { input, autosave }: Save): Promise<void> => {
  const payee = autosave ? null : payeeForCounterparties(input);
  if (payee) await appendHistory(tx, scope, deps.now(), await remembered(tx, deps, scope, [payee]));
};

/** A saved slip with what other slips of its payee and masa say of it; what saves itself is still being typed. */
export type SavedBupot = Bupot & { readonly beside?: readonly SaidFinding[] };

const withBeside = async (deps: Deps, scope: Scope, bupot: Bupot, { input, autosave }: Save): Promise<SavedBupot> => {
  if (autosave) return bupot;
  const [found = []] = await besideOf(scope, deps.db.read, [{ input, id: bupot.id }]);
  return { ...bupot, beside: inWords(scope.locale, found) };
};

export const createBupot = async (deps: Deps, scope: Scope, save: Save): Promise<SavedBupot> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const { input, lockReason } = save;
  const around = await aroundOf(deps, scope, deps.db.read);
  const saved = await deps.db.transact(async (tx) => {
    const made = await insertDraft(tx, deps, scope, newBupot(deps, scope, input, around), {
      action: 'create',
      lockReason,
    });
    await keepPayee(tx, deps, scope, save);
    return made;
  });
  return withBeside(deps, scope, saved, save);
};

/** Who is paid and for which month do not change with a correction: such a slip is cancelled and made anew. */
export const sameSlip = (original: Bupot, input: BupotInput): void => {
  const changed = (['period', 'payeeNpwp'] as const).filter((field) => original[field] !== input[field]);
  if (changed.length > 0)
    throw new Problem('invalid', { errors: errorsFor(changed, 'bupot.server.correct_other_slip') });
};

/** Writes over the version the person had; a newer one is 409 with what changed. Saving what the office threw back makes it a draft again. */
export const updateBupotDraft = async (
  deps: Deps,
  scope: Scope,
  { id, version, input, autosave, lockReason }: Save & { id: string; version: number },
): Promise<SavedBupot> => {
  const read = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  if (read.kind !== input.kind) throw new Problem('not_found');
  if (!isEditable(read)) throw wrongStatus(read);
  if (read.version !== version) throw await staleProblem(scope, deps.db.read, id, { version, input });
  await refuseHeld(deps, scope, read);
  if (read.replaces !== null) sameSlip(await loadBupot(scope, deps.db.read, read.replaces), input);
  const around = await aroundOf(deps, scope, deps.db.read);
  const written = await deps.db.transact(async (tx) => {
    // Both the masa it is taken out of and the one it goes into.
    const passed =
      (await passLock(scope, tx.db, read, lockReason)) ?? (await passLock(scope, tx.db, input, lockReason));
    const next: Bupot = {
      ...read,
      ...worked(input, around),
      version: read.version + 1,
      status: bupotStatus.start,
      officeCode: null,
      officeMessage: null,
      updatedBy: scope.userName,
      updatedAt: deps.now(),
    };
    if (!(await updateBupot(tx, scope, read, next))) return undefined;
    if (!autosave || passed !== null || next.status !== read.status) {
      const change = changeOf(inputOf(read), inputOf(next));
      await appendHistory(tx, scope, deps.now(), [
        {
          objectType: OBJECT_TYPE,
          objectId: id,
          action: 'save',
          fromStatus: read.status,
          toStatus: next.status,
          before: change.before,
          after: { ...change.after, version: next.version },
          reason: passed,
        },
      ]);
    }
    await keepPayee(tx, deps, scope, { input, autosave });
    await announce(tx, deps, scope, [id]);
    return next;
  });
  if (!written) throw await staleProblem(scope, deps.db.read, id, { version, input });
  return withBeside(deps, scope, written, { input, autosave });
};
