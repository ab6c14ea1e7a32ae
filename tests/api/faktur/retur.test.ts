import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReturStart } from '#domain/faktur/retur-schema.ts';
import { say } from '#domain/messages/index.ts';
import { faktur as fakturTable } from '../../../db/tables.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { IN, moved, returInput, returs } from './retur-client.ts';

let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
let here: ReturnType<typeof returs>;
const planted: typeof here.planted = (over) => here.planted(over);
const made: typeof here.made = (...of) => here.made(...of);
const seen = (id: string) => here.seen(id);
const uploaded = (id: string) => here.uploaded(id);
const tried = (who: Client, originId: string, quantity: string, over: object = {}) =>
  who.request('POST', `${IN}/draft`, { json: returInput(originId, quantity, over) });

beforeAll(async () => {
  app = await testApp();
  [rina, budi, hendra] = [
    await app.as('rina', 'sagara'),
    await app.as('budi', 'sagara'),
    await app.as('hendra', 'bentala'),
  ];
  here = returs(app, rina);
});
afterAll(() => app.close());

describe('a return of an incoming invoice', () => {
  it('begins with the invoice and what is left of it, and says what it leaves', async () => {
    const originId = await planted();
    const start = await rina.get<ReturStart>(`${IN}/initial/${originId}`);
    expect(start.left).toMatchObject([{ quantity: '10', dpp: '15000000.00', ppn: '1650000.00' }]);
    const retur = await made(originId, '4');
    expect(retur).toMatchObject({ status: 'DRAFT', period: '2025-11', dpp: '6000000.00', ppn: '660000.00' });
    expect((await rina.get<ReturStart>(`${IN}/initial/${originId}`)).left).toMatchObject([{ quantity: '6' }]);
    expect((await seen(retur.id)).left).toMatchObject([{ quantity: '10' }]);
  });

  it('is of an invoice whose PPN was decided about, of this company, and takes no more than is left', async () => {
    expect((await tried(rina, await planted({ status: 'APPROVED' as never }), '1')).status).toBe(409);
    expect((await tried(rina, 'none', '1')).status).toBe(422);
    const originId = await planted({ status: 'UNCREDITED' as never });
    expect((await tried(hendra, originId, '1')).status).toBe(422);
    await made(originId, '7');
    const refused = await tried(rina, originId, '4');
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['lines.0.quantity'],
    ]);
  });

  it.each([
    ['APPROVED', 'undecided'],
    ['WAITING_FOR_AMENDMENT', 'awaiting_consent'],
    ['INVALID', 'origin_invalid'],
    ['AMENDED', 'origin_amended'],
    ['CANCELED', 'origin_canceled'],
  ] as const)('is not begun of an invoice that is %s, and why is said', async (status, why) => {
    const originId = await planted({ status: status as never, creditPeriod: null });
    const answer = await rina.request('GET', `${IN}/initial/${originId}`);
    expect([answer.status, await answer.json()]).toMatchObject([409, { message: say('id', `retur.server.${why}`) }]);
  });

  it('is not begun where nothing is left', async () => {
    const originId = await planted();
    await made(originId, '10');
    expect((await rina.request('GET', `${IN}/initial/${originId}`)).status).toBe(409);
  });

  it('of a replacement counts what went back of the invoice before it', async () => {
    const originId = await planted();
    await made(originId, '7');
    const nextId = await planted({ replaces: originId, kind: 'NORMAL_SUBS', revision: 1 });
    await app.deps.db.transact((tx) =>
      tx.db
        .update(fakturTable)
        .set({ replacedBy: nextId, status: 'AMENDED' as never })
        .where(eq(fakturTable.id, originId)),
    );
    expect((await rina.get<ReturStart>(`${IN}/initial/${nextId}`)).left).toMatchObject([{ quantity: '3' }]);
    expect((await tried(rina, nextId, '4')).status).toBe(422);
    const retur = await made(nextId, '3');
    expect((await seen(retur.id)).left).toMatchObject([{ quantity: '3' }]);
    expect((await seen(retur.id)).chain.map(({ goesBack }) => goesBack)).toEqual([false, false, true, true]);
    const restored = await rina.request('POST', `/efaktur/in/ctas/${nextId}/creditable`, {
      json: { version: 1, decision: { move: 'restore' } },
    });
    expect(restored.status).toBe(409);
  });

  it('is signed by somebody else before it is sent', async () => {
    const retur = await made(await planted(), '1');
    const signees = await rina.get<{ id: string; name: string; active: boolean }[]>('/efaktur/signee');
    const signee = signees.find(({ active }) => active);
    const put = (who: Client, json: object) => who.request('PUT', `${IN}/${retur.id}/signee`, { json });
    const message = { version: retur.version, signeeId: signee?.id };
    expect((await put(budi, message)).status).toBe(403);
    expect((await put(hendra, message)).status).toBe(404);
    expect((await put(rina, { ...message, signeeId: 'none' })).status).toBe(422);
    expect(await (await put(rina, message)).json()).toMatchObject({ signeeName: signee?.name, status: 'DRAFT' });
    expect((await put(rina, message)).status).toBe(409);
    await uploaded(retur.id);
    expect(await seen(retur.id)).toMatchObject({ signeeName: signee?.name });
  });

  it('of two at the same moment takes what is left once', async () => {
    const originId = await planted();
    const answers = await Promise.all(['6', '6'].map((quantity) => tried(rina, originId, quantity)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is refused whom lacks the key, and not found elsewhere', async () => {
    const retur = await made(await planted(), '1');
    expect((await hendra.request('GET', `${IN}/${retur.id}`)).status).toBe(404);
    expect((await moved(budi, IN, retur.id, 'upload', 1)).status).toBe(403);
    expect((await rina.request('GET', `/efaktur/in/ctas/${retur.id}`)).status).toBe(404);
  });

  it('goes to the office, waits for the seller and counts in the masa of its day', async () => {
    const originId = await planted();
    const retur = await made(originId, '4');
    const before = await uploaded(retur.id);
    expect(['WAITING_FOR_APPROVAL', 'APPROVED']).toContain(before.status);
    app.clock.now += 600_000;
    await moved(rina, IN, retur.id, 'inquire', before.version);
    await app.drainJobs();
    const after = await seen(retur.id);
    expect(after).toMatchObject({ status: 'APPROVED', note: 'retur' });
    expect(after.number).toMatch(/^\d{17}$/);
    expect(after.effect).toMatchObject([
      { period: '2025-10', ppn: '1650000.00' },
      { period: '2025-11', ppn: '-660000.00' },
    ]);
    expect((await moved(rina, IN, retur.id, 'cancel', after.version)).status).toBe(422);
    expect((await moved(rina, IN, retur.id, 'cancel', after.version, 'Barang jadi dipakai')).status).toBe(200);
    await app.drainJobs();
    expect(await seen(retur.id)).toMatchObject({ status: 'CANCELED', effect: [{ period: '2025-10' }] });
    expect((await rina.get<ReturStart>(`${IN}/initial/${originId}`)).left).toMatchObject([{ quantity: '10' }]);
  });

  it('the seller refuses leaves everything as it was', async () => {
    const originId = await planted({
      counterpartyNpwp: '0999999999999988',
      counterpartyNitku: '0999999999999988000000',
    });
    const retur = await made(originId, '4');
    await uploaded(retur.id);
    app.clock.now += 600_000;
    await moved(rina, IN, retur.id, 'inquire', (await seen(retur.id)).version);
    await app.drainJobs();
    expect(await seen(retur.id)).toMatchObject({ status: 'NOT_APPROVED', officeCode: 'SELLER_REFUSED' });
    expect((await rina.get<ReturStart>(`${IN}/initial/${originId}`)).left).toMatchObject([{ quantity: '10' }]);
  });

  it('without a day, or with nothing that goes back, is kept as a draft and not sent', async () => {
    const retur = await made(await planted(), '0', { date: '' });
    const refused = await moved(rina, IN, retur.id, 'upload', 1);
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['date', 'lines'],
    ]);
    expect((await rina.request('DELETE', `${IN}/${retur.id}`)).status).toBe(200);
  });

  it('is written as the XML of the office', async () => {
    const originId = await planted();
    const retur = await made(originId, '4');
    const { jobId } = await rina.post<{ jobId: string }>(`${IN}/xml`, { ids: [retur.id] });
    await app.drainJobs();
    const job = await rina.get<{ status: string; result: { fileId: string } }>(`/jobs/${jobId}`);
    expect(job.status).toBe('DONE');
    const file = await rina.request('GET', `/files/${job.result.fileId}`);
    const xml = await file.text();
    expect(xml).toContain('<ReturnDate>10-11-2025</ReturnDate><ReturnTaxBase>6000000</ReturnTaxBase>');
    expect(xml).toContain('<Quantity>10</Quantity>');
    expect(xml).toContain('<ReturnQuantity>4</ReturnQuantity>');
    expect(xml).toContain('<ReturnOtherTaxBaseCheck>true</ReturnOtherTaxBaseCheck>');
  });
});

describe('a return of an outgoing invoice', () => {
  const returned = async (): Promise<{ id: string; originId: string }> => {
    const originId = await planted({ type: 'OUT', status: 'APPROVED', creditPeriod: null });
    const id = await planted({
      type: 'RETURN_OUT',
      status: 'WAITING_FOR_APPROVAL' as never,
      creditPeriod: null,
      date: '2025-11-03',
      period: '2025-11',
      originId,
      originNumber: '04002500000000001',
      lines: [aLine({ quantity: '2' })],
    });
    return { id, originId };
  };

  it('keeps its invoice from being cancelled', async () => {
    const { originId } = await returned();
    const answer = await moved(rina, '/efaktur/out/ctas', originId, 'cancel', 1, 'Batal jual');
    expect(answer.status).toBe(409);
  });
});
