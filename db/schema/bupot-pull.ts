import type { Judged, PullDifference } from '#domain/bupot/pull/judge.ts';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import type {
  PullAsked,
  PulledRowStatus,
  PullStatus,
  PullVerdict,
  PullWay,
} from '#domain/bupot/pull/status-queries.ts';
import { columns as c } from '../dialect/columns.ts';
import { made, record } from './groups.ts';

/** Slips asked of the tax office: by number, by masa, or all of many masa at once. */
export const bupotPulls = c.table(
  'bupot_pulls',
  {
    ...record(),
    way: c.code<PullWay>('way').notNull(),
    asked: c.json<PullAsked>('asked').notNull(),
    status: c.code<PullStatus>('status').notNull(),
    /** The job at work on it, or the last one that was. */
    jobId: c.id('job_id'),
    /** The office's own words where it refused. */
    message: c.words('message'),
    ...made(),
    finishedAt: c.moment('finished_at'),
    /** When it is forgotten: the slips it took stay. */
    expiresAt: c.moment('expires_at').notNull(),
  },
  (t) => [c.index('bupot_pulls_company').on(t.companyId, t.createdAt), c.index('bupot_pulls_expiry').on(t.expiresAt)],
);

/** One slip as the office told of it, and what it is to ours. */
export const bupotPullRows = c.table(
  'bupot_pull_rows',
  {
    pullId: c.id('pull_id').notNull(),
    /** "2025-10 25AB12CDE 0": masa, number and revision; the order people read them in. */
    place: c.words('place').notNull(),
    companyId: c.id('company_id').notNull(),
    number: c.words('number').notNull(),
    slip: c.json<PulledSlip>('slip').notNull(),
    verdict: c.code<PullVerdict>('verdict').notNull(),
    differences: c.json<readonly PullDifference[]>('differences').notNull(),
    note: c.code<NonNullable<Judged['note']>>('note'),
    /** The slip of ours it is, may be, or became. */
    slipId: c.id('slip_id'),
    tax: c.sen('tax').notNull(),
    status: c.code<PulledRowStatus>('status').notNull(),
    /** Why it was not taken. */
    message: c.words('message'),
  },
  (t) => [
    c.primaryKey({ columns: [t.pullId, t.place] }),
    c.index('bupot_pull_rows_verdict').on(t.pullId, t.verdict, t.place),
    c.index('bupot_pull_rows_status').on(t.pullId, t.status, t.place),
  ],
);
