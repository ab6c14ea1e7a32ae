import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  type Counterparty,
  type CounterpartyInput,
  counterpartyBy,
  counterpartyById,
  insertCounterparty,
  listCounterparties,
  updateCounterparty,
} from '../../../db/repositories/counterparties.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';
import { permit } from './load-faktur.ts';

type Given = Omit<CounterpartyInput, 'email' | 'phone'> & {
  email?: string | null | undefined;
  phone?: string | null | undefined;
};
type Told = Omit<Counterparty, 'searchText' | 'companyId'>;

const told = ({ searchText: _, companyId: __, ...rest }: Counterparty): Told => rest;
const inputOf = (given: Given): CounterpartyInput => ({
  document: given.document,
  identity: given.identity,
  nitku: given.nitku,
  country: given.country,
  name: given.name,
  address: given.address,
  email: given.email ?? null,
  phone: given.phone ?? null,
});

export const findCounterparties = async (
  deps: Deps,
  scope: Scope,
  asked: { q: string; offset: number; limit: number },
): Promise<{ rows: Told[]; total: number }> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE');
  const { rows, total } = await listCounterparties(scope, deps.db.read, asked);
  return { rows: rows.map(told), total };
};

export const oneCounterparty = async (deps: Deps, scope: Scope, id: string): Promise<Told> => {
  const found = await counterpartyById(scope, deps.db.read, id);
  if (!found) throw new Problem('not_found');
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE');
  return told(found);
};

const refuseDouble = async (deps: Deps, scope: Scope, input: CounterpartyInput, id?: string): Promise<void> => {
  const same = await counterpartyBy(scope, deps.db.read, input);
  if (same && same.id !== id)
    throw new Problem('invalid', { errors: { identity: 'faktur.server.counterparty_known' }, extra: { id: same.id } });
};

export const addCounterparty = async (deps: Deps, scope: Scope, given: Given): Promise<Told> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const input = inputOf(given);
  await refuseDouble(deps, scope, input);
  return deps.db.transact(async (tx) => {
    const made = await insertCounterparty(tx, scope, deps.now(), deps.newId(), input);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'counterparty', objectId: made.id, action: 'create', after: input },
    ]);
    return told(made);
  });
};

export const changeCounterparty = async (
  deps: Deps,
  scope: Scope,
  { id, version, ...given }: Given & { id: string; version: number },
): Promise<Told> => {
  const before = await counterpartyById(scope, deps.db.read, id);
  if (!before) throw new Problem('not_found');
  permit(scope, 'EFAKTUR_DOC_CREATE');
  const input = inputOf(given);
  await refuseDouble(deps, scope, input, id);
  return deps.db.transact(async (tx) => {
    const made = await updateCounterparty(tx, scope, deps.now(), { id, version }, input);
    if (!made) throw new Problem('conflict', { extra: { current: told(before) } });
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'counterparty', objectId: id, action: 'save', before: inputOf(before), after: input },
    ]);
    return told(made);
  });
};
