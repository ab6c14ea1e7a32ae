import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, fakturs, LIST } from './faktur-client.ts';

const IN = '/efaktur/in/ctas';
const PERIOD = '2025-11';
let app: TestApp;
let seller: Client;
let buyer: Client;

beforeAll(async () => {
  app = await testApp();
  [seller, buyer] = [await app.as('rina', 'sagara'), await app.as('hendra', 'bentala')];
});
afterAll(() => app.close());

const { bentala, sagara } = companies;
const toBentala: Partial<FakturInput> = {
  counterpartyNpwp: bentala.npwp,
  counterpartyNitku: nitkuOf(bentala.npwp),
  counterpartyName: bentala.name,
};

const refreshed = async (): Promise<Map<string | null, MasukanRow>> => {
  app.clock.advance(60_000);
  await buyer.post(`${IN}/prepopulated-djp`, { from: PERIOD, to: PERIOD });
  await app.drainJobs();
  const filter = encodeURIComponent(JSON.stringify({ counterparty: sagara.npwp }));
  const rows = await buyer.get<MasukanRow[]>(`${IN}?range=[0,99]&filter=${filter}`);
  return new Map(rows.map((row) => [row.number, row]));
};
const sold = async (): Promise<Faktur> => {
  const faktur = await fakturs(app, seller).approved(toBentala);
  expect(faktur).toMatchObject({ status: 'APPROVED' });
  return faktur;
};
const credited = async (): Promise<{ out: Faktur; incoming: MasukanRow }> => {
  const out = await sold();
  const row = (await refreshed()).get(out.number);
  await buyer.post(`${IN}/${row?.id}/creditable`, {
    version: row?.version,
    decision: { move: 'credit', creditPeriod: PERIOD },
  });
  await app.drainJobs();
  return { out, incoming: await buyer.get<MasukanRow>(`${IN}/${row?.id}`) };
};
const request = async (id: string): Promise<Faktur> => {
  await seller.request('PUT', `${LIST}/inquiry-status`, { json: { ids: [id] } });
  await app.drainJobs();
  return seller.get<Faktur>(`${LIST}/${id}`);
};
const substituted = async ({ id }: Faktur): Promise<Faktur> => {
  const { id: next } = await seller.post<Faktur>(`${LIST}/${id}/substitute`, {
    input: anInput({
      ...toBentala,
      lines: [{ ...(anInput().lines[0] as FakturInput['lines'][number]), quantity: '3' }],
    }),
    reason: 'Jumlah salah',
  });
  await seller.post(`${LIST}/upload`, { ids: [next] });
  await app.drainJobs();
  return seller.get<Faktur>(`${LIST}/${next}`);
};
const answer = (row: MasukanRow | undefined, path: 'confirm-subs' | 'confirm-cancel', input: object) =>
  buyer.request('PUT', `${IN}/${row?.id}/${path}`, { json: { version: row?.version, ...input } });

