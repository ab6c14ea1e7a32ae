import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { fakturRow, insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { masaWithDocuments } from '../../../db/repositories/spt/masa-documents.ts';
import { nsfpRanges } from '../../../db/tables.ts';
import { aClassicFaktur, aClassicInput } from '../../../fixtures/builders/a-classic-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, LIST } from './faktur-client.ts';

const CLASSIC = '/efaktur/out';
const scope = scopeOf('rina', 'sagara');
const companyId = companies.sagara.id;

let app: TestApp;
let rina: Client;
let n = 0;
const range = (issuedOn: string, first: number, total = 50) => ({
  id: `nsfp-${issuedOn}-${first}`,
  companyId,
  prefix: '005',
  issuedOn,
  first,
  total,
  year: Number(issuedOn.slice(0, 4)),
  used: 0,
  active: true,
  createdAt: 0,
});
const input = (over: Partial<FakturInput> = {}) => aClassicInput({ reference: `KL-${++n}`, ...over });
const make = (over: Partial<FakturInput> = {}) => rina.post<Faktur>(CLASSIC, { input: input(over) });
const planted = async (over: Partial<Parameters<typeof aClassicFaktur>[0]> = {}) => {
  const one = aClassicFaktur({ id: `classic-${++n}`, companyId, reference: `KL-${n}`, status: 'APPROVED', ...over });
  await app.deps.db.transact((tx) => insertFakturs(tx, scope, [one]));
  return one.id;
};

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await app.plant(async (tx) => {
    await tx.db.delete(nsfpRanges).where(eq(nsfpRanges.companyId, companyId));
    await tx.db
      .insert(nsfpRanges)
      .values([range('2023-02-14', 200, 3), range('2024-01-10', 900), range('2024-01-08', 700, 1)]);
  });
});
afterAll(() => app.close());

describe('a classic outgoing invoice', () => {
  it('is numbered from the ranges of its year, oldest letter first, and not before the letter', async () => {
    const numbers = async (...dates: string[]) => {
      const made: (string | null)[] = [];
      for (const date of dates) made.push((await make({ date })).number);
      return made;
    };
    expect(await numbers('2023-02-13', '2023-02-14', '2023-12-28')).toEqual([
      null,
      '0100052300000200',
      '0100052300000201',
    ]);
    expect(await numbers('2024-01-02', '2024-03-01', '2024-03-01')).toEqual([
      null,
      '0100052400000700',
      '0100052400000900',
    ]);
  });

  it('keeps its number when it is saved again, with the digits of its code, and another in another year', async () => {
    const { id, version, number } = await make({ date: '2024-05-01' });
    const save = (seen: number, over: Partial<FakturInput>) =>
      rina.put<Faktur>(`${CLASSIC}/${id}`, { version: seen, input: input(over) });
    const again = await save(version, { date: '2024-06-01', code: '02' });
    expect(again.number).toBe(`02${number?.slice(2)}`);
    expect((await save(again.version, { date: '2023-06-01', code: '02' })).number).toBe('0200052300000202');
  });

  it('gets no number while it saves itself, and two saved at once get two', async () => {
    expect(await rina.post(`${CLASSIC}?autosave=1`, { input: input() })).toMatchObject({ number: null });
    const made = await Promise.all([make(), make(), make(), make()]);
    expect(new Set(made.map(({ number }) => number)).size).toBe(4);
  });

  it('is computed with the rate of its day, in whole rupiah, rounded down', async () => {
    const lines = [{ ...input().lines[0], price: '1005.75', quantity: '1' }] as FakturInput['lines'];
    expect(await make({ date: '2022-03-31', lines })).toMatchObject({ dpp: '1005.00', ppn: '100.00', errorCount: 1 });
    expect(await make({ date: '2022-04-01', lines })).toMatchObject({ dpp: '1005.00', ppn: '110.00' });
  });

  it('has no fields of Coretax, and no masa of Coretax', async () => {
    const refused = async (over: object) => {
      const { status, body } = await answered(
        rina.request('POST', CLASSIC, { json: { input: { ...input(), ...over } } }),
      );
      return [status, Object.keys((body.errors ?? {}) as object)];
    };
    expect(await refused({ date: '2025-01-01' })).toEqual([422, ['date']]);
    expect((await refused({ ownNitku: '1' }))[0]).toBe(422);
    expect((await refused({ code: '10' }))[0]).toBe(422);
    const made = await make();
    expect(['ownNitku', 'facilityStamp', 'counterpartyNitku'].filter((key) => key in made)).toEqual([]);
    expect([made.type, made.status, made.errorCount]).toEqual(['CLASSIC_OUT', 'NOT_APPROVED', 0]);
    const { id, version } = made;
    const moved = { version, input: input({ date: '2025-03-01' }) };
    expect((await rina.request('PUT', `${CLASSIC}/${id}`, { json: moved })).status).toBe(422);
  });

  it('keeps the rate of its masa when it is replaced later', async () => {
    const id = await planted({ number: '0100052200000991', date: '2022-03-20', period: '2022-03' });
    const { reference } = (await fakturRow(scope, app.deps.db.read, id)) ?? {};
    const lines = [{ ...input().lines[0], price: '1005', quantity: '1' }] as FakturInput['lines'];
    const over = { reference: reference ?? null, date: '2022-05-10', lines };
    expect(
      await rina.post(`${CLASSIC}/${id}/substitute`, { input: input(over), reason: 'Harga keliru' }),
    ).toMatchObject({ date: '2022-05-10', period: '2022-03', dpp: '1005.00', ppn: '100.00' });
  });

  it('has no code 05 before April 2022', async () => {
    const errors = async (date: string) => (await make({ date, code: '05' })).errorCount;
    expect(await errors('2022-03-31')).toBe((await errors('2022-04-01')) + 1);
  });

  it('is replaced by one with its NSFP, in its masa', async () => {
    const id = await planted({ number: '0100052400000990' });
    const { reference } = (await fakturRow(scope, app.deps.db.read, id)) ?? {};
    const substitute = await rina.post<Faktur>(`${CLASSIC}/${id}/substitute`, {
      input: input({ reference: reference ?? null, date: '2024-11-20' }),
      reason: 'Harga keliru',
    });
    expect(substitute).toMatchObject({ number: '0110052400000990', period: '2024-10', kind: 'NORMAL_SUBS' });
  });
});

