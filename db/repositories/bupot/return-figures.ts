import { and, eq } from 'drizzle-orm';
import type { SlipFigures } from '#domain/bupot/rounded-otherwise.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

const { id, kind, period, gross, nett, rate, tax, borne } = bupots;

export const returnFigures = async (scope: Scope, query: Query, returnId: string): Promise<SlipFigures[]> => {
  const rows = await query
    .select({ id, kind, period, gross, nett, rate, tax, borne })
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), eq(bupots.returnId, returnId)));
  return rows.map((row) => ({
    ...row,
    gross: rupiah(row.gross),
    tax: rupiah(row.tax),
    borne: rupiah(row.borne),
  }));
};
