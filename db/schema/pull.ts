import type {
  PullDifference,
  PulledRowStatus,
  PullParams,
  PullStatus,
  PullVerdict,
  PullWay,
} from '#domain/definition/pull.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record } from './groups.ts';

/** By number, by masa, or all of many masa at once. */
export const pulls = c.table(
  'pulls',
  {
    ...record(),
    family: c.words('family').notNull(),
    way: c.code<PullWay>('way').notNull(),
    params: c.json<PullParams>('asked').notNull(),
    status: c.code<PullStatus>('status').notNull(),
    /** The running job, or the last one. */
    jobId: c.id('job_id'),
    message: c.words('message'),
    ...made(),
    finishedAt: c.moment('finished_at'),
    /** When it is deleted; documents taken from it stay. */
    expiresAt: c.moment('expires_at').notNull(),
  },
  (t) => [c.index('pulls_company').on(t.companyId, t.family, t.createdAt), c.index('pulls_expiry').on(t.expiresAt)],
);

/** One document as the tax office returned it, and its relation to the company's own documents. */
export const pullRows = c.table(
  'pull_rows',
  {
    pullId: c.id('pull_id').notNull(),
    /** "2025-10 25AB12CDE 0": masa, number and revision; the display order. */
    place: c.words('place').notNull(),
    companyId: c.id('company_id').notNull(),
    number: c.words('number').notNull(),
    theirs: c.json<unknown>('theirs').notNull(),
    verdict: c.code<PullVerdict>('verdict').notNull(),
    differences: c.json<readonly PullDifference[]>('differences').notNull(),
    note: c.words('note'),
    /** The company's document it is, may be, or became. */
    documentId: c.id('document_id'),
    amount: c.sen('amount').notNull(),
    status: c.code<PulledRowStatus>('status').notNull(),
    message: c.words('message'),
  },
  (t) => [
    c.primaryKey({ columns: [t.pullId, t.place] }),
    c.index('pull_rows_verdict').on(t.pullId, t.verdict, t.place),
    c.index('pull_rows_status').on(t.pullId, t.status, t.place),
  ],
);
