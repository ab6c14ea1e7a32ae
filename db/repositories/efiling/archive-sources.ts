import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { type ArchiveFilter, kapsOf } from '#domain/efiling/archive.ts';
import type { ArchivePaper } from '#domain/efiling/archive-status.ts';
import type { ReturnKind } from '#domain/efiling/kinds.ts';
import type { Permission } from '#domain/permissions.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { returnTypes } from '#domain/spt/record.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { bupots, filings, ntpns, sptBadans, spts } from '../../tables.ts';

type Has = (permission: Permission) => boolean;
type Cell = SQLiteColumn | SQL;

/** A table with papers of one sort, in the columns that all of them share. Amounts in sen. */
export type ArchiveSource = {
  readonly paper: ArchivePaper;
  readonly from: 'spt' | 'annual' | 'filing' | 'slip' | 'receipt';
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly company: SQLiteColumn;
  readonly searchText: SQLiteColumn;
  readonly cells: Readonly<
    Record<
      'kind' | 'period' | 'about' | 'revision' | 'number' | 'name' | 'npwp' | 'amount' | 'at' | 'origin' | 'fileId',
      Cell
    >
  >;
  /** What is kept of the table, and what the person may see. */
  readonly only: SQL | undefined;
  readonly ofKinds: (kinds: readonly ReturnKind[]) => SQL | undefined;
  readonly ofPeriod: (range: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => SQL | undefined;
};

const none = sql`null`;
const NOTHING = sql`1 = 0`;

const between =
  (column: SQLiteColumn): ArchiveSource['ofPeriod'] =>
  ({ from, to }) =>
    and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to));

const among = (column: SQLiteColumn, values: readonly string[]): SQL =>
  values.length > 0 ? inArray(column, [...values]) : NOTHING;

const monthly = (paper: 'BPE' | 'FORM', has: Has): ArchiveSource => ({
  paper,
  from: 'spt',
  table: spts,
  id: spts.id,
  company: spts.companyId,
  searchText: spts.searchText,
  cells: {
    kind: spts.type,
    period: spts.period,
    about: none,
    revision: spts.revision,
    number: spts.bpe,
    name: none,
    npwp: none,
    amount: spts.payable,
    at: sql`coalesce(${spts.filedAt}, ${spts.updatedAt})`,
    origin: sql`'HERE'`,
    fileId: none,
  },
  only: and(
    eq(spts.status, 'FILED'),
    paper === 'BPE' ? isNotNull(spts.bpe) : undefined,
    among(
      spts.type,
      returnTypes.filter((type) => has(returnAccess(type).view)),
    ),
  ),
  ofKinds: (kinds) => among(spts.type, kinds),
  ofPeriod: between(spts.period),
});

const yearOf = (period: string): number => Number(period.slice(0, 4));

const annual = (paper: 'BPE' | 'FORM'): ArchiveSource => ({
  paper,
  from: 'annual',
  table: sptBadans,
  id: sptBadans.id,
  company: sptBadans.companyId,
  searchText: sptBadans.searchText,
  cells: {
    kind: sql`'BADAN'`,
    period: sql`cast(${sptBadans.taxYear} as text)`,
    about: none,
    revision: sptBadans.revision,
    number: sptBadans.bpe,
    name: none,
    npwp: none,
    amount: sptBadans.payable,
    at: sql`coalesce(${sptBadans.filedAt}, ${sptBadans.updatedAt})`,
    origin: sql`'HERE'`,
    fileId: none,
  },
  only: and(eq(sptBadans.status, 'FILED'), paper === 'BPE' ? isNotNull(sptBadans.bpe) : undefined),
  ofKinds: (kinds) => (kinds.includes('BADAN') ? undefined : NOTHING),
  ofPeriod: ({ from, to }) =>
    and(
      from === undefined ? undefined : gte(sptBadans.taxYear, yearOf(from)),
      to === undefined ? undefined : lte(sptBadans.taxYear, yearOf(to)),
    ),
});

