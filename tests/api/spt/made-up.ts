import { sql } from 'drizzle-orm';
import { calc, form, input } from '#domain/definition/form.ts';
import { unifikasiForm, unifikasiOverpaid } from '#domain/rules/spt.ts';
import type { Feed, ReturnDefinition } from '#domain/spt/definition.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { columns as c } from '../../../db/dialect/columns.ts';
import type { SourceTable } from '../../../db/repositories/spt/source-table.ts';

/** Made-up documents: sales, purchases and returned goods, each with a price and two taxes. */
export const deals = c.table('made_up_deal', {
  id: c.id('id').primaryKey(),
  companyId: c.id('company_id').notNull(),
  period: c.day('period').notNull(),
  kind: c.code<'SOLD' | 'BOUGHT' | 'GIVEN_BACK'>('kind').notNull(),
  code: c.words('code').notNull(),
  abroad: c.flag('abroad').notNull(),
  state: c.words('state').notNull(),
  date: c.day('date').notNull(),
  number: c.words('number').notNull(),
  price: c.sen('price').notNull(),
  vat: c.sen('vat').notNull(),
  luxury: c.sen('luxury').notNull(),
  takenBy: c.id('taken_by'),
  agreedAt: c.moment('agreed_at'),
});
export type Deal = typeof deals.$inferSelect;

export const MADE = `create table made_up_deal (id text primary key, company_id text not null, period text not null, kind text not null,
  code text not null, abroad ${process.env.DATABASE_URL ? 'boolean' : 'integer'} not null, state text not null, date text not null, number text not null, price bigint not null,
  vat bigint not null, luxury bigint not null, taken_by text, agreed_at bigint)`;

const { id, period, kind, date, number, price, vat, luxury } = deals;

export const dealsTable: SourceTable = {
  list: 'made-up-deals',
  live: 'faktur',
  table: deals,
  id,
  period,
  kind,
  date,
  number,
  company: deals.companyId,
  row: deals.code,
  status: deals.state,
  holder: deals.takenBy,
  since: deals.agreedAt,
  inForce: ['AGREED', 'PAID'],
  gone: ['OFF'],
  groups: { abroad: process.env.DATABASE_URL ? sql`${deals.abroad}` : sql`${deals.abroad} = 1` },
  amounts: { price, vat, luxury },
  shown: { id, kind, number, date, price, vat, luxury },
  printed: { id, kind, number, date, vat },
  money: ['price', 'vat', 'luxury'],
  summed: ['price', 'vat'],
};

const of = (
  kinds: readonly Deal['kind'][],
  rows: readonly string[],
  amount: 'price' | 'vat' | 'luxury',
  group?: 'abroad',
): Feed => ({ from: 'documents', of: { kinds, rows, amount, ...(group ? { group } : {}) } });

const less = (first: number, ...rest: readonly number[]): number => rest.reduce((left, one) => left - one, first);

const induk = form({
  name: 'MADE',
  rule: unifikasiForm.ruleAt('2025-01-01'),
  lines: {
    'A1.DPP': input('made.base'),
    'A1.PPN': input('made.vat'),
    'A1.PPnBM': input('made.luxury'),
    'A2.PPN': input('made.collected'),
    'A3.DPP': input('made.abroad'),
    'B.PPN': input('made.bought'),
    back: input('made.back'),
    carried: input('made.carried'),
    due: calc('made.due', 'made.formula', ['A1.PPN', 'B.PPN', 'back', 'carried'], less),
    before: input('made.before'),
    rest: calc('made.rest', 'made.formula', ['due', 'before'], less),
    luxuryDue: calc('made.luxury_due', 'made.formula', ['A1.PPnBM'], less),
  },
});

/** A made-up return: of three kinds of such documents, with three of their amounts, paid to two accounts. */
export const made: ReturnDefinition = {
  type: 'MADE' as ReturnType,
  documents: {
    source: 'deals' as ReturnDefinition['documents']['source'],
    kinds: ['SOLD', 'BOUGHT', 'GIVEN_BACK'],
    amounts: ['vat', 'price', 'luxury'],
  },
  forms: [induk],
  induk: 'MADE',
  printed: { columns: [{ name: null, letter: '', label: 'made.amount' }], parts: [] },
  typedRows: [],
  feeds: {
    MADE: {
      'A1.DPP': of(['SOLD'], ['04'], 'price'),
      'A1.PPN': of(['SOLD'], ['04'], 'vat'),
      'A1.PPnBM': of(['SOLD'], ['04'], 'luxury'),
      'A2.PPN': of(['SOLD'], ['07'], 'vat'),
      'A3.DPP': of(['SOLD'], ['04', '07'], 'price', 'abroad'),
      'B.PPN': of(['BOUGHT'], ['04'], 'vat'),
      back: of(['GIVEN_BACK'], ['04'], 'vat'),
      carried: { from: 'excess', line: 'rest' },
      before: { from: 'previous', line: 'due' },
    },
  },
  due: [
    { line: 'rest', kapKjs: '411211-100' },
    { line: 'luxuryDue', kapKjs: '411221-100' },
  ],
  overpaid: unifikasiOverpaid,
  attachments: [
    {
      key: 'DAFTAR_I',
      tables: [
        { key: 'sold', kinds: ['SOLD'] },
        { key: 'far', kinds: ['SOLD'], group: 'abroad' },
      ],
    },
  ],
};
