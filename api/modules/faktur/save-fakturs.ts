import type { Faktur, FakturInput, FakturRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { metCounterparty } from '../../../db/repositories/counterparties.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import {
  fakturRow,
  insertFakturs,
  patchFaktur,
  removeFaktur,
  updateFaktur,
} from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { remembered } from '../../documents/remembered.ts';
import { type Alongside, type Given, savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { type Around, composeFaktur, errorsIn, worked } from './compose-faktur.ts';
import { inputOf, refuseUnsaveable, sameHead } from './input-of.ts';
import { refuseReservedDocument } from './inquire-item.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { loadFaktur, moveFakturs, OBJECT_TYPE, wrongStatus } from './move-fakturs.ts';
import { stageIn } from './stage-chain.ts';
import { duplicateFindings } from './upload-checks.ts';

export const rememberedCounterparties = (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  fakturs: readonly Faktur[],
): Promise<Change[]> => remembered(tx, deps, scope, fakturs.map(metCounterparty));

type Fields = Parameters<typeof composeFaktur>[3];

export const composed = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  given: FakturInput,
  { read = null, fields = {} }: { read?: Faktur | null; fields?: Fields } = {},
): Promise<Faktur> => {
  await holdClaim(tx, scope, 'reference of an invoice');
  const { npwp, pkp } = await ownCompany(scope, tx.db);
  const { input, taken, remaining } = read
    ? await stageIn(tx, scope, { ...given, advanceOf: read.advanceOf ?? given.advanceOf }, [read.id, read.replaces])
    : await stageIn(tx, scope, given, [fields.replaces ?? null]);
  // A substitute is reported in the masa of its original.
  const period = read ? (read.replaces === null ? undefined : read.period) : fields.period;
  const around: Around = {
    today: jakartaDay(deps.now()),
    company: { npwp, pkp },
    source: 'form',
    ...(taken ? { taken } : {}),
    ...(remaining === undefined ? {} : { remaining }),
    ...(period === undefined ? {} : { period }),
  };
  const birth = { id: deps.newId(), companyId: scope.companyId, now: deps.now(), by: scope.userName };
  const faktur: Faktur = read
    ? { ...read, ...worked(input, around), status: fakturStatus.start, officeCode: null, officeMessage: null }
    : composeFaktur(input, around, birth, fields);
  const duplicates = errorsIn(await duplicateFindings(scope, tx.db, faktur));
  return { ...faktur, errorCount: faktur.errorCount + duplicates.length };
};

export const releaseOriginal = async (tx: Tx, scope: Scope, now: number, row: FakturRow): Promise<void> => {
  const original = row.replaces === null ? undefined : await fakturRow(scope, tx.db, row.replaces);
  if (!original || original.replacedBy !== row.id) return;
  await patchFaktur(tx, scope, original, { replacedBy: null }, now, scope.userName);
  await appendHistory(tx, scope, now, [
    {
      objectType: OBJECT_TYPE,
      objectId: original.id,
      action: 'releaseSubstitute',
      fromStatus: original.status,
      toStatus: original.status,
      before: { replacedBy: row.id },
      after: { replacedBy: null, version: original.version + 1 },
    },
  ]);
};

type FakturParams = Given<FakturInput> & { readonly alongside?: Alongside<Faktur> };

/** Saving drafts of invoices; an autosave may be incomplete. Saving a refused invoice makes it a draft again. */
export const fakturSaves = savesOf<FakturRow, Faktur, FakturInput, FakturParams>({
  family: keluaranFamily,
  whole: loadFaktur,
  inputOf,
  insert: insertFakturs,
  update: updateFaktur,
  remove: async (tx, deps, scope, read) => {
    const stages = await stagesOf(scope, tx.db, read.id);
    if (stages.some(({ id }) => id !== read.id)) throw new Problem('conflict', { message: 'faktur.server.has_stages' });
    if (!(await removeFaktur(tx, scope, read))) return false;
    await releaseOriginal(tx, scope, deps.now(), read);
    return true;
  },
  held: refuseReservedDocument,
  refuse: async (deps, scope, { input }, read) => {
    refuseUnsaveable({ input, ...(read?.replaces ? { period: read.period } : {}) });
    if (read?.replaces) sameHead((await fakturRow(scope, deps.db.read, read.replaces)) ?? read, input);
  },
  compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, { read }) }),
  sideEffects: async (tx, deps, scope, { params: { autosave, alongside }, row, read }) => {
    if (read === null) await alongside?.(tx, row);
    return autosave ? [] : rememberedCounterparties(tx, deps, scope, [row]);
  },
});

/**
 * A replacement of an approved invoice, as a new draft linked both ways. It keeps the masa, the buyer and the contract
 * stage of its original. A replaced invoice can only be replaced through its latest replacement.
 */
export const substituteFaktur = async (
  deps: Deps,
  scope: Scope,
  { id, input, reason }: { id: string; input: FakturInput; reason: string },
): Promise<Faktur> => {
  const original = await loadFaktur(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_CREATE');
  if (!allows('substitute', original)) throw wrongStatus(original);
  if (original.replacedBy !== null)
    throw new Problem('conflict', {
      message: 'faktur.server.already_substituted',
      extra: { replacedBy: original.replacedBy },
    });
  sameHead(original, input);
  refuseUnsaveable({ input, period: original.period });
  const kept = { ...input, term: original.term, advanceOf: original.advanceOf };
  return deps.db.transact(async (tx) => {
    const { id: replaces, period } = original;
    const fields = { kind: 'NORMAL_SUBS', replaces, revision: original.revision + 1, period, reason } as const;
    const row = await composed(tx, deps, scope, kept, { fields });
    const sideEffects = () => rememberedCounterparties(tx, deps, scope, [row]);
    const draft = await fakturSaves.insert(tx, deps, scope, row, { reason, sideEffects });
    await moveFakturs(tx, deps, scope, deps.now(), [
      { read: original, move: 'substitute', set: { replacedBy: draft.id }, reason },
    ]);
    return draft;
  });
};
