import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CancelRevert, FoundFaktur, ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { faktur } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { buyerEnding, fakturs } from '../faktur/faktur-client.ts';

const FIND = '/admin/api/efaktur/find';
const REVERT = '/admin/api/efaktur/out/revert-cancel';

let app: TestApp;
let wira: Client;
let yoga: Client;
let rina: Client;
let approved: Faktur;
beforeAll(async () => {
  app = await testApp();
  [wira, yoga, rina] = [await app.as('wira'), await app.as('yoga'), await app.as('rina', 'sagara')];
  approved = await fakturs(app, rina).approved();
});
afterAll(() => app.close());

/** A buyer who has credited it must agree to its cancellation, which waits until then. */
const credited = buyerEnding('9988');

const findAt = (filter: object) => `${FIND}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const find = (filter: object) => wira.get<FoundFaktur[]>(findAt(filter));
const view = (id: string) => wira.get<ViewedFaktur>(`/admin/api/efaktur/view/${id}`);
const send = (path: string, json: object, who = wira) => who.request('POST', `${REVERT}${path}`, { json });
const reverts = (who = wira) => who.get<CancelRevert[]>(REVERT);

describe('an invoice of any company', () => {
  it('is found by number, reference, NPWP and company, together too', async () => {
    const { id, number, reference, counterpartyNpwp } = approved;
    const { npwp, name } = companies.sagara;
    for (const query of [
      { number: number ?? '' },
      { reference: reference ?? '' },
      { npwp: counterpartyNpwp },
      { npwp },
      { taxpayer: name },
      { number: number ?? '', taxpayer: npwp },
    ])
      expect((await find(query)).map((one) => one.id)).toContain(id);
    expect(await find({ number: number ?? '', taxpayer: companies.bentala.npwp })).toEqual([]);
    expect((await wira.request('GET', FIND)).status).toBe(422);
    const wrong = await wira.request('GET', findAt({ number: '12345' }));
    expect([wrong.status, ((await wrong.json()) as { errors: object }).errors]).toMatchObject([
      422,
      { number: expect.anything() },
    ]);
  });

  it('of 13 digits is found with the code and status before it', async () => {
    const { id } = await fakturs(app, rina).draft();
    await app.plant((tx) => tx.db.update(faktur).set({ number: '0100122012345678' }).where(eq(faktur.id, id)));
    expect((await find({ number: '0122012345678' })).map((one) => one.id)).toEqual([id]);
    expect((await find({ number: '010.012-20.12345678' })).map((one) => one.id)).toEqual([id]);
  });

  it('is read with its history and the exchange, which its company sees', async () => {
    const seen = await view(approved.id);
    expect(seen).toMatchObject({ number: approved.number, companyName: companies.sagara.name, mayRevert: false });
    expect(seen.lines).toHaveLength(1);
    expect(seen.history.map(({ action }) => action)).toContain('approve');
    await expect.poll(async () => (await view(approved.id)).exchange.length).toBeGreaterThan(0);
    await app.deps.securityLog.flush();
    const log = await rina.get<{ event: string; userName: string }[]>('/security-log');
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'Admin Patuh membaca dokumen perusahaan ini', userName: 'Wira Adinata' }),
    );
  });

  it('is nobody else’s', async () => {
    const refused = [
      await rina.request('GET', findAt({ number: approved.number })),
      await rina.request('GET', `/admin/api/efaktur/view/${approved.id}`),
      await rina.request('GET', REVERT),
      await send('', { fakturId: approved.id, reason: 'x' }, rina),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await wira.request('GET', '/admin/api/efaktur/view/tidak-ada')).status).toBe(404);
  });
});

describe('a cancellation', () => {
  it('is reverted while it waits, by two admins, and for once', async () => {
    const all = fakturs(app, rina);
    const first = await all.approved(credited);
    expect((await send('', { fakturId: first.id, reason: 'Salah batal' })).status).toBe(409);
    const waiting = await all.move(first, 'cancel', 'Pesanan batal');
    expect(waiting.status).toBe('WAITING_FOR_CANCELLATION');
    expect((await view(first.id)).mayRevert).toBe(true);
    expect((await send('', { fakturId: first.id })).status).toBe(422);
    const made = await Promise.all([1, 2].map(() => send('', { fakturId: first.id, reason: 'Salah batal' })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [{ id, version, own }] = (await reverts()) as [CancelRevert];
    expect([own, (await reverts(yoga))[0]?.own]).toEqual([true, false]);
    expect((await send(`/${id}/confirm`, { version, reason: 'Sendiri' })).status).toBe(409);
    expect((await send(`/${id}/confirm`, { version, reason: 'Diperiksa' }, yoga)).status).toBe(200);
    await app.drainJobs();
    expect(await all.one(first.id)).toMatchObject({ status: 'APPROVED' });
    expect((await send(`/${id}/refuse`, { version, reason: 'Terlambat' })).status).toBe(409);
    expect((await reverts())[0]).toMatchObject({ state: 'confirmed', decidedBy: 'Yoga Pratama' });
    expect((await view(first.id)).history.at(-1)).toMatchObject({ action: 'revoke', reason: 'Diperiksa' });
  });

  it('that the office completed meanwhile is not reverted; a refused request leaves it as it is', async () => {
    const all = fakturs(app, rina);
    const waiting = await all.move(await all.approved(credited), 'cancel', 'Pesanan batal');
    await send('', { fakturId: waiting.id, reason: 'Salah batal' });
    const [request] = (await reverts()) as [CancelRevert];
    await app.plant((tx) => tx.db.update(faktur).set({ status: 'CANCELED' }).where(eq(faktur.id, waiting.id)));
    const body = { version: request.version, reason: 'Terlambat' };
    expect((await send(`/${request.id}/confirm`, body, yoga)).status).toBe(409);
    expect((await send(`/${request.id}/refuse`, body)).status).toBe(200);
    expect((await reverts())[0]).toMatchObject({ state: 'refused' });
  });
});
