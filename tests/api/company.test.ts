import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile } from '../../api/services/files/files.ts';
import { insertNotification } from '../../db/repositories/notifications.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

describe('the user setting', () => {
  it('has every field of the specification, of the company worked in', async () => {
    expect(await rina.get('/user/setting')).toMatchObject({
      userSsoId: expect.any(String),
      companySsoId: expect.any(String),
      userRole: 'Owner',
      companyName: companies.sagara.name,
      companyEmail: companies.sagara.email,
      companyNpwp: companies.sagara.npwp,
      shownId: companies.sagara.shownId,
      color: companies.sagara.color,
      pkp: true,
      totalCompany: 7,
      jurnalCID: 0,
      hasUploadCertificate: true,
      isCtasEfakturDisabled: false,
      isCtasEbupotDisabled: false,
      efaktur: { isRegistered: true, isActivated: true, isOnboarded: true, isEfakturDisabled: false },
      ebupot: { archiveStatus: expect.any(Object) },
      efiling: { isRegistered: expect.any(Boolean), isEfillingDisabled: expect.any(Boolean) },
      espt1771: { isRegistered: expect.any(Boolean) },
      simulated: { djp: true, mail: true, whatsapp: true, bank: true },
      package: { name: companies.sagara.packageName },
      quota: { efakturQuota: 5_000, efakturUsage: 0, efakturRemaining: 5_000 },
    });
  });

  it('marks the people of the linked accounting product', async () => {
    expect(await (await app.as('tono')).get('/user/setting')).toMatchObject({
      jurnalCID: companies.bentalaRitel.jurnalCid,
    });
  });
});

describe('the companies of a person', () => {
  type Associates = { companyAssosiates: { content: { name: string; role: string }[]; totalElements: number } };
  it('come by page, and by name or NPWP', async () => {
    const all = await rina.get<Associates>('/company-associate/company?size=3&page=2');
    expect(all.companyAssosiates.totalElements).toBe(7);
    expect(all.companyAssosiates.content).toHaveLength(1);
    const found = await rina.get<Associates>('/company-associate/company?q=BENTALA%20log');
    expect(found.companyAssosiates.content.map((one) => one.name)).toEqual(['PT Bentala Logistik']);
    const byNpwp = await rina.get<Associates>(`/company-associate/company?q=${companies.cendana.npwp.slice(1, 12)}`);
    expect(byNpwp.companyAssosiates.content.map((one) => one.name)).toEqual([companies.cendana.name]);
  });

  it('are only those they work in', async () => {
    const mine = await (await app.as('agus')).get<Associates>('/company-associate/company?size=100');
    expect(mine.companyAssosiates.content.map((one) => one.name)).toEqual([companies.sagara.name]);
  });

  it('takes a percent sign as a sign', async () => {
    const found = await rina.get<Associates>('/company-associate/company?q=%25');
    expect(found.companyAssosiates.totalElements).toBe(0);
  });
});

describe('keys', () => {
  it('of a role the company made itself hold as long as it names them', async () => {
    const { newId } = app.deps;
    await app.plant(async (tx) => {
      await tx.db.insert(companyRoles).values({
        id: newId(),
        companyId: companies.sagara.id,
        name: 'Pembaca',
        keys: ['EFAKTUR_DOC_VIEW', 'SETTING_ECERT_VIEW'],
      });
      await tx.db.update(memberships).set({ role: 'Pembaca' }).where(eq(memberships.userId, people.budi.id));
    });
    const budi = await app.as('budi');
    expect(await budi.get('/permissions')).toEqual(['EFAKTUR_DOC_VIEW', 'SETTING_ECERT_VIEW']);
    expect((await budi.request('GET', '/certificate')).status).toBe(200);
    expect((await budi.request('GET', '/quota')).status).toBe(403);
  });
});

describe('the company itself', () => {
  it('is shown with its subscriptions', async () => {
    expect(await rina.get('/company')).toMatchObject({ companyId: companies.sagara.id, name: companies.sagara.name });
    const result = await rina.get<{ endDate: string }>('/company/subscription-package');
    expect(await rina.get('/company/subscription/package')).toEqual(result);
    expect(await rina.get('/user/setting')).toMatchObject({ package: { endDate: result.endDate } });
  });
});

