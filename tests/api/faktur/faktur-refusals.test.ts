import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let draft: Faktur;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  draft = await fakturs(app, rina).draft();
});
afterAll(() => app.close());

const refused = async (method: string, path: string, json: unknown) => {
  const { status, body } = await answered(rina.request(method, path, { json }));
  expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  return { status, errors: (body.errors ?? {}) as Record<string, string>, code: body.code };
};
const line = anInput().lines[0];

describe('an input', () => {
  const wrong: [what: string, over: object, field: string][] = [
    ['a field nobody knows', { colour: 'red' }, 'input.colour'],
    ['a status', { status: 'APPROVED' }, 'input.status'],
    ['a computed amount', { ppn: '0' }, 'input.ppn'],
    ['a number where text belongs', { counterpartyName: 7 }, 'input.counterpartyName'],
    ['a list where text belongs', { reference: ['a'] }, 'input.reference'],
    ['a day that does not exist', { date: '2025-02-30' }, 'input.date'],
    ['a code that does not exist', { code: '99' }, 'input.code'],
    ['a name that is too long', { counterpartyName: 'x'.repeat(256) }, 'input.counterpartyName'],
    ['a price with a comma', { lines: [{ ...line, price: '1.000,00' }] }, 'input.lines.0.price'],
    ['a price beyond every range', { lines: [{ ...line, price: '9'.repeat(40) }] }, 'input.lines.0.price'],
    ['a price as a float', { lines: [{ ...line, price: 1.5 }] }, 'input.lines.0.price'],
    ['lines that are no list', { lines: 'one' }, 'input.lines'],
    ['an unknown field of a line', { lines: [{ ...line, vat: '1' }] }, 'input.lines.0.vat'],
  ];
  it.each(wrong)('with %s is refused at the field, in words', async (_, over, field) => {
    const { status, errors } = await refused('POST', `${LIST}/draft`, { input: { ...anInput(), ...over } });
    expect(status).toBe(422);
    expect(Object.keys(errors)).toContain(field);
    expect(errors[field]).not.toMatch(/^problem\./);
  });

  it('whose amounts pass every range together is kept as zero and named by the checks', async () => {
    const lines = Array.from({ length: 20 }, () => ({ ...line, price: '9000000000000', quantity: '1' }));
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/draft`, { json: { input: { ...anInput(), lines } } }),
    );
    expect(status).toBe(201);
    expect(Number(body.errorCount)).toBeGreaterThan(0);
  });

  it('with an e-mail that is none is kept, and named by the checks', async () => {
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/draft`, { json: { input: anInput({ counterpartyEmail: 'bukan-email' }) } }),
    );
    expect([status, body.errorCount]).toEqual([201, 1]);
  });

  it('of nothing at all is refused', async () => {
    expect((await refused('POST', `${LIST}/draft`, {})).status).toBe(422);
    expect((await refused('POST', `${LIST}/draft`, { input: null })).status).toBe(422);
    expect((await refused('POST', `${LIST}/draft`, [])).status).toBe(422);
  });
});

