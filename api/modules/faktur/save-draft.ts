import { changeOf } from '#domain/definition/changes.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isEditable, isFailed } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { insertFakturs, updateFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { type Around, errorsIn, newFaktur, worked } from './compose-faktur.ts';
import { duplicateFindings } from './duplicates.ts';
import { inputOf } from './input-of.ts';
import { officeHolds } from './inquire-item.ts';
import { announce, loadFaktur, OBJECT_TYPE } from './move-fakturs.ts';
import { rememberedCounterparties } from './remember-counterparties.ts';
import { refuseUnsaveable, sameHead } from './saveable.ts';
import { stageIn } from './stage-chain.ts';
import { overtakenProblem, staleProblem } from './stale.ts';

export type Save = {
  input: FakturInput;
  /** Saved by the clock and not by the person: leaves no history, and may be incomplete. */
  autosave: boolean;
};

const aroundOf = (
  deps: Deps,
  seller: OwnCompany,
  stage: Awaited<ReturnType<typeof stageIn>>,
  period: string | undefined,
): Around => ({
  today: jakartaDay(deps.now()),
  company: { npwp: seller.npwp, pkp: seller.pkp },
  source: 'form',
  ...(stage.taken ? { taken: stage.taken } : {}),
  ...(stage.remaining === undefined ? {} : { remaining: stage.remaining }),
  ...(period === undefined ? {} : { period }),
});

const counted = async (tx: Tx, scope: Scope, faktur: Faktur): Promise<Faktur> => {
  const duplicates = errorsIn(await duplicateFindings(scope, tx.db, faktur));
  return { ...faktur, errorCount: faktur.errorCount + duplicates.length };
};

/** Writes a new draft inside a transaction that is open: alone, or with what belongs to it. */
export const insertDraft = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { input, autosave }: Save,
  fields: Parameters<typeof newFaktur>[3] = {},
): Promise<Faktur> => {
  const now = deps.now();
  await holdClaim(tx, scope, 'reference of an invoice');
  const seller = await ownCompany(scope, tx.db);
  const stage = await stageIn(tx, scope, input, [fields.replaces ?? null]);
  const birth = { id: deps.newId(), companyId: scope.companyId, now, by: scope.userName };
  const faktur = await counted(
    tx,
    scope,
    newFaktur(stage.input, aroundOf(deps, seller, stage, fields.period), birth, fields),
  );
  await insertFakturs(tx, scope, [faktur]);
  const buyers = autosave ? [] : await rememberedCounterparties(tx, deps, scope, [faktur]);
  await appendHistory(tx, scope, now, [
    {
      objectType: OBJECT_TYPE,
      objectId: faktur.id,
      action: 'create',
      toStatus: faktur.status,
      after: { ...inputOf(faktur), version: faktur.version },
      reason: faktur.reason,
    },
    ...buyers,
  ]);
  await announce(tx, deps, scope, [faktur.id]);
  return faktur;
};

export const createDraft = async (deps: Deps, scope: Scope, save: Save): Promise<Faktur> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  refuseUnsaveable({ input: save.input });
  return deps.db.transact((tx) => insertDraft(tx, deps, scope, save));
};

/** Writes over the version the person had; a newer one is 409 with what changed. Saving what the office threw back makes it a draft again. */
export const updateDraft = async (
  deps: Deps,
  scope: Scope,
  { id, version, input, autosave }: Save & { id: string; version: number },
): Promise<Faktur> => {
  const read = await loadFaktur(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_CREATE');
  if (!isEditable(read)) throw await overtakenProblem(scope, deps.db.read, read);
  if (read.version !== version) throw await staleProblem(scope, deps.db.read, id, { version, input });
  refuseUnsaveable({ input, ...(read.replaces === null ? {} : { period: read.period }) });
  if (read.replaces !== null) sameHead(read, input);
  if (isFailed(read) && (await officeHolds(deps, scope, read)))
    throw new Problem('conflict', { message: 'faktur.server.office_holds_it' });
  const written = await deps.db.transact((tx) => overwrite(tx, deps, scope, read, { input, autosave }));
  if (!written) throw await staleProblem(scope, deps.db.read, id, { version, input });
  return written;
};

const overwrite = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  read: Faktur,
  { input, autosave }: Save,
): Promise<Faktur | undefined> => {
  const now = deps.now();
  await holdClaim(tx, scope, 'reference of an invoice');
  const seller = await ownCompany(scope, tx.db);
  const stage = await stageIn(tx, scope, { ...input, advanceOf: read.advanceOf ?? input.advanceOf }, [
    read.id,
    read.replaces,
  ]);
  // A substitute is reported in the masa of its original.
  const period = read.replaces === null ? undefined : read.period;
  const work = worked(stage.input, aroundOf(deps, seller, stage, period));
  const next = await counted(tx, scope, {
    ...read,
    ...work,
    version: read.version + 1,
    status: fakturStatus.start,
    officeCode: null,
    officeMessage: null,
    updatedBy: scope.userName,
    updatedAt: now,
  });
  if (!(await updateFaktur(tx, scope, read, next))) return undefined;
  const buyers = autosave ? [] : await rememberedCounterparties(tx, deps, scope, [next]);
  if (!autosave || next.status !== read.status) {
    const change = changeOf(inputOf(read), inputOf(next));
    await appendHistory(tx, scope, now, [
      {
        objectType: OBJECT_TYPE,
        objectId: read.id,
        action: 'save',
        fromStatus: read.status,
        toStatus: next.status,
        before: change.before,
        after: { ...change.after, version: next.version },
      },
      ...buyers,
    ]);
  }
  await announce(tx, deps, scope, [read.id]);
  return next;
};
