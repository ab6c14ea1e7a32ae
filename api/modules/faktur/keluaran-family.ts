import { sen } from '#domain/definition/money.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { errorsNow } from '#domain/faktur/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import {
  type Counterparty,
  counterpartiesWithPhone,
  counterpartyBy,
  counterpartyKey,
  identityOf,
  metCounterparty,
} from '../../../db/repositories/counterparties.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { family } from '../../documents/family.ts';
import type { Channel } from '../../documents/letter.ts';
import type { Letter } from '../../documents/send-many.ts';
import { fakturFamily, rowOfType } from './family.ts';

/** What is said of an invoice whose buyer cannot be reached by a channel. */
export const lackOf = (channel: Channel): string => `faktur.server.no_${channel === 'email' ? 'email' : 'phone'}`;

type Buyer = Pick<
  FakturRow,
  'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'counterpartyNitku' | 'counterpartyEmail'
>;

/** The letter about an invoice or a return, to its own address or to one a person typed. */
export const letterOf = (row: FakturRow<string>, to?: string): Letter => {
  const met = metCounterparty(row);
  const own = !to || to === row.counterpartyEmail;
  return { identity: met.identity, name: met.name, email: own ? row.counterpartyEmail : to, met: own ? met : null };
};

/** The buyer of an invoice as a counterparty is known by. */
const known = (row: Buyer): Pick<Counterparty, 'document' | 'identity' | 'nitku'> => ({
  document: row.counterpartyDocument,
  identity: identityOf(row.counterpartyDocument, row.counterpartyNpwp, row.counterpartyDocumentNumber),
  nitku: row.counterpartyNitku,
});

/** Where a letter about an invoice goes: the e-mail stands in the invoice, the telephone with the counterparty. */
export const recipientOf = async (scope: Scope, query: Query, row: Buyer, channel: Channel): Promise<string | null> =>
  channel === 'email' ? row.counterpartyEmail : ((await counterpartyBy(scope, query, known(row)))?.phone ?? null);

/** For each invoice whether a letter of this channel has somewhere to go. */
const haveRecipient = async (
  scope: Scope,
  query: Query,
  rows: readonly Buyer[],
  channel: Channel,
): Promise<boolean[]> => {
  if (channel === 'email') return rows.map(({ counterpartyEmail }) => Boolean(counterpartyEmail));
  const buyers = rows.map(known);
  const reached = await counterpartiesWithPhone(
    scope,
    query,
    buyers.map(({ identity }) => identity),
  );
  return buyers.map((buyer) => reached.has(counterpartyKey(buyer)));
};

const rows = family({
  definition: keluaran.document,
  list: fakturList,
  find: rowOfType(keluaran),
  labelOf: (row: FakturRow) => labelOf(row),
  amountOf: (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)),
  errorCountOf: errorsNow,
  reached: haveRecipient,
});

/** Outgoing invoices, as their rows; `whole` with their lines. */
export const keluaranFamily = { ...rows, ...fakturFamily(keluaran, rows) };

/** The same with their lines. */
export const wholeFakturs = { ...rows, ...keluaranFamily.whole };
