import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Certificate } from '#domain/settings/certificate.ts';
import { unsealed } from '../../api/services/seal.ts';
import { warnOfCertificates } from '../../api/settings/certificate/warn.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { certificates, notifications } from '../../db/tables.ts';
import { aCertificate, PASSPHRASE } from '../../fixtures/builders/a-certificate.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
const { id: companyId, npwp } = companies.sagara;
const OWN = { CN: 'PT Sagara Niaga', serialNumber: npwp };

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companyId)).toMatchObject({ broken: [] });
  await app.close();
});

const formOf = (bytes: Uint8Array, version: number, passphrase = PASSPHRASE): FormData => {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], 'sertifikat.p12'));
  form.set('passphrase', passphrase);
  form.set('version', String(version));
  return form;
};
const stored = async () => {
  const [row] = await app.deps.db.read.select().from(certificates).where(eq(certificates.companyId, companyId));
  return row;
};
const versionNow = async (): Promise<number> => (await stored())?.version ?? 0;
const put = async (bytes: Uint8Array, { passphrase = PASSPHRASE, as = rina } = {}) =>
  answered(as.request('PUT', '/certificate', { form: formOf(bytes, await versionNow(), passphrase) }));

describe('a certificate', () => {
  it('is replaced in one transaction, and the history records it', async () => {
    const before = await rina.get<Certificate>('/certificate');
    const answer = await put(aCertificate({ subject: OWN, to: '2026-11-15' }));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        uploaded: true,
        subject: OWN.CN,
        serial: '520123456789',
        validFrom: '2025-01-01',
        validTo: '2026-11-15',
        daysLeft: 365,
        ownerNpwp: npwp,
        matchesOffice: true,
        version: before.version + 1,
      },
    });
    const result = (await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, companyId)).filter(
      ({ objectType }) => objectType === 'certificate',
    );
    expect(result.at(-1)).toMatchObject({ action: 'replace', userName: 'Rina Wulandari', after: { subject: OWN.CN } });
    expect(JSON.stringify(result)).not.toMatch(/PRIVATE|rahasia/);
  });

  it('is stored so that nobody can read it without the secret, and its passphrase not at all', async () => {
    const sealed = (await stored())?.sealed ?? '';
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/PRIVATE KEY|rahasia/);
    const to = { keyed: app.deps.keyed, purpose: 'certificates', owner: companyId } as const;
    const opened = unsealed(to, sealed);
    expect(opened).toMatch(/^-----BEGIN PRIVATE KEY-----.*-----BEGIN CERTIFICATE-----/s);
    expect(opened).not.toContain(PASSPHRASE);
    expect(() => unsealed({ ...to, owner: companies.bentala.id }, sealed)).toThrow();
    expect(() => unsealed({ ...to, purpose: 'links' }, sealed)).toThrow();
  });

  it('that names no tax number is taken with a warning', async () => {
    expect(await put(aCertificate({ subject: { CN: 'PT Sagara Niaga' } }))).toMatchObject({
      status: 200,
      body: { ownerNpwp: null },
    });
  });

  it.each<[string, string, () => Uint8Array, string?]>([
    ['Passphrase salah', 'passphrase', () => aCertificate({ subject: OWN }), 'salah'],
    ['Passphrase salah', 'passphrase', () => aCertificate({ subject: OWN }), ''],
    ['File ini bukan sertifikat .p12 atau .pfx yang dapat dibaca', 'file', () => Buffer.from('PK sampah')],
    ['File ini bukan sertifikat .p12 atau .pfx yang dapat dibaca', 'file', () => new Uint8Array()],
    ['File ini bukan sertifikat .p12 atau .pfx yang dapat dibaca', 'file', () => aCertificate().subarray(0, 900)],
    [
      'Ukuran melebihi batas 64 KB',
      'file',
      () => aCertificate({ subject: { CN: 'PT Sagara Niaga'.padEnd(70_000, 'x'), serialNumber: npwp } }),
    ],
    ['Masa berlaku sertifikat ini sudah habis pada 14/11/2025', 'file', () => aCertificate({ to: '2025-11-14' })],
    ['Sertifikat ini baru berlaku mulai 16/11/2025', 'file', () => aCertificate({ from: '2025-11-16' })],
    ['File ini tidak memuat kunci privat', 'file', () => aCertificate({ key: 'none' })],
    ['Kunci di file ini bukan kunci sertifikatnya', 'file', () => aCertificate({ key: 'other' })],
    [
      `Sertifikat ini milik NPWP ${companies.bentala.npwp}, bukan perusahaan ini`,
      'file',
      () => aCertificate({ subject: { CN: 'Lain', serialNumber: companies.bentala.npwp } }),
    ],
  ])('is refused in words: %s', async (words, field, bytes, passphrase) => {
    const before = await stored();
    expect(await put(bytes(), { passphrase: passphrase ?? PASSPHRASE })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: words } },
    });
    expect(await stored()).toEqual(before);
  });

  it('is not put over one somebody else put there meanwhile', async () => {
    const form = formOf(aCertificate({ subject: OWN }), (await versionNow()) - 1);
    expect(await answered(rina.request('PUT', '/certificate', { form }))).toMatchObject({
      status: 409,
      body: { code: 'stale', by: 'Rina Wulandari', current: { uploaded: true } },
    });
  });

  it('is replaced only by those with the permission', async () => {
    const sari = await app.as('sari');
    expect((await put(aCertificate({ subject: OWN }), { as: sari })).status).toBe(403);
    expect((await sari.get<Certificate>('/certificate')).uploaded).toBe(true);
  });

  it('of a company that had none brings the menu its entry', async () => {
    await app.plant((tx) => tx.db.delete(certificates).where(eq(certificates.companyId, companyId)));
    expect(await rina.get<Certificate>('/certificate')).toEqual({ uploaded: false, version: 0 });
    expect(await put(aCertificate({ subject: OWN }))).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await rina.get('/user/setting')).toMatchObject({ hasUploadCertificate: true });
  });

  it('is warned of once at 60, 30 and 7 days, for everybody who may see it', async () => {
    const day = (ahead: number) => new Date(app.clock.now + ahead * 86_400_000).toISOString().slice(0, 10);
    await put(aCertificate({ subject: OWN, to: day(61) }));
    const warned = async () => {
      await warnOfCertificates(app.deps);
      await warnOfCertificates(app.deps);
      const result = await app.deps.db.read.select().from(notifications).where(eq(notifications.companyId, companyId));
      const ours = result.filter(({ message }) => message === 'settings.certificate.ends_soon');
      return ours.filter(({ userId }) => userId === ours[0]?.userId).map(({ params }) => params.days);
    };
    expect(await warned()).toEqual([]);
    app.clock.advance(86_400_000);
    expect(await warned()).toEqual([60]);
    app.clock.advance(30 * 86_400_000);
    expect(await warned()).toEqual([60, 30]);
    app.clock.advance(23 * 86_400_000);
    expect(await warned()).toEqual([60, 30, 7]);
  });
});
