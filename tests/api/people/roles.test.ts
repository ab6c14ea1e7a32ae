import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GivableRole, User } from '#domain/people/user-schema.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { jobs } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

type Role = { id: string; version: number; name: string; keys: string[] };
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

const made = (name: string, keys: string[], by = rina) => by.post<Role>('/roles', { name, keys });
const save = (role: Role, change: Partial<Role>, by = rina) => {
  const { id, version, name, keys } = { ...role, ...change };
  return by.request('PUT', `/roles/${id}`, { json: { version, name, keys } });
};
const remove = ({ id, version }: Role) => rina.request('DELETE', `/roles/${id}?version=${version}`);
const give = (id: string, was: string, role: string) => rina.request('PUT', `/users/${id}`, { json: { was, role } });
const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const roleNamed = async (name: string) =>
  (await rina.get<GivableRole[]>('/users/roles')).find((role) => role.name === name);

const readUntil = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined, event: string) => {
  let result = '';
  while (!result.includes(`event: ${event}`)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return result;
    result += new TextDecoder().decode(value);
  }
  return result;
};

describe('a role that changes while somebody works in it', () => {
  it('applies at once to their requests and their streams', async () => {
    const role = await made('Penerbit', ['EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE', 'EFAKTUR_VIEW']);
    expect((await give(people.sari.id, 'Creator', 'Penerbit')).status).toBe(200);
    const sari = await app.as('sari');
    expect((await sari.request('GET', '/efaktur/out/ctas')).status).toBe(200);
    const reader = (await sari.request('GET', '/events')).body?.getReader();
    await readUntil(reader, 'ready');

    expect((await save(role, { keys: ['EBILLING_VIEW'] })).status).toBe(200);
    expect((await sari.request('GET', '/efaktur/out/ctas')).status).toBe(403);
    expect(await sari.get('/permissions')).toEqual(['EBILLING_VIEW']);
    expect(await readUntil(reader, 'access')).toContain('event: access');
    await reader?.cancel();
    await give(people.sari.id, 'Penerbit', 'Creator');
  });

  it('may be empty, and whoever has it is signed in all the same', async () => {
    await made('Tamu', []);
    await give(people.budi.id, 'Payer', 'Tamu');
    const budi = await app.as('budi');
    expect(await budi.get('/permissions')).toEqual([]);
    expect((await budi.request('GET', '/user')).status).toBe(200);
    expect((await budi.request('GET', '/ebilling')).status).toBe(403);
    expect(await roleNamed('Tamu')).toMatchObject({ own: true, givable: true, keys: [], people: 1 });
    await give(people.budi.id, 'Tamu', 'Payer');
  });

  it('keeps its people, its invitations and their jobs under another name', async () => {
    const role = await made('Juru bayar', ['EBILLING_VIEW']);
    await give(people.budi.id, 'Payer', 'Juru bayar');
    const budi = await app.as('budi');
    await rina.post('/users/invitations', { emails: ['tini@contoh.example'], role: 'Juru bayar' });
    const scope = { ...scopeOf('budi', 'sagara'), role: 'Juru bayar' };
    const job = await app.deps.db.transact((tx) =>
      enqueue(tx, scope, app.clock.now, { kind: 'test.none', payload: {} }),
    );
    expect((await save(role, { name: 'Kasir' })).status).toBe(200);
    expect((await budi.request('GET', '/ebilling')).status).toBe(200);
    const listed = await rina.get<User[]>('/users?filter={"role":"Kasir"}');
    expect(listed.map(({ email, status }) => [email, status])).toEqual([
      [people.budi.email, 'ACTIVE'],
      ['tini@contoh.example', 'INVITED'],
    ]);
    const [row] = await app.deps.db.read.select().from(jobs).where(eq(jobs.id, job));
    expect(row?.role).toBe('Kasir');
    await give(people.budi.id, 'Kasir', 'Payer');
  });
});

