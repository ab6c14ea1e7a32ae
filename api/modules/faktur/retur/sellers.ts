import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { type Counterparty, counterpartiesOf } from '../../../../db/repositories/counterparties.ts';
import type { Channel } from '../../../documents/letter.ts';

type Seller = Pick<FakturRow<string>, 'counterpartyNpwp' | 'counterpartyNitku' | 'counterpartyEmail'>;

export const lackOf = (channel: Channel): string => `retur.server.no_${channel === 'email' ? 'email' : 'phone'}`;

/**
 * The e-mail on their invoice, otherwise that of the counterparty, preferably of the same place of business. The tax
 * office sends neither e-mail nor telephone of a seller.
 */
const addressesOf = async (
  scope: Scope,
  query: Query,
  sellers: readonly Seller[],
  channel: Channel,
): Promise<(string | null)[]> => {
  const book = new Map<string, Counterparty[]>();
  const numbers = sellers.map(({ counterpartyNpwp }) => counterpartyNpwp);
  for (const one of await counterpartiesOf(scope, query, numbers))
    book.set(one.identity, [...(book.get(one.identity) ?? []), one]);
  return sellers.map(({ counterpartyNpwp, counterpartyNitku, counterpartyEmail }) => {
    if (channel === 'email' && counterpartyEmail) return counterpartyEmail;
    const known = book.get(counterpartyNpwp) ?? [];
    const nearest = [...known.filter(({ nitku }) => nitku === counterpartyNitku), ...known];
    return nearest.map(({ email, phone }) => (channel === 'email' ? email : phone)).find(Boolean) ?? null;
  });
};

export const addressOf = async (scope: Scope, query: Query, row: Seller, channel: Channel): Promise<string | null> =>
  (await addressesOf(scope, query, [row], channel))[0] ?? null;

export const haveAddress = async (
  scope: Scope,
  query: Query,
  rows: readonly Seller[],
  channel: Channel,
): Promise<boolean[]> => (await addressesOf(scope, query, rows, channel)).map((address) => address !== null);
