import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invitation, Invited, User } from '#domain/people/user-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const DAY = 86_400_000;
const NEWCOMER = { name: 'Joko Santoso', password: 'layang-layang putus' };
let app: TestApp;
let rina: Client;
let agus: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  agus = await app.as('agus');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [], states: [] });
  await app.close();
});

const invite = (emails: string[], role = 'Creator', by = rina) =>
  by.request('POST', '/users/invitations', { json: { emails, role } });
const invited = async (email: string, role?: string, by = rina): Promise<string> => {
  expect((await invite([email], role, by)).status).toBe(200);
  await app.drainJobs();
  return (await lettersTo(app, email)).links[0]?.split('/').at(-1) ?? '';
};
const accept = (token: string, json: unknown = NEWCOMER, by?: Client) =>
  posted(app, `/invitation/${token}`, json, by ? { Cookie: by.cookie } : {});
const listed = (filter: object) => rina.get<User[]>(`/users?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

describe('inviting', () => {
  it('has a result for each line', async () => {
    const emails = ['Joko@contoh.example', 'joko@contoh.example ', people.sari.email, 'bukan alamat'];
    const report = (await (await invite(emails)).json()) as Invited[];
    expect(report.map(({ result }) => result)).toEqual(['invited', 'twice', 'member', 'no_address']);
    const again = (await (await invite(['joko@contoh.example'])).json()) as Invited[];
    expect(again).toEqual([{ email: 'joko@contoh.example', result: 'pending' }]);
  });

  it('takes a thousand pasted addresses in one go, and not one more', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `orang${at}@banyak.example`);
    const report = (await (await invite(many)).json()) as Invited[];
    expect(report.filter(({ result }) => result === 'invited')).toHaveLength(1_000);
    expect(await messageOf(await invite([...many, 'satu@lagi.example']))).toMatchObject({ status: 422 });
    await app.drainJobs();
    expect((await lettersTo(app, 'orang999@banyak.example')).links).toHaveLength(1);
    const answer = await rina.request('GET', '/users?range=[0,0]&filter={"status":"INVITED","q":"banyak"}');
    expect(answer.headers.get('content-range')).toBe('items 0-0/1000');
  });

  it('shows in the list which letter could not be sent', async () => {
    await invited('tolak@contoh.example');
    expect(await listed({ q: 'tolak' })).toMatchObject([{ status: 'UNSENT', fault: expect.stringMatching(/^550/) }]);
  });

  it('gives nobody more than the inviting person has', async () => {
    expect(await messageOf(await invite(['x@contoh.example'], 'Owner', agus))).toMatchObject({
      status: 422,
      errors: { role: expect.stringContaining('hak yang tidak Anda miliki') },
    });
    expect(await messageOf(await invite(['x@contoh.example'], 'Raja'))).toMatchObject({ status: 422 });
    expect((await invite(['x@contoh.example'], 'Payer', await app.as('sari'))).status).toBe(403);
  });
});

describe('an invitation', () => {
  it('makes an account that works in the company and sees what its role may', async () => {
    const token = await invited('kartika@contoh.example', 'Payer');
    const opened = (await (await app.fetch(`/public/api/invitation/${token}`)).json()) as Invitation;
    expect(opened).toEqual({
      email: 'kartika@contoh.example',
      company: companies.sagara.name,
      role: 'Payer',
      invitedBy: people.rina.name,
      hasAccount: false,
      signedInAs: null,
    });
    expect(await messageOf(await accept(token, { name: ' ', password: 'kartika' }))).toMatchObject({
      status: 422,
      errors: { name: expect.any(String), password: expect.any(String) },
    });
    expect((await accept(token)).status).toBe(200);
    const entered = await posted(app, '/session', { email: 'kartika@contoh.example', password: NEWCOMER.password });
    expect(await messageOf(entered)).toMatchObject({ status: 200, companyId: companies.sagara.id });
    expect(await listed({ q: 'kartika' })).toMatchObject([
      { name: NEWCOMER.name, role: 'Payer', status: 'ACTIVE', companies: [{ id: companies.sagara.id }] },
    ]);
    expect(await messageOf(await accept(token))).toMatchObject({
      status: 404,
      message: expect.stringContaining('sudah dipakai'),
    });
  });

  it('is taken by the account it is for, and by no other', async () => {
    const token = await invited(people.dewi.email);
    expect(await messageOf(await accept(token))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Masuk dahulu'),
    });
    const hendra = await app.as('hendra');
    expect(await messageOf(await accept(token, {}, hendra))).toMatchObject({
      status: 409,
      message: expect.stringContaining(people.hendra.email),
    });
    const dewi = await app.as('dewi');
    expect((await accept(token, {}, dewi)).status).toBe(200);
    expect((await app.as('dewi', 'sagara')).company).toBe(companies.sagara.id);
  });

  it('runs out after a day, and is sent again with a link of its own', async () => {
    const first = await invited('lutfi@contoh.example');
    app.clock.advance(DAY + 1);
    rina = await app.as('rina', 'sagara');
    agus = await app.as('agus');
    expect(await messageOf(await accept(first))).toMatchObject({
      status: 404,
      message: expect.stringContaining('sudah habis'),
    });
    const [user] = await listed({ q: 'lutfi' });
    expect(user).toMatchObject({ status: 'EXPIRED' });
    const { id } = await rina.post<{ id: string }>(`/users/invitations/${user?.id}/again`);
    await app.drainJobs();
    const [link = ''] = (await lettersTo(app, 'lutfi@contoh.example')).links;
    expect((await accept(first)).status).toBe(404);
    expect((await rina.delete(`/users/invitations/${id}`)).status).toBe(204);
    expect((await accept(link.split('/').at(-1) ?? '')).status).toBe(404);
  });

  it('is taken once by two at once', async () => {
    const token = await invited('maya@contoh.example');
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is none of another company’s', async () => {
    await invited('nanda@contoh.example');
    const [{ id } = { id: '' }] = await listed({ q: 'nanda' });
    const hendra = await app.as('hendra', 'bentala');
    expect((await hendra.request('POST', `/users/invitations/${id}/again`)).status).toBe(404);
    expect((await hendra.delete(`/users/invitations/${id}`)).status).toBe(404);
    expect((await hendra.request('GET', `/users/${id}`)).status).toBe(404);
  });
});

describe('the people of a company', () => {
  const give = (id: string, was: string, role: string, by = rina) =>
    by.request('PUT', `/users/${id}`, { json: { was, role } });

  it('change their role while at work, with effect at once', async () => {
    const sari = await app.as('sari');
    expect(await sari.get('/permissions')).toContain('EFAKTUR_DOC_CREATE');
    expect((await give(people.sari.id, 'Creator', 'Payer')).status).toBe(200);
    expect(await sari.get('/permissions')).not.toContain('EFAKTUR_DOC_CREATE');
    expect((await sari.request('GET', '/efaktur/out/ctas')).status).toBe(403);
    expect(await messageOf(await give(people.sari.id, 'Creator', 'Administrator'))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await give(people.sari.id, 'Payer', 'Creator')).status).toBe(200);
  });

  it('keep their last Owner, also where two go at once', async () => {
    expect(await messageOf(await give(people.rina.id, 'Owner', 'Creator'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Owner terakhir'),
    });
    expect((await rina.delete(`/users/${people.rina.id}`)).status).toBe(409);
    expect((await give(people.agus.id, 'Administrator', 'Owner')).status).toBe(200);
    agus = await app.as('agus');
    const both = await Promise.all([
      give(people.agus.id, 'Owner', 'Administrator', rina),
      give(people.rina.id, 'Owner', 'Administrator', agus),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owners = (await listedBy(both[0]?.status === 200 ? rina : agus)).filter(({ role }) => role === 'Owner');
    expect(owners).toHaveLength(1);
    if (both[0]?.status !== 200) await give(people.rina.id, 'Administrator', 'Owner', agus);
    await give(people.agus.id, 'Owner', 'Administrator', rina);
  });
  const listedBy = (by: Client) => by.get<User[]>('/users?range=[0,999]&filter={"status":"ACTIVE"}');

  it('are not changed by those with fewer permissions', async () => {
    agus = await app.as('agus');
    expect(await messageOf(await give(people.rina.id, 'Owner', 'Creator', agus))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Hanya Owner'),
    });
    expect((await agus.delete(`/users/${people.rina.id}`)).status).toBe(409);
  });

  it('leave at once: their sessions end, and so do their streams', async () => {
    const budi = await app.as('budi');
    const stream = await budi.request('GET', '/events');
    const reader = stream.body?.getReader();
    await reader?.read();
    expect((await rina.delete(`/users/${people.budi.id}`)).status).toBe(204);
    expect((await budi.request('GET', '/user')).status).toBe(401);
    for (;;) if ((await reader?.read())?.done) break;
    const entered = await posted(app, '/session', { email: people.budi.email, password: PASSWORD });
    expect(await entered.json()).toMatchObject({ companyId: '' });
    expect((await rina.delete(`/users/${people.budi.id}`)).status).toBe(404);
  });

  it('are given one role together; those who may not be changed keep theirs, and the response explains why', async () => {
    const giveAll = (ids: readonly [string, string][], role: string, by = rina) =>
      by.request('POST', '/users/roles', { json: { people: ids.map(([id, was]) => ({ id, was })), role } });
    const resultsOf = async (answer: Response) =>
      ((await answer.json()) as { result: string }[]).map(({ result }) => result);
    const all: [string, string][] = [
      [people.sari.id, 'Creator'],
      [people.agus.id, 'Creator'],
      [people.rina.id, 'Owner'],
      [people.hendra.id, 'Owner'],
      [people.sari.id, 'Creator'],
    ];
    const sari = await app.as('sari');
    expect(await resultsOf(await giveAll(all, 'Payer'))).toEqual(['given', 'overtaken', 'last_owner', 'gone']);
    expect((await sari.request('GET', '/efaktur/out/ctas')).status).toBe(403);
    expect(await resultsOf(await giveAll([[people.sari.id, 'Payer']], 'Payer'))).toEqual(['same']);
    const scope = { companyId: companies.sagara.id } as Scope;
    const shown = (await historyOf(scope, app.deps.db.read, people.sari.id)).filter(
      ({ action }) => action === 'giveRole',
    );
    expect(shown.at(-1)).toMatchObject({
      userName: people.rina.name,
      before: { role: 'Creator' },
      after: { role: 'Payer' },
    });
    expect(await resultsOf(await giveAll([[people.agus.id, 'Administrator']], 'Owner'))).toEqual(['given']);
    const both: [string, string][] = [
      [people.agus.id, 'Owner'],
      [people.rina.id, 'Owner'],
    ];
    expect(await resultsOf(await giveAll(both, 'Administrator'))).toEqual(['given', 'last_owner']);
    agus = await app.as('agus');
    expect(await resultsOf(await giveAll([[people.rina.id, 'Owner']], 'Creator', agus))).toEqual(['owner_by_owner']);
    expect((await giveAll([[people.sari.id, 'Payer']], 'Owner', agus)).status).toBe(422);
    expect((await giveAll([], 'Creator')).status).toBe(422);
    expect(await resultsOf(await giveAll([[people.sari.id, 'Payer']], 'Creator'))).toEqual(['given']);
  });

  it('are 404 for another company', async () => {
    const hendra = await app.as('hendra', 'bentala');
    expect((await give(people.sari.id, 'Creator', 'Payer', hendra)).status).toBe(404);
    expect((await hendra.delete(`/users/${people.sari.id}`)).status).toBe(404);
  });
});
