import type { FakturRow } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { stagesOf } from '../../../db/repositories/faktur/chain.ts';
import { fakturRow, patchFaktur, removeFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { removalOf } from '../../documents/removal.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { officeHolds } from './inquire-item.ts';
import { announce, loadRow, OBJECT_TYPE, wrongStatus } from './move-fakturs.ts';

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

/** Removes what the office never took. The history keeps that it was there. */
export const removeDraft = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_DELETE');
  if (!allows('remove', row)) throw wrongStatus(row);
  if (await officeHolds(deps, scope, row)) throw new Problem('conflict', { message: 'faktur.server.office_holds_it' });
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const stages = await stagesOf(scope, tx.db, id);
    if (stages.some((stage) => stage.id !== id)) throw new Problem('conflict', { message: 'faktur.server.has_stages' });
    if (!(await removeFaktur(tx, scope, row))) throw new Problem('conflict');
    await releaseOriginal(tx, scope, now, row);
    await appendHistory(tx, scope, now, [
      {
        objectType: OBJECT_TYPE,
        objectId: id,
        action: 'remove',
        fromStatus: row.status,
        before: { ...row },
      },
    ]);
    await announce(tx, deps, scope, [id]);
  });
};

export const removeItem = removalOf(removeDraft, 'faktur.server.removed');