describe('an invoice between two companies', () => {
  it('is cancelled and replaced at once while its buyer has not decided', async () => {
    const [one, two] = [await sold(), await sold()];
    await refreshed();
    await fakturs(app, seller).move(one, 'cancel', 'Transaksi batal');
    expect(await request(one.id)).toMatchObject({ status: 'CANCELED' });
    const next = await substituted(two);
    expect(next).toMatchObject({ status: 'APPROVED' });
    const there = await refreshed();
    expect(there.get(one.number)).toMatchObject({ status: 'CANCELED' });
    expect(there.get(two.number)).toMatchObject({ status: 'AMENDED', replacedBy: there.get(next.number)?.id });
    expect(there.get(next.number)).toMatchObject({ status: 'APPROVED', ppn: next.ppn });
  });

  it('is cancelled once its buyer, who has credited it, agrees', async () => {
    const { out } = await credited();
    await fakturs(app, seller).move(out, 'cancel', 'Transaksi batal');
    app.clock.advance(600_000);
    expect(await request(out.id)).toMatchObject({ status: 'WAITING_FOR_CANCELLATION' });
    const waiting = (await refreshed()).get(out.number);
    expect(waiting).toMatchObject({ status: 'WAITING_FOR_CANCELLATION', creditPeriod: PERIOD });
    expect((await answer(waiting, 'confirm-subs', { agrees: true })).status).toBe(409);
    expect((await answer(waiting, 'confirm-cancel', { agrees: false })).status).toBe(422);
    expect((await answer(waiting && { ...waiting, version: 1 }, 'confirm-cancel', { agrees: true })).status).toBe(409);
    const agreed = await answer(waiting, 'confirm-cancel', { agrees: true });
    expect(await agreed.json()).toMatchObject({ status: 'CANCELED', kind: 'CANCELED' });
    expect(await request(out.id)).toMatchObject({ status: 'CANCELED' });
  });

  it('that its buyer does not credit waits for them too, and is not credited by that', async () => {
    const left = async () => {
      const out = await sold();
      const row = (await refreshed()).get(out.number);
      const decision = { move: 'uncredit', uncreditReason: 'VEHICLE' };
      await buyer.post(`${IN}/${row?.id}/creditable`, { version: row?.version, decision });
      await app.drainJobs();
      return out;
    };
    const uncredited = { creditPeriod: null, uncreditReason: 'VEHICLE' };
    const [one, two] = [await left(), await left()];
    await fakturs(app, seller).move(one, 'cancel', 'Transaksi batal');
    const waiting = (await refreshed()).get(one.number);
    expect(waiting).toMatchObject({ status: 'WAITING_FOR_CANCELLATION', ...uncredited });
    const refused = await answer(waiting, 'confirm-cancel', { agrees: false, reason: 'Barang sudah diterima' });
    expect(await refused.json()).toMatchObject({ status: 'UNCREDITED', ...uncredited });
    expect((await refreshed()).get(one.number)).toMatchObject({ status: 'UNCREDITED', ...uncredited });
    const next = await substituted(two);
    const closed = (await (
      await answer((await refreshed()).get(two.number), 'confirm-subs', { agrees: true })
    ).json()) as MasukanRow;
    expect(closed).toMatchObject({ status: 'AMENDED', ...uncredited });
    expect(await request(next.id)).toMatchObject({ status: 'APPROVED' });
    expect(await buyer.get(`${IN}/${closed.replacedBy}`)).toMatchObject({ status: 'UNCREDITED', creditPeriod: null });
  });

  it('stays where its buyer refuses the cancellation', async () => {
    const { out } = await credited();
    await fakturs(app, seller).move(out, 'cancel', 'Transaksi batal');
    const waiting = (await refreshed()).get(out.number);
    const refused = await answer(waiting, 'confirm-cancel', { agrees: false, reason: 'Barang sudah diterima' });
    expect(await refused.json()).toMatchObject({ status: 'CREDITED', creditPeriod: PERIOD });
    expect(await request(out.id)).toMatchObject({ status: 'APPROVED', number: out.number });
  });

  it('is replaced once its buyer agrees, and the replacement is credited in its place', async () => {
    const { out } = await credited();
    const next = await substituted(out);
    expect(next).toMatchObject({ status: 'WAITING_FOR_AMENDMENT', number: null });
    const waiting = (await refreshed()).get(out.number);
    expect(waiting).toMatchObject({ status: 'WAITING_FOR_AMENDMENT' });
    const agreed = await answer(waiting, 'confirm-subs', { agrees: true });
    const closed = (await agreed.json()) as MasukanRow;
    expect(closed).toMatchObject({ status: 'AMENDED', kind: 'SUBSTITUTED' });
    const approved = await request(next.id);
    expect(approved).toMatchObject({ status: 'APPROVED' });
    const replacement = await buyer.get<MasukanRow>(`${IN}/${closed.replacedBy}`);
    expect(replacement).toMatchObject({
      number: approved.number,
      status: 'CREDITED',
      creditPeriod: PERIOD,
      ppn: next.ppn,
      replaces: closed.id,
    });
    expect(await request(out.id)).toMatchObject({ status: 'AMENDED' });
    expect((await refreshed()).size).toBeGreaterThan(0);
  });

  it('stays as it was where its buyer refuses the replacement', async () => {
    const { out } = await credited();
    const next = await substituted(out);
    const waiting = (await refreshed()).get(out.number);
    const refused = await answer(waiting, 'confirm-subs', { agrees: false, reason: 'Jumlahnya benar' });
    expect(await refused.json()).toMatchObject({ status: 'CREDITED' });
    expect(await request(next.id)).toMatchObject({ status: 'REJECTED', officeCode: 'BUYER_REFUSED_AMENDMENT' });
  });

  it('is not agreed to any more once its seller takes the request back', async () => {
    const { out } = await credited();
    const canceling = await fakturs(app, seller).move(out, 'cancel', 'Transaksi batal');
    const waiting = (await refreshed()).get(out.number);
    await fakturs(app, seller).move(canceling, 'revoke');
    const late = await answer(waiting, 'confirm-cancel', { agrees: true });
    expect([late.status, await late.json()]).toMatchObject([409, { officeCode: 'NOTHING_TO_ANSWER' }]);
    expect((await refreshed()).get(out.number)).toMatchObject({ status: 'CREDITED', creditPeriod: PERIOD });
  });

  it('is answered by those with the permission, in the company it was sent to', async () => {
    const { out } = await credited();
    await fakturs(app, seller).move(out, 'cancel', 'Transaksi batal');
    const waiting = (await refreshed()).get(out.number);
    const message = { json: { version: waiting?.version, agrees: true } };
    const budi = await app.as('budi', 'sagara');
    expect((await budi.request('PUT', `${IN}/${waiting?.id}/confirm-cancel`, message)).status).toBe(403);
    expect((await seller.request('PUT', `${IN}/${waiting?.id}/confirm-cancel`, message)).status).toBe(404);
  });
});
