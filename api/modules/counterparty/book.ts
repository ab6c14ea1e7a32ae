import { isIdentityOf, plainIdentity } from '#domain/counterparty/identity.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import {
  type CounterpartyInput,
  counterpartyBy,
  counterpartyById,
  insertCounterparty,
  updateCounterparty,
} from '../../../db/repositories/counterparties.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { counterpartyInput, type RememberedParty, rememberedParty } from '../../documents/remembered.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import { oneCounterparty } from './page.ts';

type Given = Omit<CounterpartyInput, 'email' | 'phone'> & {
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

const refuseDouble = async (tx: Tx, scope: Scope, input: CounterpartyInput, id?: string): Promise<void> => {
  await holdClaim(tx, scope, 'counterparty');
  const same = await counterpartyBy(scope, tx.db, input);
  if (same && same.id !== id)
    throw new Problem('invalid', { errors: { identity: 'faktur.server.counterparty_known' }, extra: { id: same.id } });
};

/** Throws `invalid` for a number the type of document cannot have. */
const inputOf = (given: Given): CounterpartyInput => {
  const input = { ...counterpartyInput(given), identity: plainIdentity(given) };
  if (!isIdentityOf(input)) throw new Problem('invalid', { errors: { identity: 'faktur.server.identity_digits' } });
  return input;
};

export const addCounterparty = async (deps: Deps, scope: Scope, given: Given): Promise<RememberedParty> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const input = inputOf(given);
  return deps.db.transact(async (tx) => {
    await refuseDouble(tx, scope, input);
    const made = await insertCounterparty(tx, scope, deps.now(), deps.newId(), input);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'counterparty', objectId: made.id, action: 'create', after: { ...input, version: made.version } },
    ]);
    return rememberedParty(made);
  });
};

export const changeCounterparty = async (
  deps: Deps,
  scope: Scope,
  { id, version, ...given }: Given & { id: string; version: number },
): Promise<RememberedParty> => {
  const before = await counterpartyById(scope, deps.db.read, id);
  if (!before) throw new Problem('not_found');
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const input = inputOf(given);
  const made = await deps.db.transact(async (tx) => {
    await refuseDouble(tx, scope, input, id);
    const row = await updateCounterparty(tx, scope, deps.now(), { id, version }, input);
    if (!row) return undefined;
    const change = changeOf(counterpartyInput(before), input);
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: 'counterparty',
        objectId: id,
        action: 'save',
        before: change.before,
        after: { ...change.after, version: row.version },
      },
    ]);
    return row;
  });
  if (made) return rememberedParty(made);
  const current = await oneCounterparty(deps, scope, id);
  throw await staleSince(scope, deps.db.read, { id, version }, current);
};
