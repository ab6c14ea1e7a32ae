import type { Finding } from '#domain/definition/finding.ts';
import { LIMIT } from '#domain/definition/money.ts';
import type { CheckedRow } from './checked-row.ts';
import { isDuplicate } from './duplicates.ts';

export type Bucket = {
  path: string;
  message: string;
  severity: Finding['severity'];
  count: number;
  proposals: number;
  params?: Record<string, string | number>;
  proposal?: string;
  /** Count per proposed value, if there are few; otherwise `various` is set. */
  proposed: Record<string, number>;
  various?: true;
};

type Sums = [first: number, second: number];

export type Tally = {
  rows: number;
  documents: number;
  ready: number;
  warnings: number;
  errors: number;
  skipped: number;
  saved: number;
  duplicates: number;
  /** In sen, of all documents that are not skipped; the kind of import names the sums. */
  sums: Sums;
  readySums: Sums;
  savedSums: Sums;
  buckets: Record<string, Bucket>;
};

export const emptyTally = (): Tally => ({
  rows: 0,
  documents: 0,
  ready: 0,
  warnings: 0,
  errors: 0,
  skipped: 0,
  saved: 0,
  duplicates: 0,
  sums: [0, 0],
  readySums: [0, 0],
  savedSums: [0, 0],
  buckets: {},
});

export const bucketKey = ({ path, message }: Pick<Finding, 'path' | 'message'>): string => `${path}:${message}`;

const STATUS = { READY: 'ready', WARNING: 'warnings', ERROR: 'errors', SKIPPED: 'skipped', SAVED: 'saved' } as const;

const FEW = 20;

const countProposal = (bucket: Bucket, proposal: string, by: 1 | -1): void => {
  const { proposed } = bucket;
  if (!Object.hasOwn(proposed, proposal) && Object.keys(proposed).length >= FEW) {
    bucket.various = true;
    return;
  }
  const count = (proposed[proposal] ?? 0) + by;
  if (count > 0) proposed[proposal] = count;
  else delete proposed[proposal];
};

const countFinding = (tally: Tally, finding: Finding, by: 1 | -1): void => {
  const key = bucketKey(finding);
  const known = tally.buckets[key];
  const bucket = known ?? {
    path: finding.path,
    message: finding.message,
    severity: finding.severity,
    count: 0,
    proposals: 0,
    proposed: {},
  };
  if (!known) tally.buckets[key] = bucket;
  bucket.count += by;
  if (finding.proposal !== undefined) {
    bucket.proposals += by;
    bucket.proposal ??= finding.proposal;
    countProposal(bucket, finding.proposal, by);
  }
  if (finding.params) bucket.params ??= finding.params;
  if (bucket.count === 0) delete tally.buckets[key];
};

/** Sums are exact up to ninety trillion rupiah and are capped there. */
const within = (sum: number): number => Math.max(-LIMIT, Math.min(LIMIT, sum));

const added = ([first, second]: Sums, row: CountedRow, by: 1 | -1): Sums => [
  within(first + by * (row.firstSum ?? 0)),
  within(second + by * (row.secondSum ?? 0)),
];

export type CountedRow = Pick<CheckedRow, 'findings' | 'status' | 'firstSum' | 'secondSum'>;

/** Rows are subtracted before they change, so that the tally never has to be recomputed from the whole file. */
export const count = (tally: Tally, rows: readonly CountedRow[], by: 1 | -1 = 1): void => {
  for (const row of rows) {
    tally.rows += by;
    const open = row.status !== 'SKIPPED' && row.status !== 'SAVED';
    if (open) for (const finding of row.findings) countFinding(tally, finding, by);
    if (row.firstSum === null) continue;
    tally.documents += by;
    tally[STATUS[row.status]] += by;
    if (open && row.findings.some(isDuplicate)) tally.duplicates += by;
    if (row.status === 'SKIPPED') continue;
    tally.sums = added(tally.sums, row, by);
    if (row.status === 'SAVED') tally.savedSums = added(tally.savedSums, row, by);
    else if (row.status !== 'ERROR') tally.readySums = added(tally.readySums, row, by);
  }
};
