import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { applyVerdict } from '../../../api/modules/faktur/sent-faktur.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, LIST } from './faktur-client.ts';

const NTPN = '0123456789ABCDEF';
const OTHER = 'FEDCBA9876543210';
const scope = scopeOf('rina', 'sagara');
let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

let made = 0;
const planted = async (over: Parameters<typeof aFaktur>[0] = {}): Promise<Faktur> => {
  const number = `0200250000${String(++made).padStart(7, '0')}`;
  const own = { companyId: companies.sagara.id, id: `paid-${made}`, number, status: 'APPROVED' } as const;
  const faktur = aFaktur({ ...anInput(), ...own, code: '02', date: '2025-10-20', ...over });
  await app.deps.db.transact((tx) => insertFakturs(tx, scope, [faktur]));
  return faktur;
};
const keepAll = (ids: readonly string[], over: object = {}, who = rina) =>
  answered(
    who.request('POST', `${LIST}/collector-receipts`, { json: { ids, ntpn: NTPN, date: '2025-10-25', ...over } }),
  );
const receiptOf = async (id: string) => {
  const { collectorNtpn, collectorPaidOn } = await rina.get<Faktur>(`${LIST}/${id}`);
  return [collectorNtpn, collectorPaidOn];
};

it('is stored with every invoice of one buyer it was paid for, and with no other', async () => {
  const [first, second] = [await planted(), await planted({ code: '03' })];
  const there = await planted({ collectorNtpn: OTHER, collectorPaidOn: '2025-10-21' });
  const later = await planted({ date: '2025-10-26' });
  const plain = await planted({ code: '04' });
  const ids = [first, second, there, later, plain].map(({ id }) => id);
  const { status, body } = await keepAll(ids);
  expect([status, body]).toMatchObject([202, { total: 5, eligible: 3 }]);
  await app.drainJobs();
  expect(await Promise.all(ids.map(receiptOf))).toEqual([
    [NTPN, '2025-10-25'],
    [NTPN, '2025-10-25'],
    [OTHER, '2025-10-21'],
    [null, null],
    [null, null],
  ]);
  const items = await rina.get<{ status: string; message: string | null }[]>(
    `/jobs/${(body as { jobId: string }).jobId}/items?filter=${encodeURIComponent('{"status":"FAILED"}')}`,
  );
  expect(items.map(({ message }) => message)).toEqual(['Tanggal setor mendahului tanggal faktur']);
});

it('is refused at its field, of more than one buyer, and without the key', async () => {
  const one = await planted();
  const other = await planted({ counterpartyNpwp: '0999999999999999' });
  expect(await keepAll([one.id], { ntpn: '12' })).toMatchObject({ status: 422, body: { errors: { ntpn: /./ } } });
  expect(await keepAll([one.id], { date: '2099-01-01' })).toMatchObject({ status: 422 });
  expect(await keepAll([one.id, other.id])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('satu pembeli') },
  });
  expect((await keepAll([one.id], {}, await app.as('budi'))).status).toBe(403);
  expect((await keepAll([one.id], {}, await app.as('hendra', 'bentala'))).status).toBe(404);
  const { status } = await answered(
    rina.request('PUT', `${LIST}/${one.id}/collector-receipt`, {
      json: { version: one.version, ntpn: NTPN, date: '2025-10-19' },
    }),
  );
  expect(status).toBe(422);
});

it('goes along with an approved substitute whose tax it covers', async () => {
  const receipt = { collectorNtpn: NTPN, collectorPaidOn: '2025-10-25' };
  const sold = anInput().lines;
  const lines = (quantity: string) => sold.map((line) => ({ ...line, quantity }));
  for (const [quantity, taken] of [
    ['1', true],
    ['2', false],
  ] as const) {
    const original = await planted({ ...receipt, lines: lines('1') });
    const over = { kind: 'NORMAL_SUBS', status: 'IN_PROGRESS', revision: 1, replaces: original.id } as const;
    const substitute = await planted({ ...over, number: null, lines: lines(quantity) });
    const number = original.number?.replace(/^0200/, '0201') ?? '';
    await applyVerdict(app.deps, scope, substitute.id, { state: 'approved', number, at: app.deps.now() });
    expect(await rina.get<Faktur>(`${LIST}/${original.id}`)).toMatchObject({ status: 'AMENDED', ...receipt });
    expect(await receiptOf(substitute.id)).toEqual(taken ? [NTPN, '2025-10-25'] : [null, null]);
  }
});
