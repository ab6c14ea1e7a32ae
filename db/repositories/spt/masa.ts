import { and, between, eq, notInArray } from 'drizzle-orm';
import { returnOf } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { isVoid } from '#domain/spt/status-queries.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Query } from '../../database.ts';
import { bupots, spts } from '../../tables.ts';

type Masa = { readonly type: ReturnType; readonly period: string };
/** Annulled by the office: it never was. */
const voided = (Object.keys(sptStatus.states) as SptStatus[]).filter((status) => isVoid({ status }));

type Stretch = readonly [first: string, last: string];

/** Masa of a stretch (YYYY-MM) for which the company has any slip, told by the return they belong to. */
export const masaWithSlips = async (scope: Scope, read: Query, [first, last]: Stretch): Promise<Masa[]> => {
  const rows = await read
    .selectDistinct({ kind: bupots.kind, period: bupots.period })
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), between(bupots.period, first, last)));
  return rows.map(({ kind, period }) => ({ type: returnOf(kind), period }));
};

/** Masa of a stretch for which the company has a return that counts. */
export const masaWithReturns = (scope: Scope, read: Query, [first, last]: Stretch): Promise<Masa[]> =>
  read
    .selectDistinct({ type: spts.type, period: spts.period })
    .from(spts)
    .where(
      and(eq(spts.companyId, scope.companyId), between(spts.period, first, last), notInArray(spts.status, voided)),
    );
