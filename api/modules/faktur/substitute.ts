import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadFaktur, moveFakturs, wrongStatus } from './move-fakturs.ts';
import { insertDraft } from './save-draft.ts';
import { refuseUnsaveable, sameHead } from './saveable.ts';

/**
 * A replacement of an approved invoice, as a new draft linked both ways. It keeps the masa, the buyer and the place in a
 * chain of stages of its original; an invoice that was replaced is replaced again only through its latest replacement.
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
    const draft = await insertDraft(
      tx,
      deps,
      scope,
      { input: kept, autosave: false },
      {
        kind: 'NORMAL_SUBS',
        replaces: original.id,
        revision: original.revision + 1,
        period: original.period,
        reason,
      },
    );
    await moveFakturs(tx, deps, scope, deps.now(), [
      { read: original, move: 'substitute', set: { replacedBy: draft.id }, reason },
    ]);
    return draft;
  });
};
