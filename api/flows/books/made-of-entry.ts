import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Alongside } from '../../documents/saves.ts';
import { matchMade, soldRow } from '../../modules/cocokkan/made/faktur-of-row.ts';
import { fakturSaves } from '../../modules/faktur/save-fakturs.ts';
import { directUpload } from '../../modules/faktur/upload-fakturs.ts';
import { type Deps, permit } from '../../services/deps.ts';

type MadeOfEntryParams = { readonly id: string; readonly input: FakturInput };

/** In one transaction: after a crash there are both or none, and an entry is never invoiced twice. */
const matchedTo =
  (deps: Deps, scope: Scope, id: string): Alongside<Faktur> =>
  (tx, made) =>
    matchMade(tx, deps, scope, { id, documentId: made.id });

/** 404 before the input is validated. */
const refuseUnknown = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  await soldRow(scope, deps.db.read, id);
};

/** Throws `not_found`, or `conflict` if the entry already has a document. */
export const makeOfEntry = async (
  deps: Deps,
  scope: Scope,
  { id, ...given }: MadeOfEntryParams & { readonly autosave?: boolean | undefined },
): Promise<Faktur> => {
  await refuseUnknown(deps, scope, id);
  const { input, autosave = false } = given;
  return fakturSaves.create(deps, scope, { input, autosave, alongside: matchedTo(deps, scope, id) });
};

export const sendOfEntry = async (
  deps: Deps,
  scope: Scope,
  { id, ...given }: MadeOfEntryParams & { readonly lockReason?: string | undefined },
): Promise<Faktur & { jobId: string }> => {
  await refuseUnknown(deps, scope, id);
  return directUpload(deps, scope, { ...given, alongside: matchedTo(deps, scope, id) });
};
