import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../api/app/app.ts';
import { readEnv } from '../../api/env.ts';
import type { EdgeRequest } from '../../api/http/edge.ts';
import { requestPool } from '../../api/request-pool.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, LIST } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
let pool: ReturnType<typeof requestPool>;
let served: ReturnType<typeof createApp>;
const forwarded: string[] = [];
/** The transferred buffer, as this thread sees it afterwards. */
let handedOver: ArrayBuffer | undefined;

beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
  const settings = readEnv({
    DATA_DIR: app.dataDir,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://localhost',
    ...(app.url ? { DATABASE_URL: app.url } : {}),
  });
  pool = requestPool({ settings, db: app.deps.db, bus: app.bus, size: 2 });
  const elsewhere = (params: EdgeRequest, isWanted: () => boolean) => {
    forwarded.push(`${params.method} ${new URL(params.url).pathname}`);
    handedOver = params.body;
    return pool.answer(params, isWanted);
  };
  served = createApp({ ...app.edge, elsewhere });
});
afterAll(async () => {
  await pool.close();
  await app.close();
});

const headers = () => ({
  Cookie: rina.cookie,
  'X-CSRF-Token': rina.csrf,
  'X-Company-Id': companies.sagara.id,
  Origin: 'http://localhost',
  Host: 'localhost',
});
const ask = (method: string, path: string, json?: unknown, more: Record<string, string> = {}) =>
  served.request(`http://localhost${path}`, {
    method,
    headers: { ...headers(), ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...more },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
const big = (over: Parameters<typeof anInput>[0] = {}) => {
  const input = anInput(over);
  const [line] = input.lines;
  return { ...input, lines: Array.from({ length: 5_000 }, (_, at) => ({ ...line, name: `Barang nomor ${at}` })) };
};
/** The longest time this thread was blocked during the work. */
const blockedFor = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  const result = await work.finally(() => clearInterval(timer));
  // If the timer never fired, nothing else ran either.
  look();
  return { result, ms: longest };
};

/** Of three attempts the one that blocked least: a busy machine stops this thread too. */
const leastBlockedFor = async <T>(attempt: () => Promise<T> | T): Promise<{ result: T; ms: number }> => {
  const first = await blockedFor(Promise.resolve(attempt()));
  const others = [await blockedFor(Promise.resolve(attempt())), await blockedFor(Promise.resolve(attempt()))];
  return others.reduce((least, one) => (one.ms < least.ms ? one : least), first);
};

describe('a request that takes long', () => {
  it('is read, checked and saved by a thread, with events for everybody', async () => {
    const received: string[] = [];
    const deaf = app.bus.listen(companies.sagara.id, (happening) => received.push(happening.kind));
    await ask('POST', `/main/api${LIST}/check`, { input: big() });
    const here = await blockedFor(rina.request('POST', LIST, { json: { input: big() } }));
    const { result, ms } = await leastBlockedFor(() => ask('POST', `/main/api${LIST}`, { input: big() }));
    const body = (await result.json()) as { id: string; lines: unknown[] };
    expect([result.status, body.lines.length]).toEqual([201, 5_000]);
    expect(forwarded.at(-1)).toBe(`POST /main/api${LIST}`);
    expect(ms).toBeLessThan(here.ms / 2);
    expect(handedOver?.byteLength).toBe(0);
    expect(result.headers.get('Content-Length')).toMatch(/^[1-9]\d*$/);
    expect((await rina.get<{ lines: unknown[] }>(`${LIST}/${body.id}`)).lines).toHaveLength(5_000);
    expect(received).toContain('faktur');
    deaf();
    const drawnHere = await blockedFor(rina.request('GET', `${LIST}/${body.id}/pdf`));
    const paper = await leastBlockedFor(() => ask('GET', `/main/api${LIST}/${body.id}/pdf`));
    expect([paper.result.status, paper.result.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await paper.result.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(paper.ms).toBeLessThan(drawnHere.ms / 2);
  });

  it('is refused there as it would be here', async () => {
    const errors = async (answer: Response) => ((await answer.json()) as { errors: object }).errors;
    const wrong = await ask('POST', `/main/api${LIST}`, { input: big({ date: 'kemarin' }) });
    expect([wrong.status, Object.keys(await errors(wrong))]).toEqual([422, ['input.date']]);
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const refused = await served.request(`http://localhost/main/api${LIST}`, {
      method: 'POST',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      body: `{"input":${deep}}`,
    });
    expect(refused.status).toBe(400);
    const budi = await app.as('budi', 'sagara');
    const foreign = await served.request(`http://localhost/main/api${LIST}`, {
      method: 'POST',
      headers: { ...headers(), Cookie: budi.cookie, 'X-CSRF-Token': budi.csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ input: big() }),
    });
    expect(foreign.status).toBe(403);
    const unsigned = await served.request(`http://localhost/main/api${LIST}/x/pdf`);
    expect(unsigned.status).toBe(401);
    expect((await ask('GET', `/main/api${LIST}/x/pdf`)).status).toBe(404);
  });

  it('is one that writes a workbook or a file for the office, too', async () => {
    const { id } = (await (await ask('POST', `/main/api${LIST}`, { input: anInput() })).json()) as { id: string };
    for (const path of [`${LIST}/${id}/xml`, '/ebilling/import/templates/billing.xlsx']) {
      await ask('GET', `/main/api${path}`);
      expect(forwarded.at(-1)).toBe(`GET /main/api${path}`);
    }
  });

  it('writes in turn with the others, and none of them is lost', async () => {
    const first = await Promise.all([
      ...Array.from({ length: 3 }, () => ask('POST', `/main/api${LIST}`, { input: big() })),
      ...Array.from({ length: 10 }, () => rina.request('POST', LIST, { json: { input: anInput() } })),
    ]);
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 201));
  });

  it('is refused with the time to come again where a company has too many of them', async () => {
    const answers = await Promise.all(Array.from({ length: 140 }, () => ask('GET', `/main/api${LIST}/nobody/pdf`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('5');
  });
});
