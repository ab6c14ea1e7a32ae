import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dokuBank } from '../../../api/gateways/bank/doku/bank.ts';
import type { IncomingCall } from '../../../api/gateways/bank/port.ts';
import { closing } from '../closing.ts';
import { patience } from '../patience.ts';
import { START } from './an-order.ts';
import type { World } from './world.ts';

/** A failure of the next request. */
export type Mishap = 'drop' | 'reset' | 'delay' | 'server-error' | 'garbage' | 'truncated' | 'busy' | 'wrong-signature';

const CLIENT = 'MCH-0001-10791114622547';
const SECRET = 'SK-9sCrJ1kdYUJAYlsJKlqz';
const TARGET = '/public/api/ebilling/callback';

type Order = {
  invoice: string;
  amount: number;
  service: 'VIRTUAL_ACCOUNT' | 'EMONEY';
  number: string;
  expiresAt: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED' | 'TIMEOUT' | 'EXPIRED';
  date: string | null;
};

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** Implemented again from the documentation, independent of the product's code. */
const signatureOf = (lines: readonly [string, string][], secret = SECRET): string =>
  `HMACSHA256=${createHmac('sha256', secret)
    .update(lines.map(([name, value]) => `${name}:${value}`).join('\n'))
    .digest('base64')}`;
const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64');

