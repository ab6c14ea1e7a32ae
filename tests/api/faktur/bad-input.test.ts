import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from './faktur-client.ts';
import { IN as RETUR, returInput, returs } from './retur-client.ts';

let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Json = Record<string, unknown>;

/** Invalid or extreme values: an amount of 21 digits, text that is no number, control characters, another shape. */
const values: readonly unknown[] = [
  ...[null, '', ' ', 0, -1, 1e20, 1.5, true, [], {}, [null], '-1', '1e5', 'NaN', 'Infinity', '1'.repeat(21)],
  ...['0.001', '1,5', '\u0000', '\u0007bel', '\ud800', '<x>&', '2025-13', '2025-02-30', '0000-00', 'x'.repeat(10_000)],
];

const placesOf = (of: unknown, at: (string | number)[] = []): (string | number)[][] =>
  typeof of === 'object' && of !== null
    ? Object.entries(of).flatMap(([key, value]) => {
        const place = [...at, Array.isArray(of) ? Number(key) : key];
        return [place, ...placesOf(value, place)];
      })
    : [];

const put = (of: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(of)) return of.map((one, at) => (at === key ? put(one, rest, value) : one));
  return { ...(of as Json), [key]: put((of as Json)[key], rest, value) };
};

const without = (of: unknown, [key, ...rest]: (string | number)[]): unknown => {
  if (rest.length > 0)
    return Array.isArray(of)
      ? of.map((one, at) => (at === key ? without(one, rest) : one))
      : { ...(of as Json), [key as string]: without((of as Json)[key as string], rest) };
  if (Array.isArray(of)) return of.filter((_, at) => at !== key);
  return Object.fromEntries(Object.entries(of as Json).filter(([one]) => one !== key));
};

const ACCEPTED = [200, 201, 202];

const ENGLISH = /\b(invalid|expected|required|must|string|number|received|unrecognized|too (big|small))\b/i;

/** Responses to an invalid value that are neither a clear refusal nor acceptable for a draft. */
const wrongAnswers = async (method: string, path: string, body: unknown): Promise<unknown[]> => {
  const tries = placesOf(body).flatMap((place) => [
    { place, json: without(body, place) },
    ...values.map((value) => ({ place, json: put(body, place, value) })),
  ]);
  const found: unknown[] = [];
  for (const { place, json } of [...tries, ...values.map((json) => ({ place: [], json }))]) {
    const { status, body: response } = await answered(rina.request(method, path, { json }));
    const errors = response.errors as Record<string, string> | undefined;
    const plain =
      status < 300 ||
      [404, 409].includes(status) ||
      (status === 422 &&
        (Object.keys(errors ?? {}).length > 0 || typeof response.message === 'string') &&
        !ENGLISH.test(JSON.stringify(Object.values(errors ?? {}))));
    if (!plain)
      found.push({
        place: place.join('.'),
        json: JSON.stringify(json)?.slice(0, 200),
        status,
        message: JSON.stringify(response).slice(0, 300),
      });
  }
  return found;
};

const dokumen = aDokumenInput({ documentKind: 'AS_INVOICE_OUT', number: 'BURUK-1' });
const pib = aDokumenInput({ documentKind: 'PIB', number: 'BURUK-2' });
const uncredit = { move: 'uncredit', uncreditReason: 'NO_RELATION', reason: 'x', lockReason: 'y' };

