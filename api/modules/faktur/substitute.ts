import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadFaktur, moveFakturs, wrongStatus } from './move-fakturs.ts';
import { rememberedCounterparties } from './remember-counterparties.ts';
import { composed, fakturSaves } from './save-fakturs.ts';
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
    const { id: replaces, period } = original;
    const fields = { kind: 'NORMAL_SUBS', replaces, revision: original.revision + 1, period, reason } as const;
    const row = await composed(tx, deps, scope, kept, { fields });
    const besides = () => rememberedCounterparties(tx, deps, scope, [row]);
    const draft = await fakturSaves.insert(tx, deps, scope, row, { reason, besides });
    await moveFakturs(tx, deps, scope, deps.now(), [
      { read: original, move: 'substitute', set: { replacedBy: draft.id }, reason },
    ]);
    return draft;
  });
};
