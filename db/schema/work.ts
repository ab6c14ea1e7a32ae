import type { DemoState } from '#domain/billing/demo-invoice.ts';
import type { Permission } from '#domain/permissions.ts';
import { columns as c } from '../dialect/columns.ts';

export type JobStatus = 'WAITING' | 'RUNNING' | 'PAUSED' | 'DONE' | 'FAILED' | 'CANCELED';
export type ItemStatus = 'WAITING' | 'DONE' | 'FAILED' | 'SKIPPED';

/**
 * Outbox and job table: a job is inserted in the transaction of the change that needs it, and claimed by lease. A job
 * over many documents has one item per document; each item is done once.
 */
export const jobs = c.table(
  'jobs',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    kind: c.words('kind').notNull(),
    status: c.code<JobStatus>('status').notNull(),
    payload: c.json<unknown>('payload').notNull(),
    /** Idempotency key: a job is enqueued once per key. */
    uniqueKey: c.words('unique_key'),
    total: c.count('total').notNull(),
    done: c.count('done').notNull(),
    failed: c.count('failed').notNull(),
    skipped: c.count('skipped').notNull(),
    attempts: c.count('attempts').notNull(),
    runAt: c.moment('run_at').notNull(),
    leaseUntil: c.moment('lease_until'),
    leaseBy: c.words('lease_by'),
    /** Shown in the job centre; false for small jobs. */
    visible: c.flag('visible').notNull(),
    result: c.json<Record<string, unknown>>('result'),
    error: c.words('error'),
    createdBy: c.id('created_by').notNull(),
    createdByName: c.words('created_by_name').notNull(),
    role: c.words('role').notNull(),
    ip: c.words('ip').notNull(),
    locale: c.code<'id' | 'en'>('locale').notNull(),
    createdAt: c.moment('created_at').notNull(),
    startedAt: c.moment('started_at'),
    finishedAt: c.moment('finished_at'),
  },
  (t) => [
    c.index('jobs_due').on(t.status, t.runAt),
    c.index('jobs_company').on(t.companyId, t.createdAt),
    c.uniqueIndex('jobs_unique').on(t.companyId, t.uniqueKey),
  ],
);

export const jobItems = c.table(
  'job_items',
  {
    jobId: c.id('job_id').notNull(),
    seq: c.count('seq').notNull(),
    companyId: c.id('company_id').notNull(),
    refId: c.id('ref_id').notNull(),
    label: c.words('label').notNull(),
    status: c.code<ItemStatus>('status').notNull(),
    attempts: c.count('attempts').notNull(),
    code: c.words('code'),
    message: c.words('message'),
  },
  (t) => [c.primaryKey({ columns: [t.jobId, t.seq] }), c.index('job_items_open').on(t.jobId, t.status, t.seq)],
);

/** Append-only. Each row has the hash of the previous one of its company, and a seal only the product can make. */
export const history = c.table(
  'history',
  {
    companyId: c.id('company_id').notNull(),
    seq: c.count('seq').notNull(),
    objectType: c.words('object_type').notNull(),
    objectId: c.id('object_id').notNull(),
    action: c.words('action').notNull(),
    fromStatus: c.words('from_status'),
    toStatus: c.words('to_status'),
    before: c.json<unknown>('before'),
    after: c.json<unknown>('after'),
    reason: c.words('reason'),
    /** Digest of the document after the change; null when the object is no document. */
    state: c.words('state'),
    userId: c.id('user_id').notNull(),
    userName: c.words('user_name').notNull(),
    ip: c.words('ip').notNull(),
    at: c.moment('at').notNull(),
    prevHash: c.words('prev_hash').notNull(),
    hash: c.words('hash').notNull(),
    /** HMAC of the hash under a key that is not in the database. */
    seal: c.words('seal').notNull(),
  },
  (t) => [
    c.primaryKey({ columns: [t.companyId, t.seq] }),
    c.index('history_object').on(t.companyId, t.objectId, t.seq),
    c.index('history_at').on(t.companyId, t.at, t.seq),
    c.index('history_kind').on(t.companyId, t.objectType, t.at, t.seq),
    c.index('history_person').on(t.companyId, t.userId, t.at, t.seq),
    c.index('history_action').on(t.companyId, t.action, t.at, t.seq),
  ],
);

/** Locked first by every writer of history (on Postgres). */
export const chains = c.table('chains', {
  companyId: c.id('company_id').primaryKey(),
  seq: c.count('seq').notNull(),
  hash: c.words('hash').notNull(),
});

/** Incremented in every transaction that changes what a list shows; cached counts and totals carry their revision. */
export const revisions = c.table(
  'revisions',
  {
    companyId: c.id('company_id').notNull(),
    list: c.words('list').notNull(),
    revision: c.count('revision').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.list] })],
);

export const idempotencyKeys = c.table(
  'idempotency_keys',
  {
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    key: c.words('key').notNull(),
    requestHash: c.words('request_hash').notNull(),
    status: c.count('status'),
    body: c.words('body'),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.userId, t.key] })],
);

/** The bytes are in the file store by id. */
export const files = c.table(
  'files',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    name: c.words('name').notNull(),
    type: c.words('type').notNull(),
    size: c.count('size').notNull(),
    /** SHA-256 of its bytes, in hex. */
    sha256: c.words('sha256').notNull(),
    /** Permissions needed to open it, all of them. Null: not recorded, only an Owner may open it. */
    needs: c.json<Permission[]>('needs'),
    createdAt: c.moment('created_at').notNull(),
    expiresAt: c.moment('expires_at'),
  },
  (t) => [c.index('files_company').on(t.companyId, t.createdAt)],
);

export const gatewayCalls = c.table(
  'gateway_calls',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    gateway: c.words('gateway').notNull(),
    operation: c.words('operation').notNull(),
    objectId: c.id('object_id'),
    request: c.words('request').notNull(),
    answer: c.words('answer').notNull(),
    outcome: c.code<'done' | 'refused' | 'unreachable'>('outcome').notNull(),
    at: c.moment('at').notNull(),
    tookMs: c.count('took_ms').notNull(),
  },
  (t) => [c.index('gateway_calls_object').on(t.companyId, t.objectId, t.at)],
);

/** Without real money. Contents are derived from the id. */
export const demoInvoices = c.table(
  'demo_invoices',
  {
    id: c.words('id').primaryKey(),
    status: c.code<DemoState>('status').notNull(),
    createdAt: c.moment('created_at').notNull(),
    changedAt: c.moment('changed_at'),
  },
  (t) => [c.index('demo_invoices_created').on(t.createdAt)],
);
