import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EarlierLine, Faktur } from '#domain/faktur/record.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, fakturs, LIST } from './faktur-client.ts';

const PATH = '/efaktur/goods-services/earlier';

let app: TestApp;
let rina: Client;
let newest: Faktur;

const request = (query: Record<string, string>) => `${PATH}?${new URLSearchParams(query)}`;
const found = (query: Record<string, string>, who = rina) => who.get<EarlierLine[]>(request(query));
const pump = (over: Parameters<typeof aLine>[0] = {}) =>
  aLine({ name: 'Pompa Ébara 20 PK', unit: 'UM.0018', price: '1000', quantity: '3', discount: '50', ...over });

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const { draft } = fakturs(app, rina);
  await draft({ date: '2025-11-12', lines: [pump({ price: '1200.5' }), pump({ name: 'Pasang pompa', opt: 'B' })] });
  await draft({ date: '2025-11-10', lines: [pump(), pump({ code: '841370' }), pump({ unit: '' })] });
  newest = await draft({ date: '2025-11-14', lines: [pump({ price: '999999' })] });
  const hendra = await app.as('hendra', 'bentala');
  await hendra.post(`${LIST}/draft`, { input: anInput({ lines: [pump({ name: 'Pompa tetangga' })] }, 'bentala') });
});
afterAll(() => app.close());

describe('goods and services of earlier lines', () => {
  it('are each listed once with the values of the newest line, newest first, without quantity or discount', async () => {
    expect(await found({ q: 'POMPA éb', except: newest.id })).toEqual([
      { opt: 'A', code: '000000', name: 'Pompa Ébara 20 PK', unit: 'UM.0018', price: '1200.5' },
      { opt: 'A', code: '841370', name: 'Pompa Ébara 20 PK', unit: 'UM.0018', price: '1000' },
    ]);
    expect((await found({ q: 'pompa' })).map(({ name, price }) => [name, price])).toEqual([
      ['Pompa Ébara 20 PK', '999999'],
      ['Pasang pompa', '1000'],
      ['Pompa Ébara 20 PK', '1000'],
    ]);
    expect(await found({ q: 'pompa', limit: '1' })).toHaveLength(1);
  });

  it('are those of the own company, and signs of a pattern are taken for themselves', async () => {
    expect(await found({ q: 'tetangga' })).toEqual([]);
    expect(await found({ q: 'tetangga' }, await app.as('hendra', 'bentala'))).toHaveLength(1);
    expect(await found({ q: 'p%a' })).toEqual([]);
  });

  it('are for those who may create invoices', async () => {
    const budi = await app.as('budi');
    expect((await budi.request('GET', request({ q: 'pompa' }))).status).toBe(403);
    expect((await app.fetch(`/main/api${request({ q: 'pompa' })}`)).status).toBe(401);
  });

  it.each([
    [{}, 'q'],
    [{ q: ' p ' }, 'q'],
    [{ q: 'p'.repeat(101) }, 'q'],
    [{ q: 'pompa', limit: '0' }, 'limit'],
    [{ q: 'pompa', limit: '21' }, 'limit'],
    [{ q: 'pompa', other: 'x' }, 'other'],
  ])('ask for two letters at least and a number that can be shown: %o', async (query, field) => {
    const { status, body } = await answered(rina.request('GET', request(query as Record<string, string>)));
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
  });
});