describe('the two eras', () => {
  it('do not see each other: lists, totals, pages, removal, advances', async () => {
    const reference = 'DUA-ZAMAN';
    const coretax = await rina.post<Faktur>(LIST, { input: anInput({ reference }) });
    const classic = await make({ reference });
    expect([coretax.errorCount, classic.errorCount]).toEqual([0, 0]);
    const filter = `filter=${encodeURIComponent(JSON.stringify({ reference }))}`;
    for (const [base, id, other] of [
      [LIST, coretax.id, classic.id],
      [CLASSIC, classic.id, coretax.id],
    ] as const) {
      expect((await rina.get<Faktur[]>(`${base}?${filter}`)).map((row) => row.id)).toEqual([id]);
      expect(await rina.get(`${base}/totals?${filter}`)).toMatchObject({ count: 1 });
      expect((await rina.request('GET', `${base}/${other}`)).status).toBe(404);
      expect((await rina.request('DELETE', `${base}/${other}`)).status).toBe(404);
    }
    const advance = await planted({ term: 'CASH_ADVANCE', stageDpp: '1000000.00' });
    const next = anInput({ term: 'PAID', advanceOf: advance });
    const { status, body } = await answered(rina.request('POST', LIST, { json: { input: next } }));
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['advanceOf']]);
  });

  it('are found by the search and on the page of their counterparty', async () => {
    const counterpartyNpwp = '0623456789012345';
    const { id } = await make({ counterpartyNpwp, counterpartyName: 'PT Zaman Lama' });
    const found = await rina.get<{ id: string; link: string }[]>('/search?q=Zaman%20Lama');
    expect(found).toContainEqual(expect.objectContaining({ id, link: `/main/efaktur/out/detail/${id}` }));
    const [party] = await rina.get<{ id: string }[]>(
      `/counterparties?filter=${encodeURIComponent('{"q":"Zaman Lama"}')}`,
    );
    const documents = await rina.get<{ id: string; kind: string }[]>(`/counterparties/${party?.id}/documents`);
    expect(documents).toMatchObject([{ id, kind: 'CLASSIC_OUT' }]);
  });

  it('are in different returns: none of Coretax contains a classic invoice', async () => {
    const id = await planted({ period: '2024-12', date: '2024-12-30' });
    expect(await masaWithDocuments(scope, app.deps.db.read, ['2024-01', '2024-12'])).toEqual([]);
    const params = { period: '2025-10', documents: [{ id, counts: true }] };
    expect((await rina.request('POST', '/efaktur/spt/ctas/what-if', { json: params })).status).toBeLessThan(500);
  });
});