describe('bad input', () => {
  it.each<[string, string, unknown]>([
    ['POST', '/efaktur/document/out/ctas', { input: dokumen }],
    ['POST', '/efaktur/document/in/ctas', { input: pib }],
    ['POST', '/efaktur/document/out/ctas/upload', { ids: ['x'] }],
    [
      'POST',
      '/efaktur/in/ctas/credit-effect',
      { filter: { period: '2025-11' }, decision: { move: 'credit', creditPeriod: '2025-11' } },
    ],
    ['POST', '/efaktur/in/ctas/bulk-creditable', { ids: ['x'], decision: uncredit }],
    ['POST', '/efaktur/in/ctas/bulk-proposed', { ids: ['x'], taken: { creditPeriod: '2025-11' } }],
    ['POST', '/efaktur/in/ctas/prepopulated-djp', { from: '2025-10', to: '2025-11' }],
    ['PUT', '/efaktur/in/ctas/prepopulated-djp/clock', { version: 0, on: true }],
    ['POST', '/efaktur/out/return/ctas/prepopulated-djp', { from: '2025-10', to: '2025-11' }],
    ['POST', '/efaktur/document/in/ctas/prepopulated-djp', { from: '2025-10', to: '2025-11' }],
    [
      'PUT',
      '/efaktur/document/in/ctas/prepopulated-djp/finish',
      { id: 'x', version: 1, chosen: { verdicts: ['DIFFERENT'] }, lockReason: 'y' },
    ],
    ['POST', '/efaktur/import/x/batch', { version: 1, mail: true }],
    [
      'PUT',
      '/efaktur/import/x/fix',
      { version: 1, bucket: 'value:unit', apply: 'learned', value: 'UM.0018', documents: [2] },
    ],
    [
      'POST',
      '/credit-rules',
      {
        name: 'Sedan',
        counterpartyNpwp: '0012345678011000',
        code: '04',
        decision: 'uncredit',
        uncreditReason: 'VEHICLE',
      },
    ],
    ['POST', '/refusals/preview', { family: 'faktur', code: 'UNIT_UNKNOWN', offset: 0, limit: 50 }],
    [
      'POST',
      '/refusals/cure',
      { family: 'faktur', ids: ['x'], code: 'UNREACHABLE', cure: { kind: 'again' }, send: true },
    ],
  ])('to %s %s is told in words, field by field', async (method, path, body) => {
    const { status } = await rina.request(method, path, { json: body });
    expect([...ACCEPTED, 404]).toContain(status);
    expect(await wrongAnswers(method, path, body)).toEqual([]);
  });

  it('to a decision without its masa is refused at the masa', async () => {
    const decision = { move: 'credit', creditPeriod: '' };
    const answer = await rina.request('POST', '/efaktur/in/ctas/bulk-creditable', { json: { ids: ['x'], decision } });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['decision.creditPeriod']);
  });

  it('to a decision about one and to its substitute is explained in words, field by field', async () => {
    const base = '/efaktur/document/in/ctas';
    const input = { ...pib, number: 'BURUK-3' };
    const { id, version } = await rina.post<{ id: string; version: number }>(base, { input });
    await rina.post(`${base}/${id}/moves/upload`, { version });
    await app.drainJobs();
    const decision = { move: 'credit', creditPeriod: '2025-11', lockReason: 'y' };
    expect(await wrongAnswers('POST', `${base}/${id}/creditable`, { version, decision })).toEqual([]);
    const body = { input, reason: 'Nilai keliru' };
    expect(await wrongAnswers('POST', `${base}/${id}/substitute`, body)).toEqual([]);
    const faktur = { version: 1, decision };
    expect(await wrongAnswers('POST', '/efaktur/in/ctas/x/creditable', faktur)).toEqual([]);
  });

  it.each<[string, BlobPart, string]>([
    ['nothing', '', 'daftar.xlsx'],
    ['no workbook', 'PK\u0003\u0004rusak', 'daftar.xlsx'],
    ['a picture', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0]), 'daftar.png'],
    ['other columns', 'a;b;c\n1;2;3\n', 'daftar.csv'],
    ['control characters', '\u0000\u0007;\n\u0000', 'daftar.csv'],
    ['XML', '<?xml version="1.0"?><x/>', 'daftar.xml'],
  ])("to the portal's list with %s in it is told in words", async (_what, content, name) => {
    const form = new FormData();
    form.set('file', new File([content], name));
    const { status, body } = await answered(rina.request('POST', '/efaktur/out/ctas/status-file', { form }));
    expect([413, 415, 422]).toContain(status);
    expect(String(body.message)).toMatch(/\w/);
    expect(String(body.message)).not.toMatch(ENGLISH);
  });

  it("to the portal's list without a file is refused", async () => {
    const form = new FormData();
    form.set('file', 'x');
    const { status, body } = await answered(rina.request('POST', '/efaktur/out/ctas/status-file', { form }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual(['file']);
  });

  it('to what was learned of a kind nobody has, or of no id, finds nothing', async () => {
    expect(await rina.get(`/efaktur/import/learned?kind=${encodeURIComponent('<x>')}`)).toEqual([]);
    expect((await rina.request('GET', `/efaktur/import/learned?kind=${'x'.repeat(61)}`)).status).toBe(422);
    for (const [id, status] of [
      ['x', 404],
      ['%F0%9F%92%A9', 404],
      ['%00', 422],
    ])
      expect((await rina.request('DELETE', `/efaktur/import/learned/${id}`)).status).toBe(status);
  });

  it('to a return of an incoming invoice is explained in words, field by field', async () => {
    const originId = await returs(app, rina).planted();
    const body = returInput(originId, '1', {});
    expect(await wrongAnswers('POST', `${RETUR}/draft`, body)).toEqual([]);
  });
});
