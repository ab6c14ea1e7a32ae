import { and, between, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { IncomeReturn, SptRecord } from '#domain/spt/record.ts';
import { unscoped } from '../company-context.ts';
import type { Query } from '../database.ts';
import { textPairsIn, textsIn } from '../dialect/sets.ts';
import { bupots, faktur, ledgerRows, ledgers, pullRows, pulls, sptProofs, spts, statedDuties } from '../tables.ts';
import type { Pull } from './pulls.ts';
import { toSpt } from './spt/list.ts';
import type { SptProof } from './spt/proofs.ts';

/* Across companies: the caller must have checked that the person works in each of them and may read there. */

type Counted<S> = { readonly companyId: string; readonly status: S; readonly count: number; readonly sum: number };

export const unsafeFakturCounts = unscoped(
  async (read: Query, companyIds: readonly string[], period: string): Promise<Counted<FakturStatus>[]> =>
    (
      await read
        .select({
          companyId: faktur.companyId,
          status: sql<FakturStatus>`${faktur.status}`,
          count: count(),
          sum: sql<string>`cast(sum(${faktur.ppn}) as text)`,
        })
        .from(faktur)
        .where(
          and(
            inArray(faktur.companyId, textsIn(companyIds)),
            eq(faktur.type, keluaran.type),
            eq(faktur.period, period),
          ),
        )
        .groupBy(faktur.companyId, faktur.status)
    ).map((row) => ({ ...row, sum: Number(row.sum) })),
);

export const unsafeSlipCounts = unscoped(
  async (
    read: Query,
    companyIds: readonly string[],
    period: string,
  ): Promise<(Counted<BupotStatus> & { readonly kind: SlipKind })[]> =>
    (
      await read
        .select({
          companyId: bupots.companyId,
          kind: bupots.kind,
          status: bupots.status,
          count: count(),
          sum: sql<string>`cast(sum(${bupots.tax}) as text)`,
        })
        .from(bupots)
        .where(and(inArray(bupots.companyId, textsIn(companyIds)), eq(bupots.period, period)))
        .groupBy(bupots.companyId, bupots.kind, bupots.status)
    ).map((row) => ({ ...row, sum: Number(row.sum) })),
);

export const unsafeSptsOfPeriod = unscoped(
  async (read: Query, companyIds: readonly string[], period: string): Promise<SptRecord[]> =>
    (
      await read
        .select()
        .from(spts)
        .where(and(inArray(spts.companyId, textsIn(companyIds)), eq(spts.period, period)))
    ).map(toSpt),
);

export const unsafeLedgerSides = unscoped(
  async (
    read: Query,
    companyIds: readonly string[],
    period: string,
  ): Promise<{ readonly companyId: string; readonly side: Side; readonly count: number }[]> => {
    if (companyIds.length === 0) return [];
    const { companyId, side } = ledgers;
    return read
      .select({ companyId, side, count: count() })
      .from(ledgers)
      .innerJoin(ledgerRows, and(eq(ledgerRows.companyId, companyId), eq(ledgerRows.ledgerId, ledgers.id)))
      .where(and(inArray(companyId, textsIn(companyIds)), between(ledgerRows.date, `${period}-01`, `${period}-31`)))
      .groupBy(companyId, side);
  },
);

export const unsafeProofsOfSpts = unscoped(
  async (read: Query, of: readonly Pick<SptRecord, 'companyId' | 'id'>[]): Promise<SptProof[]> => {
    if (of.length === 0) return [];
    const pairs = of.map(({ companyId, id }) => [companyId, id] as const);
    return read
      .select()
      .from(sptProofs)
      .where(sql`(${sptProofs.companyId}, ${sptProofs.sptId}) in ${textPairsIn(pairs)}`);
  },
);

export const unsafeStatedOfPeriod = unscoped(
  (
    read: Query,
    companyIds: readonly string[],
    period: string,
  ): Promise<{ companyId: string; type: IncomeReturn; period: string }[]> =>
    read
      .select({ companyId: statedDuties.companyId, type: statedDuties.type, period: statedDuties.period })
      .from(statedDuties)
      .where(and(inArray(statedDuties.companyId, textsIn(companyIds)), eq(statedDuties.period, period)))
      .then((rows) => rows),
);

export const unsafeWithVatDocuments = unscoped(
  async (read: Query, companyIds: readonly string[], period: string): Promise<string[]> => {
    const rows = await read
      .selectDistinct({ companyId: faktur.companyId })
      .from(faktur)
      .where(and(inArray(faktur.companyId, textsIn(companyIds)), eq(faktur.vatPeriod, period)));
    return rows.map(({ companyId }) => companyId);
  },
);

/** In a range of masa, both included. */
export const unsafeWithSlips = unscoped(
  async (
    read: Query,
    companyIds: readonly string[],
    kinds: readonly SlipKind[],
    [first, last]: readonly [first: string, last: string],
  ): Promise<string[]> => {
    const rows = await read
      .selectDistinct({ companyId: bupots.companyId })
      .from(bupots)
      .where(
        and(
          inArray(bupots.companyId, textsIn(companyIds)),
          between(bupots.period, first, last),
          inArray(bupots.kind, [...kinds]),
          inArray(bupots.status, [...issuedStatuses]),
        ),
      );
    return rows.map(({ companyId }) => companyId);
  },
);

type PullSeen = Pick<Pull, 'id' | 'companyId' | 'params' | 'status'>;

export const unsafeLatestPulls = unscoped(
  async (read: Query, companyIds: readonly string[], family: string, limit: number): Promise<PullSeen[]> => {
    const ranked = read
      .select({
        id: pulls.id,
        companyId: pulls.companyId,
        params: pulls.params,
        status: pulls.status,
        createdAt: pulls.createdAt,
        place:
          sql<number>`row_number() over (partition by ${pulls.companyId} order by ${pulls.createdAt} desc, ${pulls.id} desc)`.as(
            'place',
          ),
      })
      .from(pulls)
      .where(and(inArray(pulls.companyId, textsIn(companyIds)), eq(pulls.family, family)))
      .as('ranked');
    return read
      .select({ id: ranked.id, companyId: ranked.companyId, params: ranked.params, status: ranked.status })
      .from(ranked)
      .where(sql`${ranked.place} <= ${limit}`)
      .orderBy(desc(ranked.createdAt), desc(ranked.id));
  },
);

export const unsafeOpenByKind = unscoped(
  (
    read: Query,
    pullIds: readonly string[],
    period: string,
  ): Promise<{ pullId: string; kind: string | null; count: number }[]> => {
    const kind = sql<string | null>`${pullRows.theirs} ->> 'kind'`;
    return read
      .select({ pullId: pullRows.pullId, kind, count: count() })
      .from(pullRows)
      .where(
        and(
          inArray(pullRows.pullId, textsIn(pullIds)),
          inArray(pullRows.verdict, ['NEW', 'DIFFERENT']),
          inArray(pullRows.status, ['OPEN', 'FAILED']),
          sql`substr(${pullRows.place}, 1, 7) = ${period}`,
        ),
      )
      .groupBy(pullRows.pullId, kind)
      .then((rows) => rows);
  },
);
