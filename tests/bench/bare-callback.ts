import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import Database from '../../db/better-sqlite3.ts';

// Reference: a route that only inserts the rows of a booked callback, each call a commit. It checks no signature, reads
// no ledger and changes no row.
const db = new Database(join(process.env.DATA_DIR ?? '', 'patuh.sqlite'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const into = (table: string, columns: string) =>
  db.prepare(
    `insert into ${table} (${columns}) values (${columns
      .split(',')
      .map(() => '?')
      .join(', ')})`,
  );
const callback = into('bank_callbacks', 'event, provider, body, received_at, handled_at, times');
const entry = into('payment_entries', 'payment_id, seq, company_id, kind, at, movement, entry, written_at');
const job = into(
  'jobs',
  'id, company_id, kind, status, payload, unique_key, total, done, failed, skipped, attempts, run_at, visible, created_by, created_by_name, role, ip, locale, created_at',
);
const item = into('job_items', 'job_id, seq, company_id, ref_id, label, status, attempts');
const notice = into('notifications', 'id, company_id, user_id, message, params, link, at');
const history = into(
  'history',
  'company_id, seq, object_type, object_id, action, from_status, to_status, after, user_id, user_name, ip, at, prev_hash, hash, seal',
);
const COMPANY = 'company000';
const HASH = '0'.repeat(64);
let seq = 0;

const book = db.transaction((event: string, body: string, payment: string) => {
  const now = Date.now();
  const text = JSON.stringify({ kind: 'paid', at: now, amount: 150_400_000, movement: event });
  callback.run(event, 'simulator', body, now, now, 1);
  entry.run(payment, 2, COMPANY, 'paid', now, event, text, now);
  const id = `job${++seq}`;
  job.run(id, COMPANY, 'bare', 'DONE', '{}', id, 1, 0, 0, 0, 0, now, 0, 'bank', 'Bank', 'Owner', '', 'id', now);
  item.run(id, 0, COMPANY, payment, payment, 'WAITING', 0);
  notice.run(`note${seq}`, COMPANY, 'benchuser', 'billing.pay.notice.paid', '{"amount":"1504000.00"}', '/main', now);
  for (const [type, action] of [
    ['payment', 'paid'],
    ['billing', 'receive'],
  ])
    history.run(
      COMPANY,
      ++seq,
      type,
      payment,
      action,
      'waiting',
      'paid',
      text,
      'bank',
      'Bank',
      '',
      now,
      HASH,
      HASH,
      HASH,
    );
});

const app = new Hono();
app.get('/health', (c) => c.json({ status: 'ok' }));
app.post('/public/api/ebilling/callback', async (c) => {
  const body = await c.req.text();
  const parsed = JSON.parse(body) as { order: { invoice_number: string } };
  book(c.req.header('request-id') ?? '', body, parsed.order.invoice_number);
  return c.json({ received: true });
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
