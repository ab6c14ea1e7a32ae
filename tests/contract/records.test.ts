import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countries } from '#domain/rules/identity/countries.ts';
import { historyOf, SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companyRoles, companies as companyTable, countries as countryTable, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../api/app.ts';
import { answered } from '../api/faktur/faktur-client.ts';
import { accountingKinds } from './accounting-kinds.ts';
import { lawKinds } from './law-kinds.ts';

type RecordBody = { id: string; version: number } & Record<string, unknown>;

/** A kind of record: its input, a change, and invalid values by field. */
type Kind = {
  readonly base: string;
  /** Kept by the operator for all companies. */
  readonly internal?: true;
  /** Distinct for each n. */
  readonly input: (n: number) => Record<string, unknown>;
  readonly change: Record<string, unknown>;
  readonly refused: readonly (readonly [wrong: Record<string, unknown>, field: string])[];
  /** A search word that finds it, and one that does not. */
  readonly found: string;
};

/** Codes of ISO 3166 whose countries the test removes first. */
const codes = countries.slice(0, 40).map(({ code }) => code);

const kinds: Record<string, Kind> = {
  signees: {
    base: '/signees',
    input: (n) => ({
      product: 'ebupot',
      name: 'Wulan Kontrak',
      jobTitle: 'Manajer pajak',
      npwp: `3275015507910${String(n).padStart(3, '0')}`,
      phone: null,
      city: 'Bandung',
      actsAs: 'KUASA',
      active: true,
      codeState: 'UNKNOWN',
      codeEnds: null,
    }),
    change: { jobTitle: 'Direktur', active: false },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ npwp: '123' }, 'npwp'],
      [{ npwp: '0021487366043000' }, 'npwp'],
      [{ city: null }, 'city'],
      [{ codeEnds: '2026-02-30' }, 'codeEnds'],
      [{ actsAs: 'OWNER' }, 'actsAs'],
      [{ passphrase: 'x' }, 'passphrase'],
    ],
    found: 'kontrak',
  },
  roles: {
    base: '/roles',
    input: (n) => ({ name: `Kasir kontrak ${n}`, keys: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW'] }),
    change: { keys: ['EBILLING_VIEW'] },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ name: 'owner' }, 'name'],
      [{ name: 'TAMU' }, 'name'],
      [{ keys: 'EBILLING_VIEW' }, 'keys'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  branches: {
    base: '/branches',
    input: (n) => ({
      nitku: `${companies.sagara.npwp}${String(100 + n).padStart(6, '0')}`,
      name: 'Cabang Kontrak',
      address: 'Jalan Kontrak 1, Bandung 40111',
      region: '32.73',
    }),
    change: { name: 'Gudang', address: 'Jalan Pindah 2, Bandung 40111', region: null },
    refused: [
      [{ name: '' }, 'name'],
      [{ address: ' ' }, 'address'],
      [{ nitku: '123' }, 'nitku'],
      [{ region: '99.99' }, 'region'],
      [{ nitku: `${companies.bentala.npwp}000009` }, 'nitku'],
      [{ nitku: `${companies.sagara.npwp}000000` }, 'nitku'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'own-dates': {
    base: '/own-dates',
    input: (n) => ({ date: `2025-12-${String(10 + n).padStart(2, '0')}`, title: 'Rapat kontrak', note: null }),
    change: { title: 'Audit', note: 'Ruang 2' },
    refused: [
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(151) }, 'title'],
      [{ date: '2025-02-30' }, 'date'],
      [{ date: null }, 'date'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  ...accountingKinds,
  webhooks: {
    base: '/webhooks',
    input: (n) => ({
      url: `https://kontrak${n}.example.com/patuh`,
      documents: true,
      payments: true,
      returns: true,
      active: true,
    }),
    change: { payments: false, active: false },
    refused: [
      [{ url: '' }, 'url'],
      [{ url: 'x'.repeat(501) }, 'url'],
      [{ url: 'http://kontrak.example.com/' }, 'url'],
      [{ url: 'https://127.0.0.1/' }, 'url'],
      [{ active: null }, 'active'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'credit-rules': {
    base: '/credit-rules',
    input: (n) => ({
      name: 'Pemasok kontrak',
      counterpartyNpwp: `00214873660430${String(10 + n)}`,
      code: null,
      decision: 'uncredit',
      uncreditReason: 'VEHICLE',
    }),
    change: { name: 'Pemasok tetap', uncreditReason: 'NO_RELATION' },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ counterpartyNpwp: '123' }, 'counterpartyNpwp'],
      [{ counterpartyNpwp: null }, 'counterpartyNpwp'],
      [{ decision: 'maybe' }, 'decision'],
      [{ uncreditReason: null }, 'uncreditReason'],
      [{ decision: 'credit' }, 'uncreditReason'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'admin/api/quota-package': {
    base: '/admin/api/quota-package',
    internal: true,
    input: (n) => ({
      code: `kontrak-${n}`,
      name: `Paket kontrak ${n}`,
      efakturUnits: 100,
      ebupotUnits: 0,
      price: 100_000,
      months: 12,
      fromDay: '2025-11-01',
      untilDay: null,
    }),
    change: { price: 120_000, untilDay: '2026-12-31' },
    refused: [
      [{ code: ' ' }, 'code'],
      [{ efakturUnits: 0 }, 'efakturUnits'],
      [{ efakturUnits: -1 }, 'efakturUnits'],
      [{ price: 0 }, 'price'],
      [{ price: '1' }, 'price'],
      [{ months: 121 }, 'months'],
      [{ untilDay: '2025-10-31' }, 'untilDay'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'admin/api/cms/carousel': {
    base: '/admin/api/cms/carousel',
    internal: true,
    input: (n) => ({
      title: `Slide kontrak ${n}`,
      text: 'Teks kontrak',
      contentImageUrl: null,
      featureImageUrl: 'https://cdn.patuh.example/a.png',
      link: '/main/home/companies',
      place: 1,
      fromDay: '2025-11-01',
      untilDay: '2025-12-01',
      language: 'id',
    }),
    change: { place: 2, link: 'https://bantuan.patuh.example/x' },
    refused: [
      [{ title: ' ' }, 'title'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ contentImageUrl: 'data:image/png;base64,AA' }, 'contentImageUrl'],
      [{ featureImageUrl: 'https://cdn.patuh.example/a.svg' }, 'featureImageUrl'],
      [{ featureImageUrl: 'https://evil.example/a.png' }, 'featureImageUrl'],
      [{ untilDay: '2025-10-31' }, 'untilDay'],
      [{ language: 'fr' }, 'language'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'admin/api/cms/tax-calendar-event': {
    base: '/admin/api/cms/tax-calendar-event',
    internal: true,
    input: (n) => ({
      title: `Acara kontrak ${n}`,
      titleEn: 'Contract event',
      note: null,
      noteEn: null,
      tax: 'ALL',
      repeats: 'MONTHLY',
      date: '2025-11-20',
      untilDay: '2026-11-20',
      shifts: true,
      source: 'PMK 81/2024',
    }),
    change: { repeats: 'NEVER', untilDay: null },
    refused: [
      [{ untilDay: null }, 'untilDay'],
      [{ untilDay: '9999-12-31' }, 'untilDay'],
      [{ untilDay: '2025-01-01' }, 'untilDay'],
      [{ source: ' ' }, 'source'],
      [{ titleEn: '' }, 'titleEn'],
      [{ tax: 'PBB' }, 'tax'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'admin/api/cms/whats-new': {
    base: '/admin/api/cms/whats-new',
    internal: true,
    input: (n) => ({
      versionUpdate: `4.${n}.0`,
      releaseDate: '2025-11-15',
      featureTitle: 'Entri kontrak',
      featureTitleEn: 'Contract entry',
      description: 'Uraian',
      descriptionEn: 'Description',
      featureImageUrl: null,
      learnMoreUrl: 'https://bantuan.patuh.example/x',
      tryNowUrl: '/main/home',
    }),
    change: { description: 'Uraian lain', learnMoreUrl: null },
    refused: [
      [{ versionUpdate: '1.2' }, 'versionUpdate'],
      [{ versionUpdate: 'v1.2.3' }, 'versionUpdate'],
      [{ tryNowUrl: '//evil.example' }, 'tryNowUrl'],
      [{ learnMoreUrl: 'http://bantuan.patuh.example/x' }, 'learnMoreUrl'],
      [{ featureImageUrl: '/main/home' }, 'featureImageUrl'],
      [{ descriptionEn: '' }, 'descriptionEn'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'admin/api/ebupot/country': {
    base: '/admin/api/ebupot/country',
    internal: true,
    // The table begins with every country of ISO 3166: the test removes those it adds.
    input: (n) => ({
      code: codes[n] ?? 'XKX',
      nameId: 'Negara kontrak',
      nameEn: 'Contract country',
      active: true,
    }),
    change: { nameId: 'Negara diubah', active: false },
    refused: [
      [{ code: 'QQQ' }, 'code'],
      [{ code: 'INDO' }, 'code'],
      [{ code: 'IDN' }, 'code'],
      [{ nameEn: ' ' }, 'nameEn'],
      [{ active: 'ya' }, 'active'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  ...lawKinds,
};

let app: TestApp;
let whole: Client;
let operator: Client;
let keyless: Client;
let elsewhere: Client;
const companyId = companies.sagara.id;

beforeAll(async () => {
  app = await testApp();
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys: [] });
    // Webhooks need the public API.
    for (const { id, flags } of Object.values(companies))
      await tx.db
        .update(companyTable)
        .set({ flags: { ...flags, isPublicApiUser: true } })
        .where(eq(companyTable.id, id));
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.budi.id));
  });
  whole = await app.as('rina', 'sagara');
  keyless = await app.as('budi', 'sagara');
  elsewhere = await app.as('hendra', 'bentala');
  operator = await app.as('wira');
  await app.deps.db.transact((tx) => tx.db.delete(countryTable).where(inArray(countryTable.code, codes)));
});
afterAll(async () => {
  for (const chain of [companyId, SYSTEM_COMPANY])
    expect(await verifyHistory(app.deps.db, chain)).toMatchObject({ broken: [] });
  await app.close();
});

describe.each(Object.entries(kinds))(
  '%s',
  (resource, { base, internal = false, input: inputOf, change, refused, found }) => {
    const keeper = () => (internal ? operator : whole);
    const reason = internal ? { reason: 'Alasan kontrak' } : {};
    const why = internal ? 'Alasan kontrak' : null;
    const refusal = internal ? 404 : 403;
    const seen = (version: number) => `version=${version}${internal ? '&reason=Alasan%20kontrak' : ''}`;
    const chain = internal ? { ...scopeOf('rina', 'sagara'), companyId: SYSTEM_COMPANY } : scopeOf('rina', 'sagara');
    let n = 0;
    let input = inputOf(n);
    const made = () => {
      input = inputOf(++n);
      return keeper().post<RecordBody>(base, { ...input, ...reason });
    };
    const put = (id: string, body: object) =>
      answered(keeper().request('PUT', `${base}/${id}`, { json: { ...body, ...reason } }));
    const restore = (id: string, who = keeper()) =>
      who.request('POST', `${base}/removed/${id}`, internal ? { json: reason } : {});
    const listed = (filter: object) =>
      keeper().get<RecordBody[]>(`${base}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

    it('is made, read, listed, found, changed and removed, and the history records each', async () => {
      const { id, version, ...rest } = await made();
      expect([version, rest]).toMatchObject([1, input]);
      expect(await keeper().get<RecordBody>(`${base}/${id}`)).toMatchObject({ id, ...input });
      expect((await listed({ q: found })).map((one) => one.id)).toContain(id);
      expect(await listed({ q: 'tidak-ada-yang-begini' })).toEqual([]);
      const saved = await put(id, { ...input, ...change, version });
      expect(saved).toMatchObject({ status: 200, body: { version: 2, ...input, ...change } });
      expect((await keeper().request('DELETE', `${base}/${id}?${seen(2)}`)).status).toBe(204);
      expect((await keeper().request('GET', `${base}/${id}`)).status).toBe(404);
      const result = await historyOf(chain, app.deps.db.read, id);
      expect(result.map(({ objectType, action }) => [objectType, action])).toEqual([
        [resource, 'create'],
        [resource, 'save'],
        [resource, 'remove'],
      ]);
      expect(result.map((row) => row.reason)).toEqual([why, why, why]);
      expect(result[1]?.after).toEqual({ ...change, version: 2 });
      expect(result[2]?.before).toMatchObject({ ...input, ...change });
    });

    it.each(refused)('refuses %j at its field', async (wrong, field) => {
      const answer = await answered(keeper().request('POST', base, { json: { ...inputOf(++n), ...reason, ...wrong } }));
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: { [field]: expect.any(String) } } });
    });

    it('conflicts for who saw an older version', async () => {
      const { id, version } = await made();
      await put(id, { ...input, ...change, version });
      expect(await put(id, { ...input, version })).toMatchObject({
        status: 409,
        // PostgreSQL's jsonb has its own order of fields.
        body: {
          code: 'stale',
          current: { id, version: 2 },
          changedFields: expect.arrayContaining(Object.keys(change)),
        },
      });
      expect((await keeper().request('DELETE', `${base}/${id}?${seen(1)}`)).status).toBe(409);
    });

    it.skipIf(internal)('is 404 for another company, in every way', async () => {
      const { id, version } = await made();
      const ways = await Promise.all([
        elsewhere.request('GET', `${base}/${id}`),
        elsewhere.request('PUT', `${base}/${id}`, { json: { ...input, version } }),
        elsewhere.request('DELETE', `${base}/${id}?version=${version}`),
      ]);
      expect(ways.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await elsewhere.get<RecordBody[]>(base)).map((one) => one.id)).not.toContain(id);
    });

    it.runIf(internal)('asks a reason for every write, and shows it in the history', async () => {
      const { id, version } = await made();
      const form = new FormData();
      form.set('file', new File(['x'], 'data.csv'));
      const ways = await Promise.all(
        [
          keeper().request('POST', base, { json: inputOf(++n) }),
          keeper().request('PUT', `${base}/${id}`, { json: { ...input, version, reason: ' ' } }),
          keeper().request('DELETE', `${base}/${id}?version=${version}`),
          keeper().request('POST', `${base}/import`, { form }),
          keeper().request('POST', `${base}/removed/${id}`, { json: {} }),
        ].map(answered),
      );
      const refused = { status: 422, body: { errors: { reason: expect.any(String) } } };
      expect(ways).toMatchObject(ways.map(() => refused));
      expect(await keeper().get(`${base}/${id}/history`)).toMatchObject([{ action: 'create', reason: why }]);
    });

    it('is 403 without its key, 404 in the internal area, in every way', async () => {
      const { id, version } = await made();
      const ways = await Promise.all([
        keyless.request('GET', base),
        keyless.request('GET', `${base}/${id}`),
        keyless.request('POST', base, { json: input }),
        keyless.request('PUT', `${base}/${id}`, { json: { ...input, version } }),
        keyless.request('DELETE', `${base}/${id}?version=${version}`),
      ]);
      expect(ways.map(({ status }) => status)).toEqual(ways.map(() => refusal));
    });

    it('is made once, with concurrent requests', async () => {
      const same = inputOf(++n);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => keeper().request('POST', base, { json: { ...same, ...reason } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    });

    it('is sorted by its columns alone', async () => {
      expect((await keeper().request('GET', `${base}?sort=["companyId","ASC"]`)).status).toBe(422);
    });

    it('shows its versions, and an earlier one is saved again', async () => {
      const { id, version } = await made();
      await put(id, { ...input, ...change, version });
      const versions = await keeper().get<{ action: string; changed: string[]; values: object }[]>(
        `${base}/${id}/history`,
      );
      expect(versions.map(({ action, values }) => [action, values])).toEqual([
        ['save', { ...input, ...change }],
        ['create', input],
      ]);
      expect(versions[0]?.changed.sort()).toEqual(Object.keys(change).sort());
      expect(await put(id, { ...versions[1]?.values, version: 2 })).toMatchObject({ status: 200, body: input });
      expect((await keyless.request('GET', `${base}/${id}/history`)).status).toBe(refusal);
      if (!internal) expect((await elsewhere.request('GET', `${base}/${id}/history`)).status).toBe(404);
    });

    it('is restored after it was removed, once, checked and under its id', async () => {
      const { id } = await made();
      await keeper().delete(`${base}/${id}?${seen(1)}`);
      const removed = await keeper().get<{ id: string; values: object }[]>(`${base}/removed`);
      expect(removed.find((one) => one.id === id)?.values).toEqual(input);
      expect((await keyless.request('GET', `${base}/removed`)).status).toBe(refusal);
      expect((await restore(id, keyless)).status).toBe(refusal);
      if (!internal) expect((await restore(id, elsewhere)).status).toBe(404);
      const atOnce = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const answer = await restore(id);
          return { status: answer.status, body: await answer.json() };
        }),
      );
      const restored = atOnce.filter(({ status }) => status === 201);
      expect(restored.map(({ body }) => body)).toEqual([expect.objectContaining({ id, version: 2, ...input })]);
      expect(atOnce.filter(({ status }) => ![404, 409, 422].includes(status))).toEqual(restored);
      expect((await restore(id)).status).toBe(404);
      expect((await keeper().get<{ id: string }[]>(`${base}/removed`)).map((one) => one.id)).not.toContain(id);
    });

    it('is not restored where another took its place', async () => {
      const { id } = await made();
      await keeper().delete(`${base}/${id}?${seen(1)}`);
      await keeper().post(base, { ...input, ...reason });
      expect((await restore(id)).status).toBe(422);
    });

    it('is exported, and read from the same file again', async () => {
      const lines = async () => (await (await keeper().request('GET', `${base}/export`)).text()).split('\r\n');
      const { id } = await made();
      const [head = '', ...rows] = await lines();
      await keeper().delete(`${base}/${id}?${seen(1)}`);
      const left = await lines();
      const send = () => {
        const form = new FormData();
        const row = rows.filter((line) => !left.includes(line));
        form.set('file', new File([[head, ...row, ''].join('\r\n')], 'data.csv'));
        for (const [name, text] of Object.entries(reason)) form.set(name, text);
        return answered(keeper().request('POST', `${base}/import`, { form }));
      };
      const before = (await listed({})).map((one) => one.id);
      expect(await send()).toMatchObject({ status: 201, body: { created: 1 } });
      const added = (await keeper().get<RecordBody[]>(`${base}?range=[0,199]`)).filter(
        (one) => !before.includes(one.id),
      );
      expect(added).toContainEqual(expect.objectContaining(input));
      // The second time the row is there already, and nothing of the file is saved.
      const twice = await send();
      expect(twice).toMatchObject({ status: 422, body: { code: 'invalid' } });
      expect(Object.keys((twice.body as { errors: object }).errors)).toEqual([expect.stringMatching(/^2\./)]);
      expect((await keyless.request('GET', `${base}/export`)).status).toBe(refusal);
    });
  },
);
