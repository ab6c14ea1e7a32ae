import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNotification } from '../../api/gateways/bank/doku/read.ts';
import { sign, timestampOf } from '../../api/gateways/bank/doku/signature.ts';
import type { IncomingCall } from '../../api/gateways/bank/port.ts';
import { START } from './bank/an-order.ts';

const clientId = 'MCH-0001-10791114622547';
const secret = 'SK-rahasia';
const read = readNotification({ clientId, secret });
const path = '/public/api/ebilling/callback';

const message = {
  service: { id: 'VIRTUAL_ACCOUNT' },
  acquirer: { id: 'BCA' },
  channel: { id: 'VIRTUAL_ACCOUNT_BCA' },
  transaction: { status: 'SUCCESS', date: '2021-01-27T03:24:23Z', original_request_id: '15022aab' },
  order: { invoice_number: 'INV-20210124-0001', amount: 150_000 },
  virtual_account_info: { virtual_account_number: '1900600000000046' },
  virtual_account_payment: { identifer: [{ name: 'REQUEST_ID', value: '7892931' }] },
};

const call = (body: string, { at = START, by = secret, event = '479b663f' } = {}): IncomingCall => {
  const timestamp = timestampOf(at);
  const signature = sign(by, { clientId, requestId: event, timestamp, target: path, body });
  return {
    headers: { 'client-id': clientId, 'request-id': event, 'request-timestamp': timestamp, signature },
    path,
    body,
  };
};
const honest = call(JSON.stringify(message));

describe('a callback', () => {
  it('tells of money, in the shape the provider documents', () => {
    expect(read(honest, START)).toEqual({
      kind: 'money',
      event: '479b663f',
      paymentId: 'INV-20210124-0001',
      movement: {
        movement: 'INV-20210124-0001@1611717863',
        at: Date.UTC(2021, 0, 27, 3, 24, 23),
        amount: 15_000_000,
      },
    });
  });

  it('about no money names its payment all the same', () => {
    const failed = call(JSON.stringify({ ...message, transaction: { ...message.transaction, status: 'FAILED' } }));
    expect(read(failed, START)).toEqual({ kind: 'other', event: '479b663f', paymentId: 'INV-20210124-0001' });
  });

  it.each([
    ['another body', { ...honest, body: honest.body.replace('150000', '150001') }],
    ['one space more', { ...honest, body: `${honest.body} ` }],
    ['another path', { ...honest, path: '/public/api/ebilling/other' }],
    ['another event', { ...honest, headers: { ...honest.headers, 'request-id': 'x' } }],
    ['another moment', { ...honest, headers: { ...honest.headers, 'request-timestamp': timestampOf(START + 1000) } }],
    ['another client', { ...honest, headers: { ...honest.headers, 'client-id': 'MCH-2' } }],
    ['another secret', call(honest.body, { by: 'SK-lain' })],
    ['no signature', { ...honest, headers: { ...honest.headers, signature: undefined } }],
    ['a short signature', { ...honest, headers: { ...honest.headers, signature: 'HMACSHA256=' } }],
  ])('signed for %s is forged', (_what, forged) => {
    expect(read(forged, START)).toEqual({ kind: 'forged', why: 'signature' });
  });

  it('is taken for five minutes, by clocks that differ either way', () => {
    const minutes = (n: number) => read(honest, START + n * 60_000).kind;
    expect([-5, 0, 5].map(minutes)).toEqual(['money', 'money', 'money']);
    expect([-6, 6, 600].map(minutes)).toEqual(['forged', 'forged', 'forged']);
    expect(read(honest, START + 6 * 60_000)).toEqual({ kind: 'forged', why: 'age' });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '"x"',
    '{"order":{"invoice_number":""}}',
    JSON.stringify({ ...message, order: { ...message.order, amount: null } }),
    JSON.stringify({ ...message, order: { ...message.order, amount: 1e300 } }),
    JSON.stringify({ ...message, order: { ...message.order, amount: 0.001 } }),
    JSON.stringify({ ...message, transaction: { status: 'SUCCESS', date: 'kemarin' } }),
  ])('that is signed and says %s is no news', (body) => {
    expect(read(call(body), START)).toEqual({ kind: 'forged', why: 'shape' });
  });

  it('without a name that can be stored is no news', () => {
    for (const event of ['', 'a b', 'x'.repeat(129), 'é'])
      expect(read(call(honest.body, { event }), START)).toEqual({ kind: 'forged', why: 'shape' });
  });

  it('never throws, whatever comes', () => {
    const headers = fc.dictionary(
      fc.constantFrom('client-id', 'request-id', 'request-timestamp', 'signature', 'x'),
      fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
    );
    fc.assert(
      fc.property(
        headers,
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.double(),
        (given, where, body, at) => {
          expect(read({ headers: given, path: where, body }, at).kind).toBe('forged');
        },
      ),
    );
  });

  it('never throws for what is signed, and tells of no money that is not an amount', () => {
    const body = fc.oneof(
      fc.json(),
      fc
        .record({
          status: fc.constantFrom('SUCCESS', 'REFUNDED', 'FAILED', 'X'),
          date: fc.oneof(fc.string(), fc.date().map(String)),
          amount: fc.anything(),
        })
        .map(({ status, date, amount }) => {
          try {
            return JSON.stringify({ order: { invoice_number: 'p', amount }, transaction: { status, date } });
          } catch {
            return '{}';
          }
        }),
    );
    fc.assert(
      fc.property(body, (text) => {
        const news = read(call(text), START);
        if (news.kind === 'money') {
          expect(Number.isSafeInteger(news.movement.amount)).toBe(true);
          expect(news.movement.amount).toBeGreaterThan(0);
        }
      }),
    );
  });
});