describe('a role in use', () => {
  it('stays, and names its users', async () => {
    const role = await made('Pembaca', ['EFAKTUR_VIEW']);
    await give(people.budi.id, 'Payer', 'Pembaca');
    await rina.post('/users/invitations', { emails: ['wati@contoh.example'], role: 'Pembaca' });
    expect(await messageOf(await remove(role))).toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringContaining('1 pengguna dan 1 undangan'),
    });
    await give(people.budi.id, 'Pembaca', 'Payer');
    expect((await remove(role)).status).toBe(409);
    const [{ id } = { id: '' }] = await rina.get<User[]>('/users?filter={"q":"wati"}');
    await rina.delete(`/users/invitations/${id}`);
    expect((await remove(role)).status).toBe(204);
    expect(await messageOf(await give(people.budi.id, 'Payer', 'Pembaca'))).toMatchObject({
      status: 422,
      errors: { role: expect.any(String) },
    });
  });

  it('is not lost to somebody who is given it in the same moment', async () => {
    const role = await made('Sebentar', []);
    const [given, removed] = await Promise.all([give(people.budi.id, 'Payer', 'Sebentar'), remove(role)]);
    expect([given?.status, removed?.status]).toSatisfy(
      ([one, other]: number[]) => (one === 200 && other === 409) || (one === 422 && other === 204),
    );
    await give(people.budi.id, 'Sebentar', 'Payer');
  });
});

describe('who makes roles', () => {
  const MORE = 'SETTING_COMPANY_LIST_DELETE';

  it('gives no key they do not hold', async () => {
    const refused = await agus.request('POST', '/roles', { json: { name: 'Lebih', keys: ['EBILLING_VIEW', MORE] } });
    expect(await messageOf(refused)).toMatchObject({
      status: 422,
      errors: { keys: expect.stringContaining('miliki') },
    });
    const role = await made('Setara', ['EBILLING_VIEW'], agus);
    expect(await messageOf(await save(role, { keys: [MORE] }, agus))).toMatchObject({ status: 422 });
  });

  it('gives nobody a role with a permission they lack, here or by invitation', async () => {
    await made('Pemutus', [MORE]);
    for (const role of ['Pemutus', 'Owner']) {
      const refused = await agus.request('PUT', `/users/${people.budi.id}`, { json: { was: 'Payer', role } });
      expect(await messageOf(refused)).toMatchObject({ status: 422, errors: { role: expect.any(String) } });
      const invited = await agus.request('POST', '/users/invitations', {
        json: { emails: ['lebih@contoh.example'], role },
      });
      expect(await messageOf(invited)).toMatchObject({ status: 422, errors: { role: expect.any(String) } });
    }
    expect((await give(people.budi.id, 'Payer', 'Pemutus')).status).toBe(200);
    await give(people.budi.id, 'Pemutus', 'Payer');
  });

  it('changes none with more permissions than theirs', async () => {
    const role = await made('Penutup', [MORE]);
    expect(await messageOf(await save(role, { keys: [] }, agus))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Mintalah Owner'),
    });
    expect((await save(role, { keys: [] })).status).toBe(200);
  });

  it('conflicts with concurrent changes of another', async () => {
    const role = await made('Bersama', ['EBILLING_VIEW']);
    await save(role, { keys: ['EFAKTUR_VIEW'] }, agus);
    expect(await messageOf(await save(role, { name: 'Berdua' }))).toMatchObject({
      status: 409,
      code: 'stale',
      changedFields: ['keys'],
      by: people.agus.name,
      current: { name: 'Bersama', keys: ['EFAKTUR_VIEW'], version: 2 },
    });
  });

  it('shows added and removed permissions in the history', async () => {
    const log = JSON.stringify(await rina.get('/audit-log?filter={"objectType":"roles"}'));
    expect(log).toContain('Faktur, retur, dokumen lain: Lihat');
  });
});
