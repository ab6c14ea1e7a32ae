import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isSlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnSlip } from '#domain/spt/return-slip.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';
import { type Holding, heldBy, inRupiah, type Page, slipColumns, sumAsText } from './documents.ts';

/** Slips of a list of the return; all of them where nothing is said. */
export type SlipTable = {
  readonly kinds?: readonly string[];
  /** Only those paid by the treasury itself. */
  readonly direct?: true;
  /** Only those borne by the government. */
  readonly borne?: true;
};

const inTable = ({ kinds, direct, borne }: SlipTable): SQL | undefined =>
  and(
    kinds ? inArray(bupots.kind, kinds.filter(isSlipKind)) : undefined,
    direct ? eq(bupots.paymentOption, 'DIRECT') : undefined,
    borne ? sql`${bupots.borne} <> 0` : undefined,
  );

/** A page of a list of the return, newest slip first, and how it adds up. */
export const slipsOfTable = async (
  scope: Scope,
  query: Query,
  held: Holding,
  table: SlipTable,
  { offset, limit }: Page,
): Promise<{ rows: ReturnSlip[]; count: number; gross: string; tax: string; borne: string }> => {
  const where = and(heldBy(scope, held), inTable(table));
  const rows = await query
    .select(slipColumns)
    .from(bupots)
    .where(where)
    .orderBy(desc(bupots.date), desc(bupots.id))
    .limit(limit)
    .offset(offset);
  const [sums] = await query
    .select({
      count: sql<number>`count(*)`,
      gross: sumAsText(sql`${bupots.gross}`),
      tax: sumAsText(sql`${bupots.tax}`),
      borne: sumAsText(sql`${bupots.borne}`),
    })
    .from(bupots)
    .where(where);
  return {
    rows: rows.map((row) => ({ ...row, ...inRupiah(row), share: rupiah(row.tax) })),
    count: Number(sums?.count ?? 0),
    ...inRupiah({ gross: Number(sums?.gross ?? 0), tax: Number(sums?.tax ?? 0), borne: Number(sums?.borne ?? 0) }),
  };
};

/** A slip as a line of a printed list has it, amounts in rupiah. */
export type PrintedSlip = Omit<ReturnSlip, 'status' | 'reference' | 'share'> & Pick<Bupot, 'base' | 'rate'>;

/** The first slips of a list of the return in the order of their day and number, as paper lists them, and how many there are besides. */
export const printedSlips = async (
  scope: Scope,
  query: Query,
  held: Holding,
  table: SlipTable,
  most: number,
): Promise<{ slips: PrintedSlip[]; more: number }> => {
  const where = and(heldBy(scope, held), inTable(table));
  const { status: _status, reference: _reference, ...columns } = slipColumns;
  const rows = await query
    .select({ ...columns, base: bupots.base, rate: bupots.rate })
    .from(bupots)
    .where(where)
    .orderBy(asc(bupots.date), asc(bupots.number), asc(bupots.id))
    .limit(most);
  const slips = rows.map((row) => ({ ...row, ...inRupiah(row), base: rupiah(row.base) }));
  if (rows.length < most) return { slips, more: 0 };
  const [counted] = await query.select({ count: sql<number>`count(*)` }).from(bupots).where(where);
  return { slips, more: Number(counted?.count ?? 0) - rows.length };
};
