import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type PartySight, slipsNotSummed, vatNotSummed } from '#domain/counterparty/documents.ts';
import { partyKey } from '#domain/counterparty/key.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { bupots, faktur } from '../tables.ts';
import type { Counterparty } from './counterparties.ts';

export type PartyKey = Pick<Counterparty, 'document' | 'identity' | 'nitku'>;

// Literals instead of parameters: a group by expression must be the same text as the selected one.
const fakturIdentity = sql`case when ${faktur.counterpartyDocument} = 'TIN' then ${faktur.counterpartyNpwp} else coalesce(${faktur.counterpartyDocumentNumber}, '') end`;
const fakturPlace = sql`case when ${faktur.counterpartyDocument} = 'TIN' and ${faktur.counterpartyNitku} = '' then ${faktur.counterpartyNpwp} || '000000' else ${faktur.counterpartyNitku} end`;
export const fakturKey = sql<string>`${faktur.counterpartyDocument} || '|' || ${fakturIdentity} || '|' || ${fakturPlace}`;

/** As stored (`payeeForCounterparties`): abroad by any number, with a NIK, or with an NPWP and its place. */
const slipKey = sql<string>`case
  when ${bupots.kind} in ('BPNR', 'BP26') then 'Other ID|' || ${bupots.payeeNpwp} || '|000000'
  when ${bupots.body} ->> 'payeeIdType' = 'NIK' then 'National ID|' || ${bupots.payeeNpwp} || '|000000'
  else 'TIN|' || ${bupots.payeeNpwp} || '|' || coalesce(${bupots.payeeNitku}, ${bupots.payeeNpwp} || '000000') end`;

/**
 * By the index of the number, then the whole key. Ids are selected first: with a group by or an order by, a planner
 * would rather scan the whole company.
 */
export const fakturOf = ({ companyId }: Scope, keys: readonly PartyKey[]): SQL => {
  const numbers = (tin: boolean): SQL =>
    textsIn(keys.filter(({ document }) => (document === 'TIN') === tin).map(({ identity }) => identity));
  return sql`${faktur.id} in (
    select id from faktur where company_id = ${companyId} and counterparty_npwp in ${numbers(true)}
    union all
    select id from faktur where company_id = ${companyId} and counterparty_document <> 'TIN' and counterparty_document_number in ${numbers(false)}
  ) and ${fakturKey} in ${textsIn(keys.map(partyKey))}`;
};

const slipsOf = ({ companyId }: Scope, keys: readonly PartyKey[]): SQL =>
  sql`${bupots.id} in (
    select id from bupot where company_id = ${companyId} and payee_npwp in ${textsIn(keys.map(({ identity }) => identity))}
  ) and ${slipKey} in ${textsIn(keys.map(partyKey))}`;

type Counted = { readonly key: string; readonly count: number; readonly latest: string };