const brought = (paper: 'BPE' | 'FORM'): ArchiveSource => ({
  paper,
  from: 'filing',
  table: filings,
  id: filings.id,
  company: filings.companyId,
  searchText: filings.searchText,
  cells: {
    kind: filings.kind,
    period: filings.period,
    about: filings.fileName,
    revision: filings.revision,
    number: filings.bpe,
    name: none,
    npwp: none,
    amount: sql`cast(null as bigint)`,
    at: sql`coalesce(${filings.filedAt}, ${filings.updatedAt})`,
    origin: filings.origin,
    fileId: filings.fileId,
  },
  // The file of a return that was recorded by hand is its receipt.
  only: and(eq(filings.status, 'FILED'), paper === 'BPE' ? isNotNull(filings.bpe) : eq(filings.origin, 'FILE')),
  ofKinds: (kinds) => among(filings.kind, kinds),
  // A return of a year is compared by its year: '2024' lies before '2024-01'.
  ofPeriod: ({ from, to }) =>
    and(
      from === undefined ? undefined : gte(filings.period, from.slice(0, 4)),
      from === undefined ? undefined : or(gte(filings.period, from), eq(sql`length(${filings.period})`, 4)),
      to === undefined ? undefined : lte(filings.period, to),
    ),
});

/** Those of a pull have no time of issue. Two sources, because an index serves each of them in its order. */
const slips = (at: typeof bupots.issuedAt | typeof bupots.updatedAt): ArchiveSource => ({
  paper: 'SLIP',
  from: 'slip',
  table: bupots,
  id: bupots.id,
  company: bupots.companyId,
  searchText: bupots.searchText,
  cells: {
    kind: sql`case when ${inArray(
      bupots.kind,
      slipKinds.filter((kind) => returnOf(kind) === 'UNIFIKASI'),
    )} then 'UNIFIKASI' else 'PPH21' end`,
    period: bupots.period,
    about: bupots.kind,
    revision: sql`0`,
    number: bupots.number,
    name: bupots.payeeName,
    npwp: bupots.payeeNpwp,
    amount: bupots.tax,
    at,
    origin: sql`'HERE'`,
    fileId: none,
  },
  only: and(
    inArray(bupots.status, [...issuedStatuses]),
    at === bupots.issuedAt ? isNotNull(bupots.issuedAt) : isNull(bupots.issuedAt),
  ),
  ofKinds: (kinds) =>
    among(
      bupots.kind,
      slipKinds.filter((kind) => kinds.includes(returnOf(kind))),
    ),
  ofPeriod: between(bupots.period),
});

const receipts: ArchiveSource = {
  paper: 'NTPN',
  from: 'receipt',
  table: ntpns,
  id: ntpns.id,
  company: ntpns.companyId,
  searchText: ntpns.searchText,
  cells: {
    kind: none,
    period: ntpns.periodFrom,
    about: sql`${ntpns.kap} || '-' || ${ntpns.kjs}`,
    revision: sql`0`,
    number: ntpns.ntpn,
    name: ntpns.taxName,
    npwp: none,
    amount: ntpns.amount,
    at: ntpns.paidAt,
    origin: sql`'HERE'`,
    fileId: none,
  },
  only: inArray(ntpns.status, ['COMPLETED', 'RECONCILE']),
  ofKinds: (kinds) => among(ntpns.kap, kinds.flatMap(kapsOf)),
  ofPeriod: between(ntpns.periodFrom),
};

/** The sources that a person may see, of the papers of a filter. */
export const archiveSources = (permissions: ReadonlySet<Permission>, { status }: ArchiveFilter): ArchiveSource[] => {
  const has: Has = (permission) => permissions.has(permission);
  const papers = [status ?? []].flat();
  return [
    monthly('BPE', has),
    monthly('FORM', has),
    ...(has(annualAccess.view) ? [annual('BPE'), annual('FORM')] : []),
    ...(has('EFILING_VIEW') ? [brought('BPE'), brought('FORM')] : []),
    ...(has('EBUPOT_WITHHOLDING_VIEW') ? [slips(bupots.issuedAt), slips(bupots.updatedAt)] : []),
    ...(has('EBILLING_NTPN_VIEW') ? [receipts] : []),
  ].filter(({ paper }) => papers.length === 0 || papers.includes(paper));
};
