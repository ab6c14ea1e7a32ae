import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import type { FactorSetUp, RecoveryCodes } from '#domain/people/account-schema.ts';
import type { Certificate } from '#domain/settings/certificate.ts';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import { proveByHand } from '../../../api/services/company/prove-by-hand.ts';
import { removeFactorFor } from '../../../api/services/second-factor/remove-for.ts';
import { firstAccount } from '../../../api/services/session/first-account.ts';
import type { Tx } from '../../../db/database.ts';
import { SYSTEM_COMPANY, unsafeHeads } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import type { BrokenState } from '../../../db/repositories/state-check.ts';
import * as tables from '../../../db/tables.ts';
import { aCertificate, PASSPHRASE } from '../../../fixtures/builders/a-certificate.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const { memberships, users, secondFactors, companyRoles, signees, certificates, branches } = tables;
const { id: companyId, npwp } = companies.sagara;
const MINUTE = 60_000;

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await rina.post('/roles', { name: 'Pembaca', keys: ['EFAKTUR_VIEW'] });
});
afterAll(() => app.close());

class Undone extends Error {}

/** What the check of one chain finds while an edit is applied; the edit is rolled back. */
const foundAfter = async (edit: (tx: Tx) => Promise<unknown>, chain = companyId): Promise<readonly BrokenState[]> => {
  let found: readonly BrokenState[] = [];
  try {
    await app.deps.db.transact(async (tx) => {
      await edit(tx);
      found = (await verifyHistory({ ...app.deps.db, read: tx.db }, chain)).states;
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return found;
};

/** All faults of every chain, including those of removed companies and of the system. */
const foundAnywhere = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const { companyId: chain } of await unsafeHeads(app.deps.db.read)) {
    const { broken, states } = await verifyHistory(app.deps.db, chain);
    found.push(...broken.map(({ seq, why }) => `${chain}: row ${seq} ${why}`));
    found.push(...states.map(({ table, objectId, why }) => `${chain}: ${table} ${objectId} ${why}`));
  }
  return found;
};

type Planted = {
  readonly what: string;
  readonly table: SQLiteTable;
  readonly where: SQL | undefined;
  readonly set: object;
  readonly named: BrokenState['table'];
  readonly chain?: string;
  /** The row is part of another, which stays when this one is deleted. */
  readonly isPart?: boolean;
};

const ofSari = and(eq(memberships.companyId, companyId), eq(memberships.userId, people.sari.id));
const ofRole = eq(companyRoles.companyId, companyId);
const ofSignee = and(eq(signees.companyId, companyId), eq(signees.product, 'efaktur-v2'), eq(signees.active, true));
const ofCertificate = eq(certificates.companyId, companyId);
const ofCompany = eq(tables.companies.id, companyId);
const ofBranch = eq(branches.companyId, companyId);
const ofAccount = eq(users.id, people.sari.id);
const ofFactor = eq(secondFactors.userId, people.wira.id);
const server = { table: users, where: ofAccount, named: 'account', chain: SYSTEM_COMPANY } as const;
const factor = {
  table: secondFactors,
  where: ofFactor,
  named: 'account',
  chain: SYSTEM_COMPANY,
  isPart: true,
} as const;

const planted: readonly Planted[] = [
  { what: 'the role of a member', table: memberships, where: ofSari, set: { role: 'Owner' }, named: 'membership' },
  { what: 'the keys of a role', table: companyRoles, where: ofRole, set: { keys: ['*'] }, named: 'role' },
  { what: 'the name of a role', table: companyRoles, where: ofRole, set: { name: 'Lain' }, named: 'role' },
  { what: 'the name of a signee', table: signees, where: ofSignee, set: { name: 'Orang Lain' }, named: 'signee' },
  { what: 'who signs', table: signees, where: ofSignee, set: { active: false }, named: 'signee' },
  { what: 'the product of a signee', table: signees, where: ofSignee, set: { product: 'x' }, named: 'signee' },
  { what: 'a certificate', table: certificates, where: ofCertificate, set: { sealed: 'x' }, named: 'certificate' },
  { what: 'its subject', table: certificates, where: ofCertificate, set: { subject: 'PT X' }, named: 'certificate' },
  { what: 'the name of a company', table: tables.companies, where: ofCompany, set: { name: 'PT X' }, named: 'company' },
  { what: 'its NPWP', table: tables.companies, where: ofCompany, set: { npwp: '0' }, named: 'company' },
  { what: 'whether it is a PKP', table: tables.companies, where: ofCompany, set: { pkp: false }, named: 'company' },
  { what: 'what proves it', table: tables.companies, where: ofCompany, set: { provenAt: 1 }, named: 'company' },
  { what: 'the NITKU of a place', table: branches, where: ofBranch, set: { nitku: '0' }, named: 'branch' },
  { what: 'a password hash', ...server, set: { passwordHash: '$argon2id$other' } },
  { what: 'the address of an account', ...server, set: { email: 'x@lain.example' } },
  { what: 'the secret of a second factor', ...factor, set: { sealed: 'x' } },
  { what: 'whether a second factor is on', ...factor, set: { confirmedAt: null } },
  { what: 'recovery codes', ...factor, set: { recovery: ['x'] } },
];

describe('whoever edits the database', () => {
  it('has nothing found before they begin', async () => {
    expect(await foundAnywhere()).toEqual([]);
  });

  it.each(planted)('is found where $what was changed', async ({ table, where, set, named, chain }) => {
    const found = await foundAfter(
      (tx) =>
        tx.db
          .update(table)
          .set(set as never)
          .where(where),
      chain,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ table, why }) => `${table} ${why}`))).toEqual(new Set([`${named} differs`]));
  });

  it.each([...new Map(planted.map((one) => [one.table, one])).values()])(
    'is found where the row of $named was deleted, as of $what',
    async ({ table, where, named, chain, isPart }) => {
      const found = await foundAfter((tx) => tx.db.delete(table).where(where), chain);
      expect(found.length).toBeGreaterThan(0);
      const why = isPart ? 'differs' : 'lost';
      expect(new Set(found.map(({ table, why }) => `${table} ${why}`))).toEqual(new Set([`${named} ${why}`]));
    },
  );

  it('finds which member was given another role', async () => {
    const set = (tx: Tx) => tx.db.update(memberships).set({ role: 'Owner' }).where(ofSari);
    expect(await foundAfter(set)).toEqual([{ table: 'membership', objectId: people.sari.id, why: 'differs' }]);
  });

  it('is found where a member, a signee, a role, an account or a second factor was made up', async () => {
    const madeUp = (tx: Tx) =>
      tx.db
        .insert(memberships)
        .values({ id: 'made-up', userId: people.dewi.id, companyId, role: 'Owner', createdAt: 1 });
    expect(await foundAfter(madeUp)).toEqual([{ table: 'membership', objectId: people.dewi.id, why: 'unknown' }]);
    const signee = async (tx: Tx) => {
      const [row] = await tx.db.select().from(signees).where(ofSignee);
      await tx.db.insert(signees).values({ ...(row as typeof signees.$inferSelect), id: 'made-up' });
    };
    expect(await foundAfter(signee)).toEqual([{ table: 'signee', objectId: 'made-up', why: 'unknown' }]);
    const role = (tx: Tx) => tx.db.insert(companyRoles).values({ id: 'made-up', companyId, name: 'Raja', keys: [] });
    expect(await foundAfter(role)).toEqual([{ table: 'role', objectId: 'made-up', why: 'unknown' }]);
    const account = async (tx: Tx) => {
      const [row] = await tx.db.select().from(users).where(ofAccount);
      const { preferences, ...rest } = row as typeof users.$inferSelect;
      await tx.db.insert(users).values({ ...rest, preferences, id: 'made-up', email: 'made@up.example' });
    };
    expect(await foundAfter(account, SYSTEM_COMPANY)).toEqual([
      { table: 'account', objectId: 'made-up', why: 'unknown' },
    ]);
    const { id: userId } = people.sari;
    const second = (tx: Tx) =>
      tx.db
        .insert(secondFactors)
        .values({ userId, sealed: 'x', confirmedAt: 1, lastStep: 0, recovery: [], version: 1 });
    expect(await foundAfter(second, SYSTEM_COMPANY)).toEqual([{ table: 'account', objectId: userId, why: 'differs' }]);
  });

  it('finds no password hash and no secret in the history', async () => {
    const rows = JSON.stringify(await app.deps.db.read.select().from(tables.history));
    const accounts = await app.deps.db.read.select().from(users);
    expect(accounts.filter(({ passwordHash }) => rows.includes(passwordHash))).toEqual([]);
    expect(rows).not.toContain('argon2');
  });
});

