import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { ReturChain, ReturKeluaranView, ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { schedules } from '../../../api/jobs/schedules.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered, fakturs, LIST } from './faktur-client.ts';
import { IN, moved, OUT, returInput } from './retur-client.ts';

const INVOICES = '/efaktur/in/ctas';
const PERIOD = '2025-11';
const { bentala, sagara } = companies;
let app: TestApp;
let seller: Client;
let buyer: Client;
let clerk: Client;

beforeAll(async () => {
  app = await testApp();
  seller = await app.as('rina', 'sagara');
  buyer = await app.as('hendra', 'bentala');
  clerk = await app.as('budi', 'sagara');
});
afterAll(() => app.close());

const toBentala: Partial<FakturInput> = {
  counterpartyNpwp: bentala.npwp,
  counterpartyNitku: nitkuOf(bentala.npwp),
  counterpartyName: bentala.name,
};

/** Sold by Sagara, credited by Bentala. */
const dealt = async (): Promise<{ out: Faktur; incoming: MasukanRow }> => {
  const out = await fakturs(app, seller).approved(toBentala);
  app.clock.advance(60_000);
  await buyer.post(`${INVOICES}/prepopulated-djp`, { from: PERIOD, to: PERIOD });
  await app.drainJobs();
  const filter = encodeURIComponent(JSON.stringify({ counterparty: sagara.npwp, q: out.number }));
  const [row] = await buyer.get<MasukanRow[]>(`${INVOICES}?filter=${filter}`);
  const decision = { move: 'credit', creditPeriod: PERIOD };
  await buyer.post(`${INVOICES}/${row?.id}/creditable`, { version: row?.version, decision });
  await app.drainJobs();
  return { out, incoming: await buyer.get<MasukanRow>(`${INVOICES}/${row?.id}`) };
};
const bought = (id: string) => buyer.get<ReturMasukanView>(`${IN}/${id}`);
const sold = (id: string) => seller.get<ReturKeluaranView>(`${OUT}/${id}`);

const returned = async (incoming: MasukanRow, quantity = '4'): Promise<ReturMasukanView> => {
  const { id } = await buyer.post<ReturMasukanView>(
    `${IN}/direct-upload`,
    returInput(incoming.id, quantity, { date: '2025-11-12' }),
  );
  await app.drainJobs();
  app.clock.advance(600_000);
  return inquired(id);
};
const inquired = async (id: string): Promise<ReturMasukanView> => {
  await buyer.request('PUT', `${IN}/inquiry-status`, { json: { ids: [id] } });
  await app.drainJobs();
  return bought(id);
};
/** The return in the seller's list after a pull; `number` is that of the buyer's return. */
const arrived = async (number: string | null): Promise<ReturKeluaranView> => {
  await seller.post(`${OUT}/prepopulated-djp`, { from: PERIOD, to: PERIOD });
  await app.drainJobs();
  const filter = encodeURIComponent(JSON.stringify({ number }));
  const [row] = await seller.get<{ id: string }[]>(`${OUT}?filter=${filter}`);
  return sold(row?.id ?? 'none');
};

describe('a return between two companies', () => {
  it('waits for its seller, reaches him through the office, and counts for both once he agrees', async () => {
    const { out, incoming } = await dealt();
    const retur = await returned(incoming);
    expect(retur).toMatchObject({ status: 'WAITING_FOR_APPROVAL', dpp: expect.any(String) });
    const there = await arrived(retur.number);
    expect(there).toMatchObject({
      status: 'WAITING_FOR_APPROVAL',
      number: retur.number,
      originId: out.id,
      originNumber: out.number,
      dpp: retur.dpp,
      otherDpp: retur.otherDpp,
      ppn: retur.ppn,
      counterpartyName: bentala.name,
      period: PERIOD,
      lines: [{ quantity: '4', name: retur.lines[0]?.name }],
    });
    expect((await moved(clerk, OUT, there.id, 'agree', there.version)).status).toBe(403);
    expect((await moved(buyer, OUT, there.id, 'agree', there.version)).status).toBe(404);
    expect((await moved(seller, OUT, there.id, 'agree', there.version + 7)).status).toBe(409);
    const answers = await Promise.all([1, 2].map(() => moved(seller, OUT, there.id, 'agree', there.version)));
    expect(answers.map(({ status }) => status).sort()).not.toContain(500);
    expect(await sold(there.id)).toMatchObject({
      status: 'APPROVED',
      effect: [{ period: PERIOD }],
    });
    expect(await inquired(retur.id)).toMatchObject({ status: 'APPROVED' });
    for (const [who, at, id] of [
      [seller, LIST, out.id],
      [buyer, INVOICES, incoming.id],
    ] as const) {
      const { chain, effect } = await who.get<ReturChain>(`${at}/${id}/chain`);
      expect(chain.map(({ number, goesBack }) => [number, goesBack])).toEqual([
        [out.number, false],
        [retur.number, true],
      ]);
      expect(effect).toMatchObject([{ period: PERIOD, ppn: rupiah(sen(out.ppn) - sen(retur.ppn)) }]);
      expect((await (who === seller ? buyer : seller).request('GET', `${at}/${id}/chain`)).status).toBe(404);
    }
    expect((await moved(seller, OUT, there.id, 'refuse', there.version + 1, 'Terlambat')).status).toBe(409);
  });

  it('leaves everything unchanged where the seller refuses, and the buyer is notified of the reason', async () => {
    const { incoming } = await dealt();
    const retur = await returned(incoming);
    const there = await arrived(retur.number);
    expect((await moved(seller, OUT, there.id, 'refuse', there.version)).status).toBe(422);
    const answer = await moved(seller, OUT, there.id, 'refuse', there.version, 'Barang sudah dipakai');
    expect(await answer.json()).toMatchObject({ status: 'NOT_APPROVED', reason: 'Barang sudah dipakai' });
    const after = await inquired(retur.id);
    expect(after).toMatchObject({ status: 'NOT_APPROVED', officeCode: 'SELLER_REFUSED' });
    expect(after.officeMessage).toContain('Barang sudah dipakai');
    expect(after.left).toMatchObject([{ quantity: incoming && after.origin[0]?.quantity }]);
  });

  it('arrives once, however often the office is queried, and follows what the buyer withdraws', async () => {
    const { incoming } = await dealt();
    const retur = await returned(incoming);
    const there = await arrived(retur.number);
    await Promise.all([1, 2].map(() => seller.post(`${OUT}/prepopulated-djp`, { from: PERIOD, to: PERIOD })));
    await app.drainJobs();
    const same = encodeURIComponent(JSON.stringify({ number: retur.number }));
    expect(await seller.get<object[]>(`${OUT}?filter=${same}`)).toHaveLength(1);
    expect((await moved(buyer, IN, retur.id, 'cancel', retur.version, 'Barang jadi dipakai')).status).toBe(200);
    await app.drainJobs();
    expect(await bought(retur.id)).toMatchObject({ status: 'CANCELED' });
    // The seller has not pulled the change: the office's answer contains it.
    const late = await answered(moved(seller, OUT, there.id, 'agree', there.version));
    expect([late.status, late.body.officeCode]).toEqual([409, 'NOTHING_TO_ANSWER']);
    expect((await moved(seller, OUT, there.id, 'inquire', there.version)).status).toBe(200);
    await app.drainJobs();
    expect(await sold(there.id)).toMatchObject({ status: 'CANCELED' });
  });

  it('prevents the cancellation of its invoice, at the office too, until its seller knows of it', async () => {
    const { out, incoming } = await dealt();
    const retur = await returned(incoming);
    await fakturs(app, seller).move(out, 'cancel', 'Batal jual');
    expect(await seller.get<Faktur>(`${LIST}/${out.id}`)).toMatchObject({ status: 'APPROVED' });
    await arrived(retur.number);
    const { version } = await seller.get<Faktur>(`${LIST}/${out.id}`);
    expect((await moved(seller, LIST, out.id, 'cancel', version, 'Batal jual')).status).toBe(409);
  });

  it('is requested with the permission, for valid masa', async () => {
    const asks = (who: Client, from: string, to: string) =>
      who.request('POST', `${OUT}/prepopulated-djp`, { json: { from, to } }).then(({ status }) => status);
    expect(await asks(seller, '2025-11', '2025-10')).toBe(422);
    expect(await asks(seller, '2030-01', '2030-01')).toBe(422);
    expect(await asks(seller, 'kemarin', '2025-11')).toBe(422);
  });
});

const schedule = async (name: string): Promise<void> => {
  await schedules.find((one) => one.name === name)?.run(app.deps);
  await app.drainJobs();
};
const notificationsOf = async (who: Client, words: string): Promise<string[]> =>
  (await who.get<{ message: string }[]>('/notifications'))
    .map(({ message }) => message)
    .filter((message) => message.includes(words));

describe('a return by the clock', () => {
  it('notifies the buyer of the seller’s answer, once', async () => {
    const { incoming } = await dealt();
    const retur = await returned(incoming);
    const there = await arrived(retur.number);
    expect((await moved(seller, OUT, there.id, 'agree', there.version)).status).toBe(200);
    app.clock.advance(120_000);
    await schedule('ask the office about what waits');
    expect(await bought(retur.id)).toMatchObject({ status: 'APPROVED' });
    const answered = 'Penjual sudah menjawab: 1 retur disetujui, 0 tidak disetujui.';
    expect(await notificationsOf(buyer, answered)).toHaveLength(1);
    app.clock.advance(120_000);
    await schedule('ask the office about what waits');
    expect(await notificationsOf(buyer, answered)).toHaveLength(1);
  });

  it('arrives at the seller like incoming invoices, and those who may answer are notified once for all', async () => {
    const { incoming } = await dealt();
    const numbers = [(await returned(incoming, '1')).number, (await returned(incoming, '2')).number];
    const words = 'menunggu jawaban Anda';
    const clock = `${INVOICES}/prepopulated-djp/clock`;
    expect((await seller.request('PUT', clock, { json: { on: true, version: 0 } })).status).toBe(200);
    const before = (await notificationsOf(seller, words)).length;
    for (const moment of ['2025-11-24T10:12:00+07:00', '2025-11-24T11:12:00+07:00']) {
      app.clock.advance(Date.parse(moment) - app.deps.now());
      await schedule('ask the office for incoming invoices');
    }
    // The session has expired by then.
    [seller, buyer, clerk] = [
      await app.as('rina', 'sagara'),
      await app.as('hendra', 'bentala'),
      await app.as('budi', 'sagara'),
    ];
    for (const number of numbers) {
      const filter = encodeURIComponent(JSON.stringify({ number }));
      expect(await seller.get(`${OUT}?filter=${filter}`)).toMatchObject([{ status: 'WAITING_FOR_APPROVAL' }]);
    }
    expect((await notificationsOf(seller, words)).length).toBe(before + 1);
    expect(await notificationsOf(clerk, words)).toEqual([]);
  });
});

describe('many returns at once', () => {
  it('are uploaded, sent again and queried as jobs', async () => {
    const made: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { incoming } = await dealt();
      const { id } = await buyer.post<{ id: string }>(
        `${IN}/draft`,
        returInput(incoming.id, '1', { date: '2025-11-12' }),
      );
      made.push(id);
    }
    expect(await buyer.post(`${IN}/upload`, { ids: made })).toMatchObject({ eligible: 2 });
    await app.drainJobs();
    app.clock.advance(600_000);
    const refused = await buyer.request('POST', `${IN}/retry`, { json: { ids: made } });
    expect(refused.status).toBe(409);
    expect((await buyer.request('PUT', `${IN}/inquiry-status`, { json: { ids: made } })).status).toBe(202);
    await app.drainJobs();
    for (const id of made) expect(await bought(id)).toMatchObject({ status: 'WAITING_FOR_APPROVAL' });
  });

  it('saved and sent in one stays saved where it cannot be sent', async () => {
    const { incoming } = await dealt();
    const refused = await answered(
      buyer.request('POST', `${IN}/direct-upload`, { json: returInput(incoming.id, '0', { date: '' }) }),
    );
    expect(refused.status).toBe(422);
    const { id } = (refused.body as { saved: { id: string; version: number } }).saved;
    const { version } = await bought(id);
    const sent = await buyer.request('PUT', `${IN}/direct-upload/${id}`, {
      json: { version, ...returInput(incoming.id, '2', { date: '2025-11-12' }) },
    });
    expect(sent.status).toBe(200);
    await app.drainJobs();
    expect((await bought(id)).status).not.toBe('DRAFT');
  });
});
