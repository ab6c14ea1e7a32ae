import type { Faktur, FakturInput, FakturRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import {
  fakturRow,
  insertFakturs,
  patchFaktur,
  removeFaktur,
  updateFaktur,
} from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { savesOf } from '../../documents/saves.ts';
import type { Deps } from '../../services/deps.ts';
import { type Around, errorsIn, newFaktur, worked } from './compose-faktur.ts';
import { duplicateFindings } from './duplicates.ts';
import { inputOf } from './input-of.ts';
import { refuseHeld } from './inquire-item.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { loadFaktur, OBJECT_TYPE } from './move-fakturs.ts';
import { rememberedCounterparties } from './remember-counterparties.ts';
import { refuseUnsaveable, sameHead } from './saveable.ts';
import { stageIn } from './stage-chain.ts';

type Fields = Parameters<typeof newFaktur>[3];

/** An invoice made of an input, new with these fields or over the one that was read, among the others as they stand in this transaction. */
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
    : newFaktur(input, around, birth, fields);
  const duplicates = errorsIn(await duplicateFindings(scope, tx.db, faktur));
  return { ...faktur, errorCount: faktur.errorCount + duplicates.length };
};

/** The original of a substitute that goes away may be substituted again. */
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

/** Drafts of invoices; what saves itself may be incomplete. Saving what the office threw back makes it a draft again. */
export const fakturSaves = savesOf<FakturRow, Faktur, FakturInput>({
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
  held: refuseHeld,
  refuse: (_deps, _scope, { input }, read) => {
    const original = read?.replaces ? read : null;
    refuseUnsaveable({ input, ...(original ? { period: original.period } : {}) });
    if (original) sameHead(original, input);
  },
  compose: async (tx, deps, scope, { input }, read) => ({ row: await composed(tx, deps, scope, input, { read }) }),
  besides: async (tx, deps, scope, { asked: { autosave }, row }) =>
    autosave ? [] : rememberedCounterparties(tx, deps, scope, [row]),
});
