import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { isSlipKind } from '#domain/bupot/kinds.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Documents } from '#domain/spt/line-documents.ts';
import type { ReturnSlip } from '#domain/spt/return-slip.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

/**
 * Which slips a return was worked from: those it holds, and of those its later versions (`newer`) have taken over, the ones that were issued
 * when it drew them in.
 */
export type Holding = {
  readonly id: string;
  readonly newer: readonly string[];
  /** Moment it drew its slips in. */
  readonly postedAt: number;
};

export type Page = { readonly offset: number; readonly limit: number };

/** The slips a return was worked from, as a condition. */
export const heldBy = ({ companyId }: Scope, { id, newer, postedAt }: Holding): SQL | undefined =>
  and(
    eq(bupots.companyId, companyId),
    newer.length === 0
      ? eq(bupots.returnId, id)
      : or(
          eq(bupots.returnId, id),
          and(inArray(bupots.returnId, [...newer]), lte(sql`coalesce(${bupots.issuedAt}, 0)`, postedAt)),
        ),
  );

const among = ({ kinds, kapKjs, direct }: Documents): SQL | undefined =>
  and(
    inArray(bupots.kind, kinds.filter(isSlipKind)),
    inArray(bupots.kapKjs, [...kapKjs]),
    direct ? eq(bupots.paymentOption, 'DIRECT') : undefined,
  );

const amountOf = ({ amount, times }: Documents): SQL => {
  const column = amount === 'tax' ? bupots.tax : bupots.borne;
  return times === 1 ? sql`${column}` : sql`${column} * ${sql.raw(String(times))}`;
};

/** Whether each slip is in one filter at most and brings the same amount by all of them. */
const isPlain = (of: readonly Documents[]): boolean =>
  new Set(of.map(({ amount, times }) => `${amount} ${times}`)).size === 1 &&
  new Set(of.flatMap(({ kinds }) => kinds)).size === of.reduce((count, { kinds }) => count + kinds.length, 0);

/** What a slip that is among them brings to an amount, in sen: the filters that sum the amount, each as often as it counts there. */
const shareOf = (of: readonly Documents[]): SQL => {
  const [first] = of;
  if (!first) return sql`0`;
  if (isPlain(of)) return amountOf(first);
  const parts = of.map((one) => sql`case when ${among(one)} then ${amountOf(one)} else 0 end`);
  return sql`(${sql.join(parts, sql` + `)})`;
};

/** The slips under an amount. The rows of the form they fit are named once for all, for the sake of the index that begins with them. */
const under = (scope: Scope, held: Holding, of: readonly Documents[]): SQL | undefined =>
  and(
    heldBy(scope, held),
    inArray(bupots.kapKjs, [...new Set(of.flatMap(({ kapKjs }) => kapKjs))]),
    or(...of.map(among)),
    sql`${shareOf(of)} <> 0`,
  );

export const slipColumns = {
  id: bupots.id,
  kind: bupots.kind,
  number: bupots.number,
  status: bupots.status,
  date: bupots.date,
  payeeName: bupots.payeeName,
  payeeNpwp: bupots.payeeNpwp,
  taxCode: bupots.taxCode,
  kapKjs: bupots.kapKjs,
  facility: bupots.facility,
  reference: bupots.reference,
  gross: bupots.gross,
  tax: bupots.tax,
  borne: bupots.borne,
};

/** A sum of sen as text: on SQLite past 2^53 it is no number any more. */
export const sumAsText = (sum: SQL): SQL<string> => sql<string>`cast(coalesce(sum(${sum}), 0) as text)`;

/** Whether the shares stand in the index a return finds its slips by. */
const isIndexed = (of: readonly Documents[]): boolean => of.every(({ amount, direct }) => amount === 'tax' && !direct);

/** Slips under an amount, the largest share first; one whose share is zero is not among them. */
export const slipsUnder = async (
  scope: Scope,
  query: Query,
  held: Holding,
  of: readonly Documents[],
  { offset, limit }: Page,
): Promise<ReturnSlip[]> => {
  if (of.length === 0) return [];
  const share = shareOf(of);
  const where = under(scope, held, of);
  // The smallest share of the page is found in the index alone: of the slips below it no row is read.
  const smallest = query
    .select({ share: sql`abs(${share})`.as('smallest') })
    .from(bupots)
    .where(where)
    .orderBy(sql`smallest desc`)
    .limit(1)
    .offset(offset + limit - 1);
  const rows = await query
    .select({ ...slipColumns, share: sql<string>`cast(${share} as text)`.as('share') })
    .from(bupots)
    .where(and(where, isIndexed(of) ? sql`abs(${share}) >= coalesce((${smallest}), 0)` : undefined))
    .orderBy(sql`abs(${share}) desc`, asc(bupots.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ...inRupiah(row), share: rupiah(Number(row.share)) }));
};

/** How many slips stand under an amount, and what they come to in sen. */
export const sumUnder = async (
  scope: Scope,
  query: Query,
  held: Holding,
  of: readonly Documents[],
): Promise<{ count: number; sum: number }> => {
  if (of.length === 0) return { count: 0, sum: 0 };
  const share = shareOf(of);
  const [row] = await query
    .select({ count: sql<number>`count(*)`, sum: sumAsText(share) })
    .from(bupots)
    .where(under(scope, held, of));
  return { count: Number(row?.count ?? 0), sum: Number(row?.sum ?? 0) };
};

/** Sen as rupiah. */
export const inRupiah = ({ gross, tax, borne }: { gross: number; tax: number; borne: number }) => ({
  gross: rupiah(gross),
  tax: rupiah(tax),
  borne: rupiah(borne),
});
