import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { type Counterparty, counterpartiesOf } from '../../../../db/repositories/counterparties.ts';
import type { Channel } from '../../../documents/letter.ts';

type Seller = Pick<FakturRow<string>, 'counterpartyNpwp' | 'counterpartyNitku' | 'counterpartyEmail'>;

/** What is said of a return whose seller cannot be reached by a channel. */
export const lackOf = (channel: Channel): string => `retur.server.no_${channel === 'email' ? 'email' : 'phone'}`;

/**
 * Where letters to sellers go: the e-mail their invoice named, else what the book knows of them, of the place of business the invoice names before any
 * other. The office tells neither e-mail nor telephone of a seller.
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

/** Where a letter about a return goes. */
export const addressOf = async (scope: Scope, query: Query, row: Seller, channel: Channel): Promise<string | null> =>
  (await addressesOf(scope, query, [row], channel))[0] ?? null;

/** For each return whether a letter of this channel has somewhere to go. */
export const haveAddress = async (
  scope: Scope,
  query: Query,
  rows: readonly Seller[],
  channel: Channel,
): Promise<boolean[]> => (await addressesOf(scope, query, rows, channel)).map((address) => address !== null);
