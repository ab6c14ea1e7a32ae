import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCompany, AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const PATH = '/admin/api/company';
const { id } = companies.sagara;

let app: TestApp;
let wira: Client;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  [wira, rina] = [await app.as('wira'), await app.as('rina', 'sagara')];
});
afterAll(() => app.close());

const find = (filter: object) =>
  wira.get<AdminCompany[]>(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const detail = () => wira.get<AdminCompanyDetail>(`${PATH}/${id}`);
const send = (method: string, path: string, json: object, who = wira) =>
  who.request(method, `${PATH}/${id}/${path}`, { json });
const securityOf = async () => {
  await app.deps.securityLog.flush();
  return (await rina.get<{ event: string }[]>('/security-log')).map(({ event }) => event);
};

describe('companies in the internal area', () => {
  it('are found by name, NPWP, number and id, with package, quota and last sign-in', async () => {
    const { name, npwp, shownId } = companies.sagara;
    for (const q of [name.slice(3, 9), npwp, `${npwp.slice(0, 4)} ${npwp.slice(4, 8)}`, String(shownId), id])
      expect((await find({ q })).map((one) => one.id)).toContain(id);
    const [found] = await find({ q: id });
    expect(found).toMatchObject({ packageName: companies.sagara.packageName, members: 4, publicApi: false });
    expect(found?.quotas.efaktur.quota).toBeGreaterThan(0);
    expect(found?.lastSignIn).toBe(app.clock.now);
    expect(await find({ q: 'tidak ada' })).toEqual([]);
    expect((await find({ state: 'archived' })).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
    expect(await find({ state: 'unproven' })).toEqual([]);
  });

  it('become users of the public API and of the reconciliation, with a reason in their history', async () => {
    const { version } = await detail();
    expect((await send('PUT', 'public-api', { on: true, version })).status).toBe(422);
    expect((await send('PUT', 'public-api', { on: true, version, reason: ' ' })).status).toBe(422);
    expect((await send('PUT', 'public-api', { on: true, version, reason: 'Tiket 2481' })).status).toBe(200);
    const overtaken = await send('PUT', 'reconcile-user', { on: true, version, reason: 'Tiket 2482' });
    expect(overtaken.status).toBe(409);
    const { reconcileUser } = await detail();
    await send('PUT', 'reconcile-user', { on: !reconcileUser, version: version + 1, reason: 'Tiket 2482' });
    const [last, first] = (await detail()).history;
    expect(first).toMatchObject({ action: 'publicApiOn', reason: 'Tiket 2481', userName: 'Wira Adinata' });
    expect(last).toMatchObject({ action: reconcileUser ? 'reconcileOff' : 'reconcileOn' });
    expect(await rina.get('/user/setting')).toMatchObject({ isPublicApiUser: true, reconcileUser: !reconcileUser });
    expect(await securityOf()).toContain('Admin Patuh mengubah data perusahaan ini');
  });

  it('get another package, and the former one back', async () => {
    const { version, packageName, packageEnd } = await detail();
    const sent = { packageName: 'Profesional', packageEnd: '2026-12-31', version, reason: 'Kontrak baru' };
    expect((await send('PUT', 'package', { ...sent, packageEnd: '2026-02-30' })).status).toBe(422);
    expect((await send('PUT', 'package', sent)).status).toBe(200);
    const { history } = await detail();
    expect(history[0]).toMatchObject({ action: 'changePackage', before: { packageName, packageEnd } });
    await send('PUT', 'package', { packageName, packageEnd, version: version + 1, reason: 'Salah perusahaan' });
    expect(await detail()).toMatchObject({ packageName, packageEnd });
    expect((await verifyHistory(app.deps.db, id)).broken).toEqual([]);
  });

  it('get units and lose them, but never those in use', async () => {
    const before = await detail();
    const change = (units: number, version: number) =>
      send('POST', 'units', { product: 'efaktur', units, version, reason: 'Kompensasi gangguan' });
    expect((await change(0, before.version)).status).toBe(422);
    expect((await change(250, before.version)).status).toBe(200);
    const added = await detail();
    expect(added.quotas.efaktur.quota).toBe(before.quotas.efaktur.quota + 250);
    expect(added.ledger[0]).toMatchObject({ kind: 'add', units: 250, product: 'efaktur', by: 'Wira Adinata' });
    const tooMany = await change(-(added.quotas.efaktur.quota - added.quotas.efaktur.used + 1), added.version);
    expect(((await tooMany.json()) as { errors: object }).errors).toHaveProperty('units');
    expect((await change(-250, added.version)).status).toBe(200);
    expect((await detail()).quotas).toEqual(before.quotas);
    const both = await Promise.all([change(1, added.version + 1), change(2, added.version + 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rina.get('/quota/history/efaktur')).toContainEqual(expect.objectContaining({ kind: 'take' }));
  });

  it('are proven by hand, and the proof is withdrawn', async () => {
    expect((await send('PUT', 'proof', { proven: true, reason: 'Akta' })).status).toBe(409);
    expect((await send('PUT', 'proof', { proven: false, reason: 'Akta palsu' })).status).toBe(200);
    expect(await find({ state: 'unproven' })).toMatchObject([{ id, provenAt: null }]);
    await send('PUT', 'proof', { proven: true, reason: 'Akta diperiksa lagi' });
    expect(await detail()).toMatchObject({ provenBy: 'house' });
  });

  it('are nobody else’s', async () => {
    const body = { on: true, version: 0, reason: 'x' };
    const refused = [
      await rina.request('GET', PATH),
      await rina.request('GET', `${PATH}/${id}`),
      await send('PUT', 'public-api', body, rina),
      await send('PUT', 'reconcile-user', body, rina),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const own = `${PATH}/${companies.bentalaTekstil.id}/public-api`;
    expect((await wira.request('PUT', own, { json: body })).status).toBe(403);
    expect((await wira.request('GET', `${PATH}/tidak-ada`)).status).toBe(404);
  });
});
