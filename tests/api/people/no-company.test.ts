import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WithoutCompany } from '#domain/people/no-company.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, type PersonKey, people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const NEW = 'sepeda biru di pagi hari';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const revoke = async (who: PersonKey) => expect((await rina.delete(`/users/${people[who].id}`)).status).toBe(204);
const invite = (email: string, role = 'Creator') => rina.post('/users/invitations', { emails: [email], role });
const without = (who: Client) => who.get<WithoutCompany>('/user/no-company');
const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const inNow = async (who: Client): Promise<string> => {
  const answer = await app.fetch('/main/api/session', { headers: { Cookie: who.cookie } });
  who.company = ((await answer.json()) as { companyId: string }).companyId;
  return who.company;
};

describe('somebody whose last company is lost', () => {
  it('signs in, sees which and by whom, and reaches nothing else', async () => {
    await revoke('budi');
    const budi = await app.as('budi');
    expect(budi.company).toBe('');
    expect(await without(budi)).toEqual({
      email: people.budi.email,
      lost: { name: companies.sagara.name, how: 'revoked', by: people.rina.name, at: app.clock.now },
      invitations: [],
    });
    const { paths } = await rina.get<{ paths: Record<string, Record<string, { security?: [] }>> }>('/openapi.json');
    const open: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(operations)) {
        const name = `${method.toUpperCase()} ${path}`;
        if (security || name === 'DELETE /main/api/session') continue;
        const json = method === 'get' ? {} : { json: {} };
        const answer = await budi.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), json);
        const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
        if (answer.status !== 403 || code !== 'no_company') open.push(name);
      }
    expect(open.toSorted()).toEqual([
      'GET /main/api/session',
      'GET /main/api/user/no-company',
      'POST /main/api/user/no-company/company',
      'POST /main/api/user/no-company/invitations/{id}',
      'PUT /main/api/session',
      'PUT /main/api/user/preferences',
    ]);
    budi.company = companies.sagara.id;
    expect(await messageOf(await budi.request('GET', '/user'))).toMatchObject({ status: 403, code: 'no_company' });
  });

  it('takes an invitation to their own address, and works on in its company', async () => {
    await invite(people.budi.email);
    await invite('orang.lain@contoh.example');
    const budi = await app.as('budi');
    const { invitations } = await without(budi);
    expect(invitations).toMatchObject([
      { company: companies.sagara.name, role: 'Creator', invitedBy: people.rina.name },
    ]);
    const others = (await rina.get<{ id: string; email: string }[]>('/users')).find(
      ({ email }) => email === 'orang.lain@contoh.example',
    );
    expect((await budi.request('POST', `/user/no-company/invitations/${others?.id}`)).status).toBe(404);
    await budi.post(`/user/no-company/invitations/${invitations[0]?.id}`);
    expect(await inNow(budi)).toBe(companies.sagara.id);
    expect(await budi.get('/user/setting')).toMatchObject({ companyName: companies.sagara.name, userRole: 'Creator' });
    expect((await budi.request('POST', `/user/no-company/invitations/${invitations[0]?.id}`)).status).toBe(404);
  });

  it('takes it by the link of its letter as well', async () => {
    await revoke('budi');
    await invite(people.budi.email, 'Payer');
    await app.drainJobs();
    const [link = ''] = (await lettersTo(app, people.budi.email)).links;
    const budi = await app.as('budi');
    const answer = await app.fetch(`/public/api/invitation/${link.split('/').at(-1)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: budi.cookie },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    expect(await inNow(budi)).toBe(companies.sagara.id);
  });

  it('adds a company of their own, once, as its Owner', async () => {
    await revoke('budi');
    const budi = await app.as('budi');
    const input = { npwp: anNpwp(881_001), name: 'PT Budi Sendiri', email: 'pajak@budi.example', address: 'Jalan 1' };
    const add = () => budi.request('POST', '/user/no-company/company', { json: { ...input, pkp: false } });
    const added = await add();
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as { id: string };
    expect(await inNow(budi)).toBe(id);
    expect(await budi.get('/user/setting')).toMatchObject({ companyName: 'PT Budi Sendiri', userRole: 'Owner' });
    expect(await messageOf(await add())).toMatchObject({ status: 409 });
    expect(await verifyHistory(app.deps.db, id)).toMatchObject({ broken: [] });
  });

  it('sets a forgotten password by the letter', async () => {
    await revoke('sari');
    await posted(app, '/reset', { email: people.sari.email });
    await app.drainJobs();
    const [link = ''] = (await lettersTo(app, people.sari.email)).links;
    expect((await posted(app, `/reset/${link.split('/').at(-1)}`, { password: NEW })).status).toBe(204);
    expect((await posted(app, '/session', { email: people.sari.email, password: PASSWORD })).status).toBe(422);
    const answer = await posted(app, '/session', { email: people.sari.email, password: NEW });
    expect(await answer.json()).toMatchObject({ companyId: '' });
    expect(await verifyHistory(app.deps.db, 'house')).toMatchObject({ broken: [] });
  });
});

it('whoever accepts by a letter is signed in', async () => {
  await invite('baru@contoh.example');
  await app.drainJobs();
  const [link = ''] = (await lettersTo(app, 'baru@contoh.example')).links;
  const answer = await posted(app, `/invitation/${link.split('/').at(-1)}`, { name: 'Orang Baru', password: NEW });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const here = await app.fetch('/main/api/user/setting', { headers: { Cookie: cookie } });
  expect(await here.json()).toMatchObject({ companyId: companies.sagara.id, userRole: 'Creator' });
});
