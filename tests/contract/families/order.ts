import { and, eq, getTableColumns } from 'drizzle-orm';
import { bulkRules, document } from '#domain/definition/document.ts';
import { day, money, text } from '#domain/definition/field.ts';
import { computed } from '#domain/definition/field-forms.ts';
import { amount, byIds, choices, day as dayFilter, search } from '#domain/definition/filter.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { machine } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { family } from '../../../api/documents/family.ts';
import type { Query } from '../../../db/database.ts';
import { columns as c } from '../../../db/dialect/columns.ts';
import { documentList } from '../../../db/repositories/document-list.ts';
import { conditionsOf } from '../../../db/repositories/list-conditions.ts';
import { made, record } from '../../../db/schema/groups.ts';

/** A made-up document with everything that all documents have, and its own table. */
export const orderStatus = machine({
  words: 'billing.status',
  start: 'DRAFT',
  states: { DRAFT: 'grey', SENT: 'green', CANCELED: 'grey' },
  moves: {
    send: { from: ['DRAFT'], to: 'SENT', by: 'EBILLING_CREATE' },
    cancel: { from: ['SENT'], to: 'CANCELED', by: 'EBILLING_CREATE' },
    save: { from: ['DRAFT'], to: 'same', by: 'EBILLING_CREATE' },
    remove: { from: ['DRAFT'], to: 'gone', by: 'EBILLING_DELETE' },
  },
});
export type Status = keyof typeof orderStatus.states;

export const orders = c.table('sample_order', {
  ...record(),
  ...made(),
  status: c.code<Status>('status').notNull(),
  date: c.day('date').notNull(),
  name: c.words('name').notNull(),
  amount: c.sen('amount').notNull(),
  note: c.words('note').notNull(),
  searchText: c.words('search_text').notNull(),
  updatedBy: c.words('updated_by').notNull(),
});
type Stored = typeof orders.$inferSelect;
export type Order = Omit<Stored, 'searchText' | 'amount'> & { amount: string };
export const MADE =
  'create table sample_order (id text primary key, company_id text not null, version integer not null, created_by text not null, created_at bigint not null, updated_at bigint not null, status text not null, date text not null, name text not null, amount bigint not null, note text not null, search_text text not null, updated_by text not null)';

export const order = document({
  name: 'order',
  resource: 'sample/orders',
  fields: { date: day(), name: text(80), amount: money(), status: computed(text(16)), note: text(200) },
  status: orderStatus,
  access: { view: 'EBILLING_VIEW', list: 'EBILLING_VIEW', write: 'EBILLING_CREATE', remove: 'EBILLING_DELETE' },
  words: { states: 'billing.status', happened: 'billing.happened', filters: 'billingScreen.filter' },
  live: 'billing',
  bulk: bulkRules<Order>()({
    delete: { by: 'remove', fits: (row) => row.status === 'DRAFT' },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['csv'],
  letters: [],
  list: {
    columns: [
      { key: 'date', width: 96 },
      { key: 'name', width: 200 },
      { key: 'amount', width: 120, align: 'right' },
    ],
    filters: {
      q: search(),
      status: choices(Object.keys(orderStatus.states) as Status[], { column: 'status', place: 'bar', options: 'x' }),
      dateFrom: dayFilter({ column: 'date', by: 'from', place: 'drawer' }),
      amountMin: amount({ column: 'amount', by: 'from' }),
      ...byIds,
    },
    sorts: ['date', 'name', 'amount'],
    usual: [['date', 'DESC']],
    totals: ['amount'],
    notSummed: ['CANCELED'],
    carried: ['updatedAt'],
  },
});

export const toStored = (row: Order): Stored => ({
  ...row,
  amount: sen(row.amount),
  searchText: row.name.toLowerCase(),
});
const toOrder = ({ searchText: _, ...row }: Stored): Order => ({ ...row, amount: rupiah(row.amount) });
const mine = (scope: Scope, id: string) => and(eq(orders.companyId, scope.companyId), eq(orders.id, id));
const find = async (scope: Scope, query: Query, id: string): Promise<Order | undefined> =>
  (await query.select().from(orders).where(mine(scope, id))).map(toOrder)[0];

export const orderFamily = family({
  definition: order,
  list: documentList(order)<Stored, Order, Pick<Order, 'id' | 'date' | 'name' | 'amount'>>({
    table: orders,
    conditions: conditionsOf(order.list.filters, getTableColumns(orders), {}),
    toRecord: toOrder,
    walk: { by: 'date', before: '' },
  }),
  find,
  labelOf: (row: Order) => row.name,
  amountOf: (row) => BigInt(sen(row.amount)),
});
