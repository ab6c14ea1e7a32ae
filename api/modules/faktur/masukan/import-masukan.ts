import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { bumpRevision } from '../../../../db/repositories/revisions.ts';
import { takingOf } from '../../../documents/pull/take-pulled.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import { masukanPull } from './pull/family.ts';
import { takeFakturs } from './pull/take-faktur.ts';

export type ImportedMasukan = { readonly id: string; readonly theirs: PulledFaktur; readonly importId: string };

export const importedMasukan = (deps: Stamp, theirs: PulledFaktur, importId: string): ImportedMasukan => ({
  id: deps.newId(),
  theirs,
  importId,
});

/** Updates existing invoices where the list differs. Returns the ids. */
export const insertMasukan = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  made: readonly ImportedMasukan[],
): Promise<readonly string[]> => {
  await bumpRevision(tx, scope, takingOf(masukanPull));
  const judged = await masukanPull.judge(
    deps,
    scope,
    tx.db,
    made.map(({ theirs }) => theirs),
  );
  const taken = judged.map(({ theirs, ours }, at) => ({ theirs, ours, id: made[at]?.id ?? deps.newId() }));
  return takeFakturs({ tx, deps, scope, as: scope, lockReason: null, importId: made[0]?.importId ?? '' }, taken);
};
