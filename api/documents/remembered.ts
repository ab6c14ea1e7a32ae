import { isIdentityOf } from '#domain/counterparty/identity.ts';
import { changeOf } from '#domain/definition/changes.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import {
  type Counterparty,
  type CounterpartyInput,
  type Met,
  rememberCounterparties,
} from '../../db/repositories/counterparties.ts';
import type { Change } from '../../db/repositories/history.ts';
import type { Deps } from '../services/deps.ts';
import { goingElsewhere } from './elsewhere.ts';

type Given = Omit<CounterpartyInput, 'email' | 'phone'> & {
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

export type RememberedParty = Omit<Counterparty, 'searchText' | 'companyId' | 'mergedInto'>;

export const rememberedParty = ({
  searchText: _,
  companyId: __,
  mergedInto: ___,
  ...rest
}: Counterparty): RememberedParty => rest;

export const counterpartyInput = (given: Given): CounterpartyInput => ({
  document: given.document,
  identity: given.identity,
  nitku: given.nitku,
  country: given.country,
  name: given.name,
  address: given.address,
  email: given.email ?? null,
  phone: given.phone ?? null,
});

/** Stored only after a user has confirmed them. */
const withOwnAddress = async (tx: Tx, scope: Scope, met: readonly Met[]): Promise<readonly Met[]> => {
  const found = await goingElsewhere(scope, tx.db, met);
  const strange = new Set(found.map(({ letter }) => letter));
  return met.map((one) => (strange.has(one) ? { ...one, email: null } : one));
};

/**
 * Except those whose number is invalid for its type: a draft may have one, the address book never. Returns the changes
 * for the history. `checked`: a user has confirmed the addresses.
 */
export const remembered = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  met: readonly Met[],
  checked = false,
): Promise<Change[]> => {
  const named = met.filter(isIdentityOf);
  const remembered = checked ? named : await withOwnAddress(tx, scope, named);
  const news = await rememberCounterparties(tx, scope, deps.now(), deps.newId, remembered);
  return news.map(({ before, now }) => {
    const after = counterpartyInput(now);
    const change = before ? changeOf(counterpartyInput(before), after) : { after };
    return {
      objectType: 'counterparty',
      objectId: now.id,
      action: 'remember',
      ...change,
      after: { ...change.after, version: now.version },
    };
  });
};