export const documentsCounted = async (
  scope: Scope,
  query: Query,
  keys: readonly PartyKey[],
  sight: PartySight,
): Promise<Counted[]> => {
  if (keys.length === 0) return [];
  const counts = { count: sql<string>`count(*)`, latest: sql<string>`max(date)` };
  const rows = [
    ...(sight.vat
      ? await query
          .select({ key: fakturKey, ...counts })
          .from(faktur)
          .where(fakturOf(scope, keys))
          .groupBy(fakturKey)
      : []),
    ...(sight.slips
      ? await query
          .select({ key: slipKey, ...counts })
          .from(bupots)
          .where(slipsOf(scope, keys))
          .groupBy(slipKey)
      : []),
  ];
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

export type StoredSum = { kind: string; period: string; count: number; base: string; tax: string };

/** By masa and kind, in sen, without those that lists leave out of totals. */
export const documentSums = async (
  scope: Scope,
  query: Query,
  keys: readonly PartyKey[],
  sight: PartySight,
): Promise<StoredSum[]> => {
  const summed = or(
    ...vatNotSummed.map(([type, states]) =>
      and(eq(faktur.type, type), sql`${faktur.status} not in ${textsIn(states)}`),
    ),
  );
  const sum = (column: SQLiteColumn) => sql<string>`cast(sum(${column}) as text)`;
  const count = sql<string>`count(*)`;
  const rows = [
    ...(sight.vat
      ? await query
          .select({
            kind: sql<string>`${faktur.type}`,
            period: faktur.period,
            count,
            base: sum(faktur.dpp),
            tax: sum(faktur.ppn),
          })
          .from(faktur)
          .where(and(fakturOf(scope, keys), summed))
          .groupBy(faktur.type, faktur.period)
      : []),
    ...(sight.slips
      ? await query
          .select({
            kind: sql<string>`${bupots.kind}`,
            period: bupots.period,
            count,
            base: sum(bupots.gross),
            tax: sum(bupots.tax),
          })
          .from(bupots)
          .where(and(slipsOf(scope, keys), sql`${bupots.status} not in ${textsIn(slipsNotSummed)}`))
          .groupBy(bupots.kind, bupots.period)
      : []),
  ];
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

export type StoredDocument = {
  kind: string;
  id: string;
  number: string | null;
  reference: string | null;
  date: string;
  period: string;
  status: string;
  name: string | null;
  identity: string;
  base: string;
  tax: string;
};

export const documentsOf = async (
  scope: Scope,
  query: Query,
  keys: readonly PartyKey[],
  { sight, offset, limit }: { sight: PartySight; offset: number; limit: number },
): Promise<{ rows: StoredDocument[]; total: number }> => {
  const vat = query
    .select({
      kind: sql<string>`${faktur.type}`.as('kind'),
      id: sql<string>`${faktur.id}`.as('id'),
      number: sql<string | null>`${faktur.number}`.as('number'),
      reference: sql<string | null>`${faktur.reference}`.as('reference'),
      date: sql<string>`${faktur.date}`.as('date'),
      period: sql<string>`${faktur.period}`.as('period'),
      status: sql<string>`${faktur.status}`.as('status'),
      name: sql<string | null>`${faktur.counterpartyName}`.as('name'),
      identity: sql<string>`${fakturIdentity}`.as('identity'),
      base: sql<string>`cast(${faktur.dpp} as text)`.as('base'),
      tax: sql<string>`cast(${faktur.ppn} as text)`.as('tax'),
    })
    .from(faktur)
    .where(fakturOf(scope, keys));
  const slips = query
    .select({
      kind: sql<string>`${bupots.kind}`.as('kind'),
      id: sql<string>`${bupots.id}`.as('id'),
      number: sql<string | null>`${bupots.number}`.as('number'),
      reference: sql<string | null>`${bupots.reference}`.as('reference'),
      date: sql<string>`${bupots.date}`.as('date'),
      period: sql<string>`${bupots.period}`.as('period'),
      status: sql<string>`${bupots.status}`.as('status'),
      name: sql<string | null>`${bupots.payeeName}`.as('name'),
      identity: sql<string>`coalesce(${bupots.payeeNpwp}, '')`.as('identity'),
      base: sql<string>`cast(${bupots.gross} as text)`.as('base'),
      tax: sql<string>`cast(${bupots.tax} as text)`.as('tax'),
    })
    .from(bupots)
    .where(slipsOf(scope, keys));
  const newest = [desc(sql`date`), desc(sql`id`)];
  const counted = await documentsCounted(scope, query, keys, sight);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (!sight.vat && !sight.slips) return { rows: [], total };
  const page = sight.vat && sight.slips ? vat.unionAll(slips) : sight.vat ? vat : slips;
  return {
    rows: await page
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    total,
  };
};

export type StoredMistake = {
  kind: string;
  what: 'refused' | 'errors' | 'name';
  code: string | null;
  words: string | null;
  count: number;
  id: string;
};

const REFUSED = ['REJECTED', 'FAILED', 'SAVED_INVALID'] as const;

export const documentMistakes = async (
  scope: Scope,
  query: Query,
  keys: readonly PartyKey[],
  { sight, name }: { sight: PartySight; name: string },
): Promise<StoredMistake[]> => {
  const mistakes = [
    ...(sight.vat
      ? [{ table: faktur, kind: faktur.type, name: faktur.counterpartyName, where: fakturOf(scope, keys) }]
      : []),
    ...(sight.slips ? [{ table: bupots, kind: bupots.kind, name: bupots.payeeName, where: slipsOf(scope, keys) }] : []),
  ];
  const found: StoredMistake[] = [];
  for (const { table, where, ...column } of mistakes) {
    const kind = sql<string>`${column.kind}`;
    const [count, id] = [sql<string>`count(*)`, sql<string>`max(${table.id})`];
    const refusedNow = and(isNotNull(table.officeCode), sql`${table.status} in ${textsIn(REFUSED)}`);
    const refused = await query
      .select({ kind, code: table.officeCode, words: sql<string | null>`min(${table.officeMessage})`, count, id })
      .from(table)
      .where(and(where, refusedNow))
      .groupBy(column.kind, table.officeCode);
    const errors = await query
      .select({ kind, count, id })
      .from(table)
      .where(and(where, eq(table.status, 'DRAFT'), sql`${table.errorCount} > 0`))
      .groupBy(column.kind);
    const names = await query
      .select({ kind, words: sql<string | null>`${column.name}`, count, id })
      .from(table)
      .where(and(where, sql`${column.name} <> ${name}`))
      .groupBy(column.kind, column.name);
    found.push(
      ...refused.map((row) => ({ ...row, what: 'refused' as const, count: Number(row.count) })),
      ...errors.map((row) => ({ ...row, what: 'errors' as const, code: null, words: null, count: Number(row.count) })),
      ...names.map((row) => ({ ...row, what: 'name' as const, code: null, count: Number(row.count) })),
    );
  }
  return found;
};
