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

export const lackOf = (channel: Channel): string => `faktur.server.no_${channel === 'email' ? 'email' : 'phone'}`;

type Buyer = Pick<
  FakturRow,
  'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'counterpartyNitku' | 'counterpartyEmail'
>;

export const letterOf = (row: FakturRow<string>, to?: string): Letter => {
  const met = metCounterparty(row);
  const own = !to || to === row.counterpartyEmail;
  return { identity: met.identity, name: met.name, email: own ? row.counterpartyEmail : to, met: own ? met : null };
};

const known = (row: Buyer): Pick<Counterparty, 'document' | 'identity' | 'nitku'> => ({
  document: row.counterpartyDocument,
  identity: identityOf(row.counterpartyDocument, row.counterpartyNpwp, row.counterpartyDocumentNumber),
  nitku: row.counterpartyNitku,
});

/** The e-mail comes from the invoice, the telephone from the counterparty. */
export const recipientOf = async (scope: Scope, query: Query, row: Buyer, channel: Channel): Promise<string | null> =>
  channel === 'email' ? row.counterpartyEmail : ((await counterpartyBy(scope, query, known(row)))?.phone ?? null);

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

export const keluaranFamily = { ...rows, ...fakturFamily(keluaran, rows) };

export const wholeFakturs = { ...rows, ...keluaranFamily.whole };
