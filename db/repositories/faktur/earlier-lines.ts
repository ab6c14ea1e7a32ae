import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { EarlierLine } from '#domain/faktur/record.ts';
import { DIFFERENCE_LINE } from '#domain/faktur/round-quantity.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur, fakturLines } from '../../tables.ts';
import { like } from '../list-conditions.ts';

/** Bounds the cost of the query in any company. */
const LOOKED_AT = 5_000;

/**
 * Newest first, each name, code and unit once. `except` is the edited invoice. Lines without unit or price are left
 * out. There is no index of names, so the newest lines are read by date.
 */
export const earlierLines = (
  scope: Scope,
  read: Query,
  { type, q, limit, except }: { type: FakturType; q: string; limit: number; except: string },
): Promise<EarlierLine[]> => {
  const { opt, code, name, unit, price, seq } = fakturLines;
  const recent = read
    .select({ opt, code, name, unit, price, seq, date: faktur.date, fakturId: faktur.id })
    .from(faktur)
    .innerJoin(fakturLines, and(eq(fakturLines.fakturId, faktur.id), eq(fakturLines.companyId, scope.companyId)))
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        eq(faktur.type, type),
        ne(faktur.id, except),
        ne(name, DIFFERENCE_LINE),
        ne(unit, ''),
        ne(price, ''),
      ),
    )
    .orderBy(desc(faktur.date), desc(faktur.id))
    .limit(LOOKED_AT)
    .as('recent');
  const newest = [desc(recent.date), desc(recent.fakturId), desc(recent.seq)];
  const found = read
    .select({
      opt: recent.opt,
      code: recent.code,
      name: recent.name,
      unit: recent.unit,
      price: recent.price,
      date: recent.date,
      fakturId: recent.fakturId,
      seq: recent.seq,
      nth: sql<number>`row_number() over (partition by ${recent.name}, ${recent.code}, ${recent.unit} order by ${sql.join(newest, sql`, `)})`.as(
        'nth',
      ),
    })
    .from(recent)
    .where(sql`lower(${recent.name}) like ${like(q)} escape '\\'`)
    .as('found');
  return read
    .select({ opt: found.opt, code: found.code, name: found.name, unit: found.unit, price: found.price })
    .from(found)
    .where(eq(found.nth, 1))
    .orderBy(desc(found.date), desc(found.fakturId), desc(found.seq))
    .limit(limit);
};
