import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { DocumentSum, Summed } from '#domain/spt/document-sum.ts';
import type { Query, Tx } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { type Drawable, groupOf, ofKinds, oneInReturn, type SourceTable, sumColumns, sumsIn } from './source-table.ts';

/** `replaces` is the return it corrects, whose documents it takes over. */
export type Drawing = { readonly id: string; readonly period: string; readonly replaces: string | null };

/** Amounts in rupiah. */
export type Unissued = Pick<Summed, 'kind' | 'amounts'> & { readonly status: string; readonly count: number };

/** All in the database. */
export const drawingOf = (of: SourceTable, kinds: readonly string[]) => {
  const ofMasa = ({ companyId }: Scope, period: string): SQL | undefined =>
    and(eq(of.company, companyId), eq(of.period, period), ofKinds(of, kinds));

  const inForceIn = (scope: Scope, { period }: Pick<Drawing, 'period'>): SQL | undefined =>
    and(ofMasa(scope, period), inArray(of.status, [...of.inForce]));

  const free = ({ replaces }: Drawing): SQL | undefined =>
    or(isNull(of.holder), replaces === null ? undefined : eq(of.holder, replaces));

  const names = Object.keys(of.amounts);
  const sums = sumColumns(of.amounts);
  const group = groupOf(of);

  const addedUp = async (query: Query, where: SQL | undefined): Promise<DocumentSum[]> => {
    const rows = (await query
      .select({ kind: of.kind, row: of.row, group, count: sql<number>`count(*)`, ...sums })
      .from(of.table)
      .where(where)
      .groupBy(of.kind, of.row, group)) as (Pick<DocumentSum, 'kind' | 'row' | 'group' | 'count'> &
      Record<string, unknown>)[];
    return rows.map((one) => ({
      kind: one.kind,
      row: one.row,
      group: one.group,
      count: Number(one.count),
      amounts: sumsIn(names, one),
    }));
  };

  return {
    /**
     * One statement each. Marked rows are locked until the transaction ends, so the sums read after it cover exactly
     * these documents.
     */
    mark: async (tx: Tx, scope: Scope, drawing: Drawing): Promise<void> => {
      await tx.db
        .update(of.table)
        .set({ [keyOf(of, of.holder)]: null })
        .where(
          and(
            oneInReturn(of, scope, drawing.id),
            or(notInArray(of.status, [...of.inForce]), sql`${of.period} <> ${drawing.period}`),
          ),
        );
      await tx.db
        .update(of.table)
        .set({ [keyOf(of, of.holder)]: drawing.id })
        .where(and(inForceIn(scope, drawing), free(drawing)));
    },

    /** Those taken over from the corrected return go back to it; `before`: when that one drew its documents in. */
    release: async (
      tx: Tx,
      scope: Scope,
      { id, replaces }: Pick<Drawing, 'id' | 'replaces'>,
      before: number | null,
    ): Promise<void> => {
      if (replaces !== null && before !== null)
        await tx.db
          .update(of.table)
          .set({ [keyOf(of, of.holder)]: replaces })
          .where(and(oneInReturn(of, scope, id), lte(of.since, before)));
      await tx.db
        .update(of.table)
        .set({ [keyOf(of, of.holder)]: null })
        .where(oneInReturn(of, scope, id));
    },

    sums: (scope: Scope, query: Query, id: string): Promise<DocumentSum[]> =>
      addedUp(query, oneInReturn(of, scope, id)),

    drawable: (scope: Scope, query: Query, drawing: Drawing): Promise<DocumentSum[]> =>
      addedUp(query, and(inForceIn(scope, drawing), or(eq(of.holder, drawing.id), free(drawing)))),

    /** By kind and state: a return leaves them out. */
    unissued: async (scope: Scope, query: Query, period: string): Promise<Unissued[]> => {
      const rows = (await query
        .select({ kind: of.kind, status: of.status, count: sql<number>`count(*)`, ...sums })
        .from(of.table)
        .where(and(ofMasa(scope, period), notInArray(of.status, [...of.inForce, ...of.gone])))
        .groupBy(of.kind, of.status)
        .orderBy(asc(of.kind), asc(of.status))) as (Pick<Unissued, 'kind' | 'status' | 'count'> &
        Record<string, unknown>)[];
      return rows.map((one) => ({
        kind: one.kind,
        status: one.status,
        count: Number(one.count),
        amounts: Object.fromEntries(names.map((name) => [name, rupiah(Number(one[name]))])),
      }));
    },

    /** In no order; those of other companies are left out. */
    byId: async (scope: Scope, query: Query, ids: readonly string[]): Promise<Drawable[]> => {
      if (ids.length === 0) return [];
      const { id, period, kind, row, status, holder } = of;
      const rows = (await query
        .select({
          id,
          period,
          kind,
          row,
          status,
          holder,
          group,
          replaces: of.replaces ?? sql<null>`null`,
          ...of.amounts,
        })
        .from(of.table)
        .where(ofCompanyById({ id, companyId: of.company }, scope.companyId, ids))) as (Drawable & {
        status: string;
      } & Record<string, unknown>)[];
      return rows.map((one) => ({
        id: one.id,
        period: one.period,
        kind: one.kind,
        row: one.row,
        group: one.group,
        holder: one.holder,
        replaces: one.replaces,
        inForce: of.inForce.includes(one.status),
        gone: of.gone.includes(one.status),
        amounts: Object.fromEntries(names.map((name) => [name, rupiah(Number(one[name]))])),
      }));
    },
  };
};

const keyOf = ({ table }: SourceTable, column: SourceTable['id']): string => {
  const found = Object.entries(table as unknown as Record<string, unknown>).find(([, one]) => one === column);
  if (!found) throw new Error(`no column ${column.name}`);
  return found[0];
};
