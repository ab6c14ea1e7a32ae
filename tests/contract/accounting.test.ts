import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openAccountingServer } from '../../api/commands/accounting-server.mjs';
import { httpAccounting } from '../../api/gateways/accounting/http.ts';
import type { Accounting, AccountingAccess } from '../../api/gateways/accounting/port.ts';
import { simulatedAccounting } from '../../api/gateways/accounting/simulator/accounting.ts';
import { sampleBooks } from '../../api/gateways/accounting/simulator/books.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const NOW = Date.UTC(2025, 10, 15, 2);
const now = () => NOW;
const own = { name: 'PT Contoh', npwp: '0014141071021000' };
const access = (token = 'kunci'): AccountingAccess => ({ companyId: 'company', token });

const openRest = async (many: boolean): Promise<Accounting> => {
  const { url, close } = await openAccountingServer(sampleBooks({ ...own, today: '2025-11-15', many }));
  closing.push(close);
  return httpAccounting({ baseUrl: url, now });
};

const contract = (name: string, open: (many: boolean) => Promise<Accounting>): void => {
  describe(`the accounting product: ${name}`, () => {
    it('lists the companies of the key, and the codes of one', async () => {
      const accounting = await open(false);
      expect(await accounting.companies(access())).toMatchObject({
        kind: 'done',
        value: [{ id: '1', ...own }, { id: '2' }],
      });
      expect(await accounting.accounts(access(), '1')).toMatchObject({
        value: [{ code: '4-40000', name: 'Penjualan barang' }, { code: '4-40100' }],
      });
      const codes = await accounting.taxCodes(access(), '1');
      expect(codes.kind === 'done' && codes.value.map(({ code }) => code)).toEqual(['PPN', 'PPN-KHUSUS', 'NON-PPN']);
      expect(await accounting.taxCodes(access(), '2')).toMatchObject({ value: [] });
    });

    it('gives contacts and invoices of one company, from a day on', async () => {
      const accounting = await open(false);
      const contacts = await accounting.contacts(access(), { company: '1', page: 1 });
      expect(contacts).toMatchObject({ kind: 'done', value: { total: 5, rows: [{ id: 'con-1' }, {}, {}, {}, {}] } });
      const part = { company: '1', page: 1 };
      const all = await accounting.invoices(access(), part);
      expect(all).toMatchObject({ value: { total: 8 } });
      expect(all.kind === 'done' && all.value.rows.every(({ companyId }) => companyId === '1')).toBe(true);
      expect(all.kind === 'done' && all.value.rows[0]).toMatchObject({
        id: 'inv-0001',
        number: 'PJ/2025/0001',
        date: '2025-11-14',
        total: '11000000.00',
        lines: [{ account: '4-40000', quantity: '4', price: '2750000', taxCode: 'PPN', unit: 'unit' }],
        taxNumber: null,
        taxStatus: null,
      });
      const late = await accounting.invoices(access(), { ...part, from: '2025-11-13' });
      expect(late.kind === 'done' && late.value.rows.map(({ date }) => date).sort()).toEqual([
        '2025-11-13',
        '2025-11-13',
        '2025-11-14',
      ]);
    });

    it('gives a thousand invoices in pages that do not overlap', async () => {
      const accounting = await open(true);
      const key = access('kunci-seribu');
      const ids = new Set<string>();
      for (let page = 1; page <= 10; page += 1) {
        const answer = await accounting.invoices(key, { company: '1', page });
        if (answer.kind !== 'done') throw new Error(answer.kind);
        expect(answer.value).toMatchObject({ total: 1_000 });
        for (const { id } of answer.value.rows) ids.add(id);
      }
      expect(ids.size).toBe(1_000);
      expect(await accounting.invoices(key, { company: '1', page: 11 })).toMatchObject({ value: { rows: [] } });
    });

    it('stores number and status of an invoice, once or twice', async () => {
      const accounting = await open(false);
      const report = { id: 'inv-0001', number: '04002500000000001', status: 'APPROVED' };
      expect(await accounting.report(access(), report)).toEqual({ kind: 'done', value: null });
      expect(await accounting.report(access(), report)).toEqual({ kind: 'done', value: null });
      const all = await accounting.invoices(access(), { company: '1', page: 1 });
      expect(all.kind === 'done' && all.value.rows.slice(0, 2)).toMatchObject([
        { taxNumber: '04002500000000001', taxStatus: 'APPROVED' },
        { taxNumber: null, taxStatus: null },
      ]);
      expect(await accounting.report(access(), { ...report, id: 'inv-none' })).toMatchObject({
        kind: 'refused',
        code: 'UNKNOWN',
      });
    });

    it('refuses a wrong key', async () => {
      const accounting = await open(false);
      const key = access('kunci-tolak');
      expect(await accounting.companies(key)).toMatchObject({ kind: 'refused', code: 'CREDENTIALS' });
      expect(await accounting.report(key, { id: 'inv-0001', number: null, status: 'DRAFT' })).toMatchObject({
        kind: 'refused',
        code: 'CREDENTIALS',
      });
    });

    it('is away with 503, to be tried again', async () => {
      const accounting = await open(false);
      expect(await accounting.invoices(access('kunci-mati'), { company: '1', page: 1 })).toEqual({
        kind: 'unreachable',
        retryAfterMs: expect.any(Number),
      });
    });
  });
};

contract('simulator', async () => simulatedAccounting({ taxpayer: async () => own, now }));
contract('REST', openRest);

describe('the accounting product over REST', () => {
  const answering = async (status: number, body: string) => {
    const calls: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      calls.push(request.headers.authorization, request.url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    const warned: string[] = [];
    const accounting = httpAccounting({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      now,
      warn: ({ problem }) => warned.push(problem),
    });
    return { accounting, calls, warned };
  };

  it('sends the key as bearer token and never in the address', async () => {
    const { accounting, calls } = await answering(200, '[]');
    await accounting.companies(access('rahasia'));
    expect(calls).toEqual(['Bearer rahasia', '/companies']);
  });

  it.each([
    ['a page of HTML', 200, '<html></html>'],
    ['an invoice without an id', 200, '[{"companyId":"1","lines":[],"contact":{}}]'],
    ['an error of the server', 500, '{}'],
  ])('takes %s for no response, with a warning', async (_what, status, body) => {
    const { accounting, warned } = await answering(status, body);
    expect(await accounting.invoices(access(), { company: '1', page: 1 })).toMatchObject({ kind: 'unreachable' });
    expect(warned).toHaveLength(1);
  });

  it('reads amounts that came as numbers, and leaves judging them to the product', async () => {
    const body = JSON.stringify([
      { id: 7, companyId: 1, contact: {}, lines: [{ price: 1e21, quantity: -1, account: '4' }], total: 0.1 },
    ]);
    const { accounting } = await answering(200, body);
    expect(await accounting.invoices(access(), { company: '1', page: 1 })).toMatchObject({
      value: { rows: [{ id: '7', companyId: '1', lines: [{ price: '1e+21', quantity: '-1' }], total: '0.1' }] },
    });
  });
});