/** A DOKU server by its public documentation, with an adapter that calls it. */
export const servedDoku = async ({ secret = SECRET } = {}) => {
  const clock = { now: START };
  const { deadline, end } = patience();
  const orders = new Map<string, Order>();
  const answered = new Map<string, { status: number; body: string }>();
  const mishaps: (Mishap | undefined)[] = [];
  const warnings: { problem: string }[] = [];
  const requests: { path: string; requestId: string; body: unknown }[] = [];
  const came: IncomingCall[] = [];

  const result = ({ invoice, amount, service, number, status, date }: Order) => ({
    service: { id: service },
    acquirer: { id: service === 'EMONEY' ? 'OVO' : 'BANK_MANDIRI' },
    channel: { id: service === 'EMONEY' ? 'EMONEY_OVO' : 'VIRTUAL_ACCOUNT_BANK_MANDIRI' },
    transaction: { status, ...(date ? { date } : {}), original_request_id: invoice },
    order: { invoice_number: invoice, amount },
    ...(service === 'EMONEY' ? {} : { virtual_account_info: { virtual_account_number: number } }),
  });

  const notify = (order: Order): void => {
    const body = JSON.stringify(result(order));
    const requestId = randomUUID();
    const timestamp = iso(clock.now);
    const signature = signatureOf([
      ['Client-Id', CLIENT],
      ['Request-Id', requestId],
      ['Request-Timestamp', timestamp],
      ['Request-Target', TARGET],
      ['Digest', digestOf(body)],
    ]);
    const headers = { 'client-id': CLIENT, 'request-id': requestId, 'request-timestamp': timestamp, signature };
    came.push({ headers, path: TARGET, body });
  };

  const pay = (order: Order, amount: number): void => {
    order.status = 'SUCCESS';
    order.date = iso(clock.now);
    order.amount = amount;
    notify(order);
  };

  type Reply = { status: number; body: unknown };
  const error = (status: number, code: string, message: string): Reply => ({
    status,
    body: { error: { code, message } },
  });

  const handle = (path: string, body: string): Reply => {
    const requests = /^\/orders\/v1\/status\/(.+)$/.exec(path)?.[1];
    if (requests !== undefined) {
      const order = orders.get(decodeURIComponent(requests));
      if (!order) return error(404, 'data_not_found', 'Transaction not found');
      if (order.status === 'PENDING' && clock.now >= order.expiresAt) order.status = 'EXPIRED';
      return { status: 200, body: result(order) };
    }
    const parsed = JSON.parse(body) as {
      order: { invoice_number: string; amount: number };
      client?: { id: string };
      virtual_account_info?: { expired_time: number; reusable_status: boolean };
      ovo_info?: { ovo_id: string };
      security?: { check_sum: string };
    };
    const { invoice_number: invoice, amount } = parsed.order;
    if (orders.has(invoice)) return error(400, 'invoice_number_exist', 'Invoice number has been used');
    if (!Number.isInteger(amount) || invoice.length > 30) return error(400, 'invalid_parameter', 'order');
    const order: Order = {
      invoice,
      amount,
      service: 'VIRTUAL_ACCOUNT',
      number: `88899${String(40000000213 + orders.size)}`,
      expiresAt: clock.now + (parsed.virtual_account_info?.expired_time ?? 60) * 60_000,
      status: 'PENDING',
      date: null,
    };
    orders.set(invoice, order);
    if (/^\/(bca|mandiri|bri|bni|permata|cimb|danamon|bsm)-virtual-account\/v2\/payment-code$/.test(path)) {
      const { number, expiresAt } = order;
      return {
        status: 200,
        body: {
          order: { invoice_number: invoice },
          virtual_account_info: { virtual_account_number: number, expired_date_utc: iso(expiresAt) },
        },
      };
    }
    const phone = parsed.ovo_info?.ovo_id ?? '';
    const sum = createHash('sha256').update(`${amount}${CLIENT}${invoice}${phone}${SECRET}`).digest('hex');
    if (path !== '/ovo-emoney/v1/payment' || parsed.security?.check_sum !== sum)
      return error(400, 'invalid_checksum', 'Invalid checksum');
    order.service = 'EMONEY';
    if (phone.endsWith('0000')) order.status = 'FAILED';
    else if (phone.endsWith('9999')) order.status = 'TIMEOUT';
    else pay(order, amount);
    return {
      status: 200,
      body: {
        order: { invoice_number: invoice, amount },
        ovo_info: { ovo_id: phone },
        ovo_payment: { status: order.status },
      },
    };
  };

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mishap = mishaps.shift();
    const body = await bodyOf(request);
    if (mishap === 'drop') return void request.socket.destroy();
    if (mishap === 'busy') return void response.writeHead(503, { 'retry-after': '120' }).end();
    const path = request.url ?? '';
    const header = (name: string): string => String(request.headers[name] ?? '');
    const requestId = header('request-id');
    const lines: [string, string][] = [
      ['Client-Id', header('client-id')],
      ['Request-Id', requestId],
      ['Request-Timestamp', header('request-timestamp')],
      ['Request-Target', path],
      ...(request.method === 'POST' ? [['Digest', digestOf(body)] as [string, string]] : []),
    ];
    if (header('client-id') !== CLIENT || signatureOf(lines) !== header('signature'))
      return void response.writeHead(401).end(JSON.stringify(error(401, 'invalid_signature', 'Invalid').body));
    requests.push({ path, requestId, body: body === '' ? null : JSON.parse(body) });
    const before = answered.get(requestId);
    const first = before ? null : handle(path, body);
    const message = before ?? { status: first?.status ?? 500, body: JSON.stringify(first?.body) };
    if (!before && request.method === 'POST') answered.set(requestId, message);
    if (mishap === 'reset') return void request.socket.destroy();
    if (mishap === 'delay') end();
    if (mishap === 'server-error') return void response.writeHead(500).end('<h1>Internal Server Error</h1>');
    if (mishap === 'garbage') return void response.writeHead(200).end('<html>Silakan masuk ke jaringan</html>');
    if (mishap === 'truncated') {
      response.writeHead(200, { 'content-length': '500' });
      return void response.write('{"order":{"inv', () => request.socket.destroy());
    }
    const timestamp = iso(clock.now);
    const signature = signatureOf(
      [
        ['Client-Id', CLIENT],
        ['Request-Id', requestId],
        ['Response-Timestamp', timestamp],
        ['Request-Target', path],
        ...(request.method === 'POST' ? [['Digest', digestOf(message.body)] as [string, string]] : []),
      ],
      mishap === 'wrong-signature' ? 'SK-orang-lain' : SECRET,
    );
    response
      .writeHead(before ? 409 : message.status, { 'client-id': CLIENT, 'response-timestamp': timestamp, signature })
      .end(message.body);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bank = dokuBank({
    baseUrl,
    clientId: CLIENT,
    secret,
    now: () => clock.now,
    newRequestId: randomUUID,
    deadline,
    fees: { va: 400_000, ovo: 150_000 },
    warn: (input) => warnings.push(input),
  });
  const world: World = {
    bank,
    clock,
    pays: async (number, amount) => {
      const order = [...orders.values()].find((one) => one.number === number);
      if (!order) throw new Error(`nobody has ${number}`);
      pay(order, amount / 100);
    },
    callbacks: async () => came,
    close: () => closing(server),
  };
  return { ...world, orders, answered, mishaps, warnings, requests, baseUrl };
};
