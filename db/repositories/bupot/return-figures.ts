import { and, eq } from 'drizzle-orm';
import type { SlipFigures } from '#domain/bupot/rounded-otherwise.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';

const { id, kind, period, gross, nett, rate, tax, borne } = bupots;

export const returnFigures = async (scope: Scope, query: Query, returnId: string): Promise<SlipFigures[]> =>
  query
    .select({ id, kind, period, gross, nett, rate, tax, borne })
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), eq(bupots.returnId, returnId)));
