import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Problem } from '#domain/problem.ts';
import { answerProblem } from '../../api/app/answer-problem.ts';
import type { Env } from '../../api/http/edge.ts';
import { openLog } from '../../api/http/log.ts';
import { route, router } from '../../api/http/route.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { idempotencyKeys } from '../../db/tables.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
let api: Hono<Env>;
let done = 0;
let hold: Promise<void> = Promise.resolve();
let fails = false;
let saved = false;

beforeAll(async () => {
  app = await testApp();
  const pays = router().openapi(
    route({
      method: 'post',
      path: '/pay',
      operationId: 'payOnce',
      tag: 'x',
      summary: 'x',
      body: z.strictObject({ amount: z.number() }),
      idempotent: true,
    }),
    async (c) => {
      await hold;
      if (fails) throw new Problem('unavailable', saved ? { extra: { saved: { id: ++done } } } : {});
      return c.json({ receipt: ++done, amount: c.req.valid('json').amount }, 201);
    },
  );
  api = new Hono<Env>();
  api.onError(answerProblem(openLog('silent'), app.deps));
  api.use(async (c, next) => {
    c.set('deps', app.deps);
    c.set('locale', 'id');
    c.set('scope', scopeOf(c.req.header('Who') === 'agus' ? 'agus' : 'rina', 'sagara'));
    await next();
  });
  api.route('/', pays);
});
afterAll(() => app.close());
beforeEach(() => {
  done = 0;
  fails = false;
  saved = false;
  hold = Promise.resolve();
});

const pay = (key: string | undefined, amount: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve(
    api.request('/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}), ...headers },
      body: JSON.stringify({ amount }),
    }),
  );

describe('a request with a key', () => {
  it('that was refused and yet saved something is not done again', async () => {
    fails = true;
    saved = true;
    const first = await (await pay('saved', 5)).json();
    const again = await pay('saved', 5);
    expect([await again.json(), again.headers.get('Idempotency-Replayed'), done]).toEqual([first, 'true', 1]);
  });

  it('is done once and answered the same ever after', async () => {
    const first = await pay('a', 100);
    const second = await pay('a', 100);
    expect([first.status, second.status, done]).toEqual([201, 201, 1]);
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  });

  it('waits for its twin that is still at work', async () => {
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const twins = [pay('b', 100), pay('b', 100), pay('b', 100)];
    await new Promise((resolve) => setTimeout(resolve, 80));
    release();
    const answers = await Promise.all(twins.map(async (twin) => (await (await twin).json()).receipt));
    expect([answers, done]).toEqual([[1, 1, 1], 1]);
  });

  it('that was used for something else is refused', async () => {
    await pay('c', 100);
    const answer = await pay('c', 200);
    expect([answer.status, (await answer.json()).code, done]).toEqual([409, 'key_reused', 1]);
  });

  it('that was used at another address is refused', async () => {
    await pay('p', 100);
    const elsewhere = await api.request('/pay?twice=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'p' },
      body: JSON.stringify({ amount: 100 }),
    });
    expect([elsewhere.status, (await elsewhere.json()).code, done]).toEqual([409, 'key_reused', 1]);
  });

  it('whose process died is not done again, as nobody knows how it ended', async () => {
    await pay('k', 100);
    await app.deps.db.transact((tx) =>
      tx.db.update(idempotencyKeys).set({ status: null, body: null }).where(eq(idempotencyKeys.key, 'k')).returning(),
    );
    // Waiting for the first takes ten seconds, in steps.
    const { setTimeout: real } = globalThis;
    const sooner = (wake: () => void, ms?: number) => real(wake, ms === 50 ? 0 : ms);
    const wait = vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof setTimeout);
    const again = await pay('k', 100).finally(() => wait.mockRestore());
    expect([again.status, (await again.json()).code, done]).toEqual([409, 'conflict', 1]);
  });

  it('is each person’s own', async () => {
    await pay('d', 100);
    expect((await (await pay('d', 200, { Who: 'agus' })).json()).receipt).toBe(2);
  });

  it('may be retried when it changed nothing', async () => {
    fails = true;
    expect((await pay('e', 100)).status).toBe(503);
    fails = false;
    expect((await pay('e', 100)).status).toBe(201);
    expect((await pay('f', 'banyak')).status).toBe(422);
    expect((await pay('f', 100)).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    await pay('g', 100);
    app.clock.advance(24 * 3_600_000 + 1_000);
    for (const schedule of schedules) await schedule.run(app.deps);
    expect((await (await pay('g', 100)).json()).receipt).toBe(2);
  });

  it('left out is no promise at all', async () => {
    await pay(undefined, 100);
    await pay(undefined, 100);
    expect(done).toBe(2);
  });
});

/** Naturally created once, simulator routes, and notes, which may be repeated. */
const MAY_LEAVE_IT_OUT =
  /^\/(?:saved-views|counterparties|ebilling\/bulk-payable|simulator\/(?:bank|billing)\/pay|.+\/notes|.+\/spt(?:\/ctas)?\/\{id\}\/(?:posting|validate|validation_spt))$/;

it('a key is taken by every address that makes, begins or sends something', async () => {
  const rina = await app.as('rina', 'sagara');
  const { paths } = await rina.get<{
    paths: Record<string, { post?: { parameters?: { name: string }[]; responses: Record<string, unknown> } }>;
  }>('/openapi.json');
  const making = Object.entries(paths).flatMap(([path, { post }]) =>
    post && path.startsWith('/main/api') && ('201' in post.responses || '202' in post.responses)
      ? [{ path: path.replace('/main/api', ''), parameters: post.parameters ?? [] }]
      : [],
  );
  expect(making.length).toBeGreaterThan(100);
  const without = making.filter(({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key'));
  expect(without.map(({ path }) => path).filter((path) => !MAY_LEAVE_IT_OUT.test(path))).toEqual([]);
});
