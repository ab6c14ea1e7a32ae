import { join } from 'node:path';
import { sign, timestampOf } from '../../api/gateways/bank/doku/signature.ts';
import Database from '../../db/better-sqlite3.ts';
import { atLeast, benchDir, finish, inTurn, median, record, timed } from './measure.ts';
import { DUE, paymentId, preparePayments } from './payments.ts';
import { type Served, serve, servePatuh } from './serve.ts';

const COUNT = 10_000;
const ROUNDS = 4;
const AT_ONCE = 16;
const TARGET = '/public/api/ebilling/callback';
const bank = { DOKU_CLIENT_ID: 'bench', DOKU_SECRET: 'a secret of the bench, long enough' };

const [ours, bare] = [join(benchDir(), 'ours'), join(benchDir(), 'bare')];
await preparePayments(ours, COUNT);
await preparePayments(bare, COUNT);

type Call = { headers: Record<string, string>; body: string };

const callFor = (at: number): Call => {
  const body = JSON.stringify({
    service: { id: 'VIRTUAL_ACCOUNT' },
    acquirer: { id: 'BCA' },
    channel: { id: 'VIRTUAL_ACCOUNT_BCA' },
    transaction: { status: 'SUCCESS', date: new Date().toISOString(), original_request_id: paymentId(at) },
    order: { invoice_number: paymentId(at), amount: Number(DUE) },
    virtual_account_info: { virtual_account_number: String(8_800_000_000_000_000 + at) },
  });
  const timestamp = timestampOf(Date.now());
  const signed = { clientId: bank.DOKU_CLIENT_ID, requestId: `event-${at}`, timestamp, target: TARGET, body };
  return {
    headers: {
      'content-type': 'application/json',
      'client-id': bank.DOKU_CLIENT_ID,
      'request-id': signed.requestId,
      'request-timestamp': timestamp,
      signature: sign(bank.DOKU_SECRET, signed),
    },
    body,
  };
};

/** Concurrent callbacks per second, each about a payment not reported before. */
const bringing = ({ url }: Served) => {
  let next = 0;
  return async (): Promise<number> => {
    const end = next + COUNT / ROUNDS;
    const calls: Call[] = [];
    for (let at = next; at < end; at++) calls.push(callFor(at));
    next = end;
    const worker = async (): Promise<void> => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        const answer = await fetch(url + TARGET, { method: 'POST', ...call });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    };
    const { ms } = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, worker)));
    return (COUNT / ROUNDS / ms) * 1000;
  };
};

// The office is slow, so that later processing does not run during the measurement.
const patuh = await servePatuh(ours, {
  ...bank,
  BANK_MODE: 'simulator',
  DJP_LATENCY_MS: '60000',
  DJP_CONCURRENCY: '1',
});
const reference = await serve(['--import', 'tsx', 'tests/bench/bare-callback.ts'], '/health', { DATA_DIR: bare });
const { a, b } = await inTurn(ROUNDS, bringing(patuh), bringing(reference));
await patuh.kill();
await reference.stop();
atLeast(
  '10,000 signed callbacks',
  'a bare Hono route with the same inserts, synchronous',
  median(a) / median(b),
  0.5,
  ` (${Math.round(median(a))} to ${Math.round(median(b))} a second)`,
);

const books = new Database(join(ours, 'patuh.sqlite'), { readonly: true });
const count = (sql: string) => (books.prepare(sql).get() as { n: number }).n;
const booked = count("select count(*) as n from payment_entries where kind = 'paid'");
const open = count('select count(*) as n from bank_callbacks where handled_at is null');
books.close();
record({
  what: '10,000 callbacks: lost',
  against: 'what was answered before a kill -9',
  figure: `${COUNT - booked} lost, ${open} not booked`,
  reach: 'none',
  ok: booked === COUNT && open === 0,
});
finish();