describe('certificate and quota', () => {
  it('are as of today', async () => {
    expect(await rina.get('/certificate')).toMatchObject({ uploaded: true, expired: false, matchesOffice: true });
    const expired = await app.as('hendra', 'bentalaLogistik');
    expect(await expired.get('/certificate')).toMatchObject({ expired: true });
    const short = await app.as('hendra', 'bentalaRitel');
    expect(await short.get('/quota')).toMatchObject({ efakturQuota: 25, efakturUsage: 25, efakturRemaining: 0 });
  });
});

describe('preferences', () => {
  it('are merged, null taking a key away', async () => {
    await rina.put('/user/preferences', { list: { density: 'rapat', columns: ['a'] }, theme: 'dark' });
    const merged = await rina.put('/user/preferences', { list: { density: null, wide: true }, theme: null });
    expect(merged).toEqual({ list: { columns: ['a'], wide: true } });
    expect(await rina.get('/user')).toMatchObject({ preferences: merged });
  });

  it('cannot grow without end, nor reach into objects', async () => {
    expect((await rina.request('PUT', '/user/preferences', { json: { a: 'x'.repeat(70_000) } })).status).toBe(413);
    await rina.request('PUT', '/user/preferences', { text: '{"__proto__":{"polluted":true}}' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('saved views', () => {
  it('are stored per person, list and company', async () => {
    const view = { list: 'efaktur/out/ctas', name: 'Belum dikirim', state: { filter: { notSent: true } } };
    const made = await rina.post<{ id: string }>('/saved-views', view);
    expect(await rina.get('/saved-views?list=efaktur/out/ctas')).toEqual([{ ...view, id: made.id }]);
    const agus = await app.as('agus');
    expect(await agus.get('/saved-views?list=efaktur/out/ctas')).toEqual([]);
    expect((await agus.request('DELETE', `/saved-views/${made.id}`)).status).toBe(404);
    expect(await rina.put(`/saved-views/${made.id}`, { name: 'Belum terkirim' })).toMatchObject({
      name: 'Belum terkirim',
    });
    expect((await rina.delete(`/saved-views/${made.id}`)).status).toBe(204);
  });
});

describe('notifications', () => {
  it('are in the reader’s language, and read by their owner only', async () => {
    const { db, newId, now } = app.deps;
    const notice = { message: 'problem.too_many', params: { seconds: 5 }, link: '/main/home', at: now() };
    await db.transact((tx) =>
      insertNotification(tx, scopeOf('agus', 'sagara'), { ...notice, id: newId(), userId: people.rina.id }),
    );
    const [one] = await rina.get<{ id: string; message: string; readAt: null }[]>('/notifications');
    expect(one).toMatchObject({ message: 'Terlalu banyak percobaan. Coba lagi dalam 5 detik.', readAt: null });
    const agus = await app.as('agus');
    await agus.put('/notifications/read', { ids: [one?.id] });
    expect(await rina.get('/notifications')).toMatchObject([{ readAt: null }]);
    await rina.put('/notifications/read', { all: true });
    expect(await rina.get('/notifications')).toMatchObject([{ readAt: expect.any(String) }]);
  });
});

describe('files', () => {
  it('can be downloaded under their own name, until they expire', async () => {
    const id = await keepFile(app.deps, scopeOf('rina', 'sagara'), {
      name: '../../faktur "Oktober" é.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode('a;b'),
      needs: [],
    });
    const answer = await rina.request('GET', `/files/${id}`);
    expect(await answer.text()).toBe('a;b');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="faktur Oktober _.csv"; filename*=UTF-8''faktur%20Oktober%20%C3%A9.csv`,
    );
    const hendra = await app.as('hendra');
    expect((await hendra.request('GET', `/files/${id}`)).status).toBe(404);
    app.clock.advance(8 * 86_400_000);
    expect((await (await app.as('rina')).request('GET', `/files/${id}`)).status).toBe(404);
  });
});