const ok = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer;
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([response.status, '']);
  return response;
};
const linkTo = async (email: string): Promise<string> => {
  await app.drainJobs();
  return (await lettersTo(app, email)).links[0]?.split('/').at(-1) ?? '';
};
const certificateForm = async (): Promise<FormData> => {
  const { version } = await rina.get<Certificate>('/certificate');
  const form = new FormData();
  const bytes = aCertificate({ subject: { CN: 'PT Sagara Niaga', serialNumber: npwp }, to: '2026-11-15' });
  form.set('file', new File([bytes as BlobPart], 'sertifikat.p12'));
  form.set('passphrase', PASSPHRASE);
  form.set('version', String(version));
  return form;
};

describe('a change by the product', () => {
  it('of the people of a company is no finding', async () => {
    const email = 'joko@contoh.example';
    await ok(rina.request('POST', '/users/invitations', { json: { emails: [email], role: 'Creator' } }));
    const newcomer = { name: 'Joko Santoso', password: 'layang-layang putus' };
    await ok(posted(app, `/invitation/${await linkTo(email)}`, newcomer));
    const [joko] = await rina.get<{ id: string }[]>(`/users?filter=${JSON.stringify({ q: email })}`);
    const id = joko?.id ?? '';
    const give = (was: string, role: string) => ok(rina.request('PUT', `/users/${id}`, { json: { was, role } }));
    await give('Creator', 'Pembaca');
    const [role] = (await rina.get<{ id: string; name: string; version: number }[]>('/roles')).filter(
      ({ name }) => name === 'Pembaca',
    );
    const renamed = { version: role?.version, name: 'Penyimak', keys: ['EFAKTUR_VIEW', 'EBUPOT_VIEW'] };
    await ok(rina.request('PUT', `/roles/${role?.id}`, { json: renamed }));
    await give('Penyimak', 'Payer');
    await ok(rina.delete(`/users/${id}`));
    await ok(rina.request('DELETE', `/roles/${role?.id}?version=${(role?.version ?? 0) + 1}`));
    expect(await foundAnywhere()).toEqual([]);
  });

  it('of an account is no finding', async () => {
    const budi = await app.as('budi');
    await ok(budi.request('PUT', '/user/profile', { json: { name: 'Budi S.', phone: '081234567890' } }));
    const changed = 'sepeda biru di pagi hari';
    await ok(budi.request('PUT', '/user/password', { json: { old: PASSWORD, password: changed } }));
    const email = 'budi.baru@contoh.example';
    await ok(budi.request('POST', '/user/email', { json: { email, password: changed } }));
    await ok(posted(app, `/email/${await linkTo(email)}`, {}, { Cookie: budi.cookie }));
    app.clock.advance(20 * MINUTE);
    await ok(posted(app, '/reset', { email }));
    await ok(posted(app, `/reset/${await linkTo(email)}`, { password: 'ombak besar dekat dermaga' }));
    expect(await foundAnywhere()).toEqual([]);
  });

  it('of a second factor is no finding, nor is a code that was used', async () => {
    const sari = await app.as('sari');
    const { email } = people.sari;
    const begin = () => sari.post<FactorSetUp>('/user/second-factor', { password: PASSWORD });
    await begin();
    expect(await foundAnywhere()).toEqual([]);
    const { secret } = await begin();
    const shown = () => new TOTP({ secret }).generate({ timestamp: app.clock.now });
    const { codes } = await sari.post<RecoveryCodes>('/user/second-factor/confirm', { code: shown() });
    app.clock.advance(20 * MINUTE);
    await ok(posted(app, '/session', { email, password: PASSWORD, code: codes[0] }));
    expect(await foundAnywhere()).toEqual([]);
    await ok(posted(app, '/session', { email, password: PASSWORD, code: shown() }));
    await removeFactorFor(app.deps, email);
    expect(await foundAnywhere()).toEqual([]);
  });

  it('of who signs, the certificate, places and the tax profile is no finding', async () => {
    const rows = await rina.get<{ id: string; version: number }[]>('/signees?filter={"product":"efaktur-v2"}');
    const { updatedAt: _, id, ...signee } = rows[0] as { id: string; version: number } & Record<string, unknown>;
    await ok(rina.request('PUT', `/signees/${id}`, { json: { ...signee, name: 'Nama Baru' } }));
    await ok(rina.request('DELETE', `/signees/${id}?version=${signee.version + 1}`));
    await ok(rina.request('PUT', '/certificate', { form: await certificateForm() }));
    const {
      npwp: _n,
      npwpType: _t,
      pkp: _p,
      kluNames: _k,
      ...profile
    } = await rina.get<TaxProfile>('/company/tax-profile');
    await ok(rina.request('PUT', '/company/tax-profile', { json: { ...profile, city: 'Bandung' } }));
    const place = { name: 'Cabang', nitku: `${npwp}000777`, address: 'Jalan Baru 1', region: null };
    const made = await rina.post<{ id: string }>('/branches', place);
    await ok(rina.request('PUT', `/branches/${made.id}`, { json: { ...place, name: 'Cabang Lain', version: 1 } }));
    await ok(rina.request('DELETE', `/branches/${made.id}?version=2`));
    expect(await foundAnywhere()).toEqual([]);
  });

  it('of a company from its founding to its end is no finding', async () => {
    const input = { npwp: '0010000000000123', name: 'PT Baru', email: 'pajak@baru.example', pkp: true };
    const made = await rina.post<OwnCompany>('/companies', { ...input, address: 'Jalan Baru 1, Bandung 40111' });
    expect(await foundAnywhere()).toEqual([]);
    const byHand = { npwp: input.npwp, reason: 'akta' };
    await proveByHand(app.deps, { ...byHand, withdraw: false });
    await proveByHand(app.deps, { ...byHand, withdraw: true });
    await ok(rina.request('POST', `/companies/${made.id}/archive`, { json: { reason: 'tutup' } }));
    await ok(rina.request('POST', `/companies/${made.id}/restore`, { json: {} }));
    expect(await foundAnywhere()).toEqual([]);
    await ok(rina.request('POST', `/companies/${made.id}/remove`, { json: { reason: 'salah' } }));
    expect(await foundAnywhere()).toEqual([]);
  });

  it('that founds the first account is no finding', async () => {
    await firstAccount(
      app.deps,
      {
        name: 'Ayu',
        email: 'ayu@kedua.example',
        password: 'layang-layang putus',
        company: 'PT Kedua',
        npwp: '0414107021000000',
        address: 'Jalan Dua 2',
        pkp: true,
      },
      { another: true },
    );
    expect(await foundAnywhere()).toEqual([]);
  });
});
