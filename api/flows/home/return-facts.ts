import { isSlipKind, returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import { fakturMasukan } from '#domain/faktur/masukan.ts';
import { dueView } from '#domain/spt/filing.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { AmendmentDue } from '#domain/spt/record-schema.ts';
import type { MasaOf } from '#domain/tax-activity/not-due.ts';
import {
  unsafeLatestPulls,
  unsafeOpenByKind,
  unsafeProofsOfSpts,
  unsafeSptsOfPeriod,
  unsafeStatedOfPeriod,
  unsafeWithSlips,
  unsafeWithVatDocuments,
} from '../../../db/repositories/health.ts';
import type { SptProof } from '../../../db/repositories/spt/proofs.ts';
import type { Deps } from '../../services/deps.ts';

/** Amount in rupiah, of valid documents. */
export type DocumentFacts = {
  readonly byStatus: Readonly<Partial<Record<string, number>>>;
  readonly amount: string;
};

export const noDocuments: DocumentFacts = { byStatus: {}, amount: '0.00' };

const LATEST = 20;

const payrollKinds = slipKinds.filter((kind) => returnOf(kind) === 'PPH21');

export type ReturnFacts = {
  readonly dueDay: (type: ReturnType) => string | null;
  readonly spts: (companyId: string) => readonly SptRecord[];
  readonly proofs: (sptId: string) => readonly SptProof[];
  readonly stated: (companyId: string) => readonly MasaOf[];
  /** Queried for December only, because slips of the year make its return due. */
  readonly payroll: (companyId: string) => boolean;
  readonly vatDocuments: (companyId: string) => boolean;
  /** Null if none is due or it is not computed. */
  readonly amendment: (type: ReturnType) => AmendmentDue | null;
  /** Null if there was no pull. */
  readonly differences: (
    companyId: string,
    type: ReturnType,
  ) => { readonly count: number; readonly pullId: string } | null;
};

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
};

type ReturnFactsParams = {
  /** Companies whose returns may be read, and those whose slips and comparisons may be. */
  readonly ofReturns: readonly string[];
  readonly ofDifferences: readonly string[];
  readonly ofIncoming: readonly string[];
  readonly period: string;
};

type Pulled = Awaited<globalThis.ReturnType<typeof unsafeLatestPulls>>;

const newestOver = (pulls: Pulled, period: string): ReadonlyMap<string, string> => {
  const newest = new Map<string, string>();
  for (const { id, companyId, params: wanted, status } of pulls) {
    const over = wanted.from !== undefined && wanted.from <= period && period <= (wanted.to ?? wanted.from);
    if (over && (status === 'REVIEW' || status === 'FINISHED') && !newest.has(companyId)) newest.set(companyId, id);
  }
  return newest;
};

/** For all companies at once. The caller must have checked the permissions for each. */
export const returnFacts = async (
  { db: { read } }: Deps,
  { ofReturns, ofDifferences, ofIncoming, period }: ReturnFactsParams,
): Promise<ReturnFacts> => {
  const [spts, stated, payroll, vat, pulls, incoming] = await Promise.all([
    unsafeSptsOfPeriod(read, ofReturns, period),
    unsafeStatedOfPeriod(read, ofReturns, period),
    unsafeWithSlips(read, period.endsWith('-12') ? ofReturns : [], payrollKinds, [`${period.slice(0, 4)}-01`, period]),
    unsafeWithVatDocuments(read, ofReturns, period),
    unsafeLatestPulls(read, ofDifferences, 'bupot', LATEST),
    unsafeLatestPulls(read, ofIncoming, fakturMasukan.name, LATEST),
  ]);
  const [newest, newestIncoming] = [newestOver(pulls, period), newestOver(incoming, period)];
  const [proofs, open] = await Promise.all([
    unsafeProofsOfSpts(read, spts),
    unsafeOpenByKind(read, [...newest.values(), ...newestIncoming.values()], period),
  ]);
  const [sptsOf, proofsOf] = [grouped(spts, ({ companyId }) => companyId), grouped(proofs, ({ sptId }) => sptId)];
  return {
    dueDay: (type) => dueView({ type, period }).dueDay,
    spts: (companyId) => sptsOf.get(companyId) ?? [],
    stated: (companyId) => stated.filter((one) => one.companyId === companyId),
    payroll: (companyId) => payroll.includes(companyId),
    vatDocuments: (companyId) => vat.includes(companyId),
    amendment: () => null,
    proofs: (sptId) => proofsOf.get(sptId) ?? [],
    differences: (companyId, type) => {
      const pullId = (type === 'PPN' ? newestIncoming : newest).get(companyId);
      if (pullId === undefined) return null;
      const isOwn = (kind: string | null) =>
        type === 'PPN' || (kind !== null && isSlipKind(kind) && returnOf(kind) === type);
      const own = open.filter((one) => one.pullId === pullId && isOwn(one.kind));
      return { count: own.reduce((all, one) => all + one.count, 0), pullId };
    },
  };
};
