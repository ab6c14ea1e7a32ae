import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Documents } from '#domain/spt/line-documents.ts';
import type { Query } from '../../database.ts';
import { inGroup, ofKinds, type SourceTable, sumAsText } from './source-table.ts';

/** Of documents taken over by later versions (`newer`), those valid when it drew them in. */
export type Holding = {
  readonly id: string;
  readonly newer: readonly string[];
  /** When it drew its documents in (epoch ms). */
  readonly postedAt: number;
};

export type Page = { readonly offset: number; readonly limit: number };

export const inReturn = (
  { company, holder, since }: SourceTable,
  { companyId }: Scope,
  { id, newer, postedAt }: Holding,
): SQL | undefined =>
  and(
    eq(company, companyId),
    newer.length === 0
      ? eq(holder, id)
      : or(eq(holder, id), and(inArray(holder, [...newer]), lte(sql`coalesce(${since}, 0)`, postedAt))),
  );

/** Whether each document matches one filter at most and contributes the same amount by all of them. */
const isPlain = (of: readonly Documents[]): boolean =>
  new Set(of.map(({ amount, times }) => `${amount} ${times}`)).size === 1 &&
  new Set(of.flatMap(({ kinds }) => kinds)).size === of.reduce((count, { kinds }) => count + kinds.length, 0);

export const inRupiah = <Row>(names: readonly string[], row: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, names.includes(name) ? rupiah(Number(value ?? 0)) : value]),
  ) as Row;

/** `Item`: what a list shows of one. */
export const underOf = <Item>(table: SourceTable) => {
  const among = ({ kinds, rows, group }: Documents): SQL | undefined =>
    and(ofKinds(table, kinds), inArray(table.row, [...rows]), group === undefined ? undefined : inGroup(table, group));

  const amountOf = ({ amount, times }: Documents): SQL => {
    const column = table.amounts[amount];
    if (!column) throw new Error(`no amount ${amount}`);
    return times === 1 ? sql`${column}` : sql`${column} * ${sql.raw(String(times))}`;
  };

  /** In sen: the filters that sum the amount, each as often as it counts there. */
  const shareOf = (of: readonly Documents[]): SQL => {
    const [first] = of;
    if (!first) return sql`0`;
    if (isPlain(of)) return amountOf(first);
    const parts = of.map((one) => sql`case when ${among(one)} then ${amountOf(one)} else 0 end`);
    return sql`(${sql.join(parts, sql` + `)})`;
  };

  /** The rows of the form are given once for all filters, because the index begins with them. */
  const underIn = (scope: Scope, held: Holding, of: readonly Documents[]): SQL | undefined =>
    and(
      inReturn(table, scope, held),
      inArray(table.row, [...new Set(of.flatMap(({ rows }) => rows))]),
      or(...of.map(among)),
      sql`${shareOf(of)} <> 0`,
    );

  const isIndexed = (of: readonly Documents[]): boolean =>
    of.every(({ amount, group }) => amount === table.indexed && !group);

  return {
    /** Largest share first, without shares of zero. */
    under: async (
      scope: Scope,
      query: Query,
      held: Holding,
      of: readonly Documents[],
      { offset, limit }: Page,
    ): Promise<Item[]> => {
      if (of.length === 0) return [];
      const share = shareOf(of);
      const where = underIn(scope, held, of);
      // The smallest share of the page is found in the index alone, so no row below it is read.
      const smallest = query
        .select({ share: sql`abs(${share})`.as('smallest') })
        .from(table.table)
        .where(where)
        .orderBy(sql`smallest desc`)
        .limit(1)
        .offset(offset + limit - 1);
      const rows = await query
        .select({ ...table.shown, share: sql<string>`cast(${share} as text)`.as('share') })
        .from(table.table)
        .where(and(where, isIndexed(of) ? sql`abs(${share}) >= coalesce((${smallest}), 0)` : undefined))
        .orderBy(sql`abs(${share}) desc`, asc(table.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => inRupiah<Item>([...table.money, 'share'], row));
    },

    sumUnder: async (
      scope: Scope,
      query: Query,
      held: Holding,
      of: readonly Documents[],
    ): Promise<{ count: number; sum: number }> => {
      if (of.length === 0) return { count: 0, sum: 0 };
      const [row] = await query
        .select({ count: sql<number>`count(*)`, sum: sumAsText(shareOf(of)) })
        .from(table.table)
        .where(underIn(scope, held, of));
      return { count: Number(row?.count ?? 0), sum: Number(row?.sum ?? 0) };
    },
  };
};