describe('a request', () => {
  it('that is broken JSON is 400', async () => {
    const { status } = await answered(
      rina.request('POST', `${LIST}/draft`, { text: '{"input":', headers: { 'Content-Type': 'application/json' } }),
    );
    expect(status).toBe(400);
  });

  it('that is huge is 413', async () => {
    const { status } = await answered(
      rina.request('POST', `${LIST}/draft`, {
        text: JSON.stringify({ input: { ...anInput(), counterpartyAddress: 'x'.repeat(6 * 1024 * 1024) } }),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    expect(status).toBe(413);
  });

  it.each([
    ['a filter that is no JSON', 'filter={'],
    ['a filter of unknown keys', 'filter={"colour":"red"}'],
    ['a filter of wrong types', 'filter={"status":7}'],
    ['a status nobody knows', 'filter={"status":"NEW"}'],
    ['an amount that is none', 'filter={"amountMin":"x"}'],
    ['an amount beyond every range', `filter={"amountMin":"${'9'.repeat(20)}"}`],
    ['a masa that is none', 'filter={"period":"2025"}'],
    ['a sort by a column that is none', 'sort=["company_id; drop table faktur","ASC"]'],
    ['a sort in no direction', 'sort=["date","UP"]'],
    ['a range backwards', 'range=[-1,5]'],
    ['a range of words', 'range=["a","b"]'],
  ])('for the list with %s is 422', async (_, query) => {
    expect((await refused('GET', `${LIST}?${encodeURI(query)}`, undefined)).status).toBe(422);
  });

  it('for a page of more than a thousand rows gets a thousand at most', async () => {
    expect((await rina.request('GET', `${LIST}?range=[0,99999]`)).status).toBe(200);
  });

  it.each([
    ['GET', ''],
    ['GET', '/history'],
    ['GET', '/related'],
    ['GET', '/notes'],
    ['GET', '/deliveries'],
    ['GET', '/checks'],
    ['GET', '/pdf'],
    ['GET', '/xml'],
    ['POST', '/public-link'],
    ['POST', '/notes'],
    ['POST', '/send'],
    ['POST', '/substitute'],
    ['DELETE', ''],
  ])('%s %s of another company’s invoice is not found', async (method, path) => {
    const hendra = await app.as('hendra', 'bentala');
    const json =
      path === '/notes'
        ? { text: 'Halo' }
        : path === '/send'
          ? { channel: 'email' }
          : path === '/substitute'
            ? { input: anInput(), reason: 'x' }
            : {};
    const { status } = await answered(
      hendra.request(method, `${LIST}/${draft.id}${path}`, method === 'POST' ? { json } : {}),
    );
    expect(status).toBe(404);
  });

  it('without a key is forbidden, and without a session not known', async () => {
    const budi = await app.as('budi');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/totals'],
      ['GET', `/${draft.id}`],
      ['DELETE', `/${draft.id}`],
    ] as const)
      expect((await budi.request(method, `${LIST}${path}`)).status).toBe(403);
    expect((await app.fetch(`/main/api${LIST}`)).status).toBe(401);
  });
});

describe('looking things up', () => {
  it('knows units, countries, goods and signees', async () => {
    expect(await rina.get<unknown[]>('/efaktur/units-measurement')).toHaveLength(39);
    expect(await rina.get('/efaktur/country-codes')).toContainEqual({ code: 'IDN', name: 'Indonesia' });
    expect(await rina.get('/efaktur/goods-services?q=000')).toMatchObject([{ code: '000000' }]);
    expect(await rina.get('/efaktur/signee')).toMatchObject([
      { name: 'Bambang Sutrisno', active: true },
      { name: 'Wulan Prameswari', active: true },
    ]);
  });

  it('remembers the buyer of a saved invoice and keeps doubles out', async () => {
    const [buyer] = await rina.get<{ id: string; version: number; identity: string }[]>('/counterparties?q=meranti');
    expect(buyer).toMatchObject({ identity: draft.counterpartyNpwp });
    const double = { document: 'TIN', identity: draft.counterpartyNpwp, nitku: draft.counterpartyNitku, name: 'Sama' };
    expect((await refused('POST', '/counterparties', double)).errors).toHaveProperty('identity');
    const changed = await rina.put<{ phone: string; version: number }>(`/counterparties/${buyer?.id}`, {
      ...double,
      version: buyer?.version,
      phone: '081234567890',
    });
    expect(changed).toMatchObject({ phone: '081234567890', version: (buyer?.version ?? 0) + 1 });
    expect((await refused('PUT', `/counterparties/${buyer?.id}`, { ...double, version: buyer?.version })).status).toBe(
      409,
    );
  });

  it('asks the office’s register', async () => {
    const request = (npwp: string) => rina.request('POST', '/npwp-validator/npwp', { json: { npwp } });
    expect((await request('abc')).status).toBe(422);
    expect((await request(draft.counterpartyNpwp)).status).toBe(200);
  });
});

describe('notes', () => {
  it('notify the colleagues they mention, and nobody else', async () => {
    const sari = await app.as('sari');
    const colleagues = await rina.get<{ id: string; name: string }[]>('/company-associate/user');
    const who = colleagues.find(({ name }) => name === 'Sari Lestari');
    await rina.post(`${LIST}/${draft.id}/notes`, { text: 'Mohon dicek', mentions: [who?.id, 'stranger'] });
    expect(await rina.get(`${LIST}/${draft.id}/notes`)).toMatchObject([{ text: 'Mohon dicek' }]);
    const news = await sari.get<{ message: string; link: string }[]>('/notifications');
    expect(news).toHaveLength(1);
    expect(news[0]?.message).toContain('Rina Wulandari');
    expect(await rina.get('/notifications')).toEqual([]);
  });
});
