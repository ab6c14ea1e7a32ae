import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import type { Quota } from '#domain/company/view-schema.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { firstAccount } from '../../api/services/session/first-account.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { aCertificate, PASSPHRASE } from '../../fixtures/builders/a-certificate.ts';
import { anNpwp } from '../../fixtures/builders/a-company.ts';
import { type TestApp, testApp } from './app.ts';
import { anInput, LIST } from './faktur/faktur-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ empty: true });
});
afterAll(() => app.close());

const PASSWORD = 'panjang dan mudah diingat';
const npwp = anNpwp(777_001);
const flags = ['--name', 'Ayu Lestari', '--email', 'Ayu@contoh.example', '--company', 'PT Contoh Sendiri'];
const command = (input: string, ...more: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/first-account.ts', ...flags, ...more], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: app.dataDir, ...(app.url ? { DATABASE_URL: app.url } : {}) },
  });

const origin = { Origin: 'http://localhost', Host: 'localhost', 'Content-Type': 'application/json' };
const signIn = async (email: string, password: string) => {
  const answer = await app.fetch('/public/api/session', {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email, password }),
  });
  const { csrf = '', companyId = '' } = answer.ok ? ((await answer.json()) as Record<string, string>) : {};
  const named = { 'X-CSRF-Token': csrf, 'X-Company-Id': companyId };
  const headers = { ...origin, ...named, Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  return { status: answer.status, headers };
};

describe('an empty product', () => {
  it('says what is missing and makes nothing of it', async () => {
    const answer = command('pendek\n', '--npwp', '12');
    expect([answer.status, answer.stderr]).toEqual([1, expect.stringContaining('At least 12 characters')]);
    expect(answer.stderr).toContain('npwp:');
    expect((await signIn('ayu@contoh.example', 'pendek')).status).toBe(422);
  });

  it('gets its first Owner from the command, the password through a pipe', async () => {
    const made = command(`${PASSWORD}\n`, '--npwp', npwp, '--address', 'Jalan Contoh 1, Jakarta');
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).not.toContain(PASSWORD);
    const { status, headers } = await signIn('ayu@contoh.example', PASSWORD);
    expect(status).toBe(200);
    const setting = await app.fetch('/main/api/user/setting', { headers });
    expect(await setting.json()).toMatchObject({ userRole: 'Owner', companyName: 'PT Contoh Sendiri' });
    const draft = await app.fetch(`/main/api${LIST}/draft`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ input: { ...anInput(), ownNitku: `${npwp}000000` } }),
    });
    expect([draft.status, ((await draft.json()) as Faktur).errorCount]).toEqual([201, 0]);
    const [company] = await app.deps.db.rows<{ id: string }>('select id from companies');
    expect(await verifyHistory(app.deps.db, company?.id ?? '')).toMatchObject({ rows: 5, broken: [], states: [] });
  });

  it('sells packages of its own, and the quota of one that is paid', async () => {
    const { headers } = await signIn('ayu@contoh.example', PASSWORD);
    const ask = async <T>(path: string, json?: unknown): Promise<T> => {
      const how = json ? { method: 'POST', body: JSON.stringify(json) } : {};
      return (await (await app.fetch(`/main/api${path}`, { headers, ...how })).json()) as T;
    };
    const { packages } = await ask<QuotaShop>('/quota/packages');
    expect(packages.map(({ name, ours }) => [name, ours])).toEqual([
      ['Rintisan', true],
      ['Dasar', true],
      ['Profesional', true],
    ]);
    const order = await ask<QuotaOrder>('/quota/orders', { package: 'dasar', method: 'va', bank: 'BCA' });
    expect(order).toMatchObject({ status: 'waiting', due: '352500.00' });
    const before = await ask<Quota>('/quota');
    await ask('/simulator/bank/pay', { number: order.accountNumber, amount: order.due, how: 'lost' });
    expect(await ask(`/quota/orders/${order.id}/check`, {})).toMatchObject({ status: 'paid' });
    expect(await ask('/quota')).toMatchObject({
      efakturRemaining: before.efakturRemaining + 500,
      packageName: 'Dasar',
    });
  });

  it('comes to an approved invoice: a certificate and a signee are all that is missing', async () => {
    const { headers } = await signIn('ayu@contoh.example', PASSWORD);
    const { 'Content-Type': _, ...bare } = headers;
    const ask = (path: string, method: string, body?: unknown) =>
      app.fetch(`/main/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const [draft] = await app.deps.db.rows<{ id: string }>('select id from faktur');
    const refused = await ask(`${LIST}/upload`, 'POST', { ids: [draft?.id] });
    expect([refused.status, ((await refused.json()) as { intercept?: string }).intercept]).toEqual([
      422,
      'invalid-certificate',
    ]);
    const form = new FormData();
    const subject = { CN: 'PT Contoh Sendiri', serialNumber: npwp };
    form.set('file', new File([aCertificate({ subject }) as BlobPart], 'sertifikat.p12'));
    form.set('passphrase', PASSPHRASE);
    form.set('version', '0');
    expect((await app.fetch('/main/api/certificate', { method: 'PUT', headers: bare, body: form })).status).toBe(200);
    const signee = { product: 'efaktur-v2', name: 'Ayu Lestari', jobTitle: 'Direktur', npwp: '3273014101900001' };
    const rest = {
      phone: null,
      city: 'Jakarta',
      actsAs: 'WAJIB_PAJAK',
      active: true,
      codeState: 'UNKNOWN',
      codeEnds: null,
    };
    expect((await ask('/signees', 'POST', { ...signee, ...rest })).status).toBe(201);
    expect((await ask(`${LIST}/upload`, 'POST', { ids: [draft?.id] })).status).toBeLessThan(300);
    await app.drainJobs();
    const sent = (await (await ask(`${LIST}/${draft?.id}`, 'GET')).json()) as Faktur;
    expect(sent).toMatchObject({ status: 'APPROVED', signeeName: 'Ayu Lestari' });
    expect(sent.number).toMatch(/^04/);
  });

  it('gets no second by mistake, and another company only when asked for', async () => {
    const again = command(`${PASSWORD}\n`, '--npwp', anNpwp(777_002));
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('There are accounts already')]);
    const founder = { name: 'Bima', email: 'bima@contoh.example', password: PASSWORD, company: 'PT Lain', npwp };
    const found = (over: Partial<typeof founder>) =>
      firstAccount(app.deps, { ...founder, address: '', pkp: false, ...over }, { another: true });
    await expect(found({})).rejects.toMatchObject({ detail: { errors: { npwp: 'problem.field.taken' } } });
    const email = 'AYU@contoh.example';
    await expect(found({ email, npwp: anNpwp(777_003) })).rejects.toMatchObject({
      detail: { errors: { email: 'problem.field.taken' } },
    });
    await found({ npwp: anNpwp(777_003) });
    expect((await signIn('bima@contoh.example', PASSWORD)).status).toBe(200);
    expect(await app.deps.db.rows('select id from companies')).toHaveLength(2);
  });
});
