import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Alongside } from '../../documents/saves.ts';
import { matchMade, soldRow } from '../../modules/cocokkan/made/faktur-of-row.ts';
import { fakturSaves } from '../../modules/faktur/save-fakturs.ts';
import { directUpload } from '../../modules/faktur/upload-fakturs.ts';
import { type Deps, permit } from '../../services/deps.ts';

type MadeOfEntryParams = { readonly id: string; readonly input: FakturInput };

/** The draft and that it is the document of the entry are one transaction: a crash leaves both or none, and an entry is never invoiced twice. */
const matchedTo =
  (deps: Deps, scope: Scope, id: string): Alongside<Faktur> =>
  (tx, made) =>
    matchMade(tx, deps, scope, { id, documentId: made.id });

/** An entry nobody knows is not found, whatever is typed for it. */
const refuseUnknown = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  await soldRow(scope, deps.db.read, id);
};

/** Makes a draft of an entry of the books (`id`), which it counts as matched with from then on. Throws `not_found`, `conflict` where the entry has a document by now. */
export const makeOfEntry = async (
  deps: Deps,
  scope: Scope,
  { id, ...given }: MadeOfEntryParams & { readonly autosave?: boolean | undefined },
): Promise<Faktur> => {
  await refuseUnknown(deps, scope, id);
  const { input, autosave = false } = given;
  return fakturSaves.create(deps, scope, { input, autosave, alongside: matchedTo(deps, scope, id) });
};

/** The same, sent to the office at once. */
export const sendOfEntry = async (
  deps: Deps,
  scope: Scope,
  { id, ...given }: MadeOfEntryParams & { readonly lockReason?: string | undefined },
): Promise<Faktur & { jobId: string }> => {
  await refuseUnknown(deps, scope, id);
  return directUpload(deps, scope, { ...given, alongside: matchedTo(deps, scope, id) });
};
