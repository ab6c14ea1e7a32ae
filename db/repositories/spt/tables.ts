import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { type Holding, heldBy, inRupiah, type Page } from './documents.ts';
import { inGroup, ofKinds, type SourceTable, sumColumns } from './source-table.ts';

/** Documents of a list of the return; all of them where nothing is said. */
export type DocumentTable = {
  readonly kinds?: readonly string[];
  /** Only those of this group. */
  readonly group?: string;
  /** Only those that bring something to this amount. */
  readonly bringing?: string;
};

/** A page of a list of the return, and how the whole of it adds up, in rupiah. */
export type Listed<Item> = {
  readonly rows: Item[];
  readonly count: number;
  readonly sums: Readonly<Record<string, string>>;
};

/** The lists of a return. `Item`: what one shows of a document; `Printed`: what one on paper does. */
export const listsOf = <Item, Printed>(of: SourceTable) => {
  const inTable = ({ kinds, group, bringing }: DocumentTable): SQL | undefined =>
    and(
      kinds ? ofKinds(of, kinds) : undefined,
      group === undefined ? undefined : inGroup(of, group),
      bringing === undefined ? undefined : sql`${of.amounts[bringing]} <> 0`,
    );
  const sums = sumColumns(Object.fromEntries(of.summed.map((name) => [name, of.shown[name] ?? of.id])));
  const count = sql<number>`count(*)`;

  return {
    /** A page of a list of the return, newest document first, and how it adds up. */
    table: async (
      scope: Scope,
      query: Query,
      held: Holding,
      table: DocumentTable,
      { offset, limit }: Page,
    ): Promise<Listed<Item>> => {
      const where = and(heldBy(of, scope, held), inTable(table));
      const share = of.amounts[Object.keys(of.amounts)[0] ?? ''] ?? sql`0`;
      const rows = await query
        .select({ ...of.shown, share: sql<string>`cast(${share} as text)`.as('share') })
        .from(of.table)
        .where(where)
        .orderBy(desc(of.date), desc(of.id))
        .limit(limit)
        .offset(offset);
      const [all] = (await query
        .select({ count, ...sums })
        .from(of.table)
        .where(where)) as Record<string, unknown>[];
      return {
        rows: rows.map((row) => inRupiah<Item>([...of.money, 'share'], row)),
        count: Number(all?.count ?? 0),
        sums: inRupiah(of.summed, Object.fromEntries(of.summed.map((name) => [name, all?.[name]]))),
      };
    },

    /** The first documents of a list of the return in the order of their day and number, as paper lists them, and how many there are besides. */
    printed: async (
      scope: Scope,
      query: Query,
      held: Holding,
      table: DocumentTable,
      most: number,
    ): Promise<{ documents: Printed[]; more: number }> => {
      const where = and(heldBy(of, scope, held), inTable(table));
      const rows = await query
        .select(of.printed)
        .from(of.table)
        .where(where)
        .orderBy(asc(of.date), asc(of.number), asc(of.id))
        .limit(most);
      const documents = rows.map((row) => inRupiah<Printed>(of.money, row));
      if (rows.length < most) return { documents, more: 0 };
      const [counted] = await query.select({ count }).from(of.table).where(where);
      return { documents, more: Number(counted?.count ?? 0) - rows.length };
    },
  };
};
