import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSync } from '@node-rs/argon2';
import { createApp } from '../../api/app/app.ts';
import { type Application, compose, type Instead } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { drawPaper } from '../../api/flows/drawing.ts';
import { openDb } from '../../db/connection.ts';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/tables.ts';
import { demoAdmins } from '../../fixtures/cast/accounts.ts';
import { type CompanyKey, companies } from '../../fixtures/cast/companies.ts';
import { plantFactors } from '../../fixtures/cast/factor.ts';
import { writeFounding } from '../../fixtures/cast/founding-history.ts';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { plantCast, plantQuotas } from '../../fixtures/cast/plant.ts';
import { guardStatements } from '../company-conditions/guard.ts';
import { type Beginning, freshDatabase, noRows } from '../fresh-database.ts';
import { recordedWrites, withoutRecords } from '../recorded-writes/recorded-writes.ts';
import { checkedAgainstDescription } from './checked-against-description.ts';
import { ORIGIN } from './origin.ts';
import { beginSerials } from './serial.ts';

/** Saturday, 15 November 2025, 09.00 WIB: the initial time of the tests. */
export const START = Date.UTC(2025, 10, 15, 2);
/** How far ahead of the clock a waiting job may be and still be run by `drainJobs`. */
const HORIZON_MS = 15 * 60_000;
const HALF_MINUTE_MS = 30_000;

type Body = { json?: unknown; form?: FormData; text?: string; headers?: Record<string, string> };

/** Every call names the company, and every call but a GET carries the CSRF token. */
export type Client = {
  csrf: string;
  cookie: string;
  company: string;
  /** Paths without a prefix are under /main/api. */
  request(method: string, path: string, body?: Body): Promise<Response>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, json?: unknown, headers?: Record<string, string>): Promise<T>;
  put<T>(path: string, json?: unknown): Promise<T>;
  delete(path: string): Promise<Response>;
};

export type TestApp = Application & {
  app: ReturnType<typeof createApp>;
  dataDir: string;
  url: string | undefined;
  clock: { now: number; advance(ms: number): void };
  as(who: PersonKey, where?: CompanyKey, locale?: 'id' | 'en'): Promise<Client>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  drainJobs(): Promise<number>;
  plant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const DATABASE = process.env.DATABASE_URL;
// Refuses every statement of a company's work that has no condition on the company.
if (process.env.COMPANY_GUARD !== 'off') guardStatements();

/** A hash with the lowest cost of argon2: the hash contains its cost, so sign-in in tests is cheap too. */
const quickHash = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 });
const castAt =
  (now: number): Beginning =>
  async (tx) => {
    await plantCast(tx, now);
    await tx.db.update(users).set({ passwordHash: quickHash });
  };
const castAtStart = castAt(START);

const answerOf = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

/** On its own database, with the cast, simulators and a fixed clock. */
export const testApp = async (
  options: {
    instead?: Omit<Instead, 'now'>;
    start?: number;
    empty?: boolean;
    env?: Record<string, string>;
    routers?: Parameters<typeof createApp>[1];
  } = {},
): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-'));
  beginSerials();
  const clock = {
    now: options.start ?? START,
    advance(ms: number) {
      this.now += ms;
    },
  };
  const atStart = clock.now === START && !options.empty;
  const { url, drop } = await freshDatabase(dataDir, atStart ? castAtStart : noRows);
  // Worker threads open their own connection and take the environment from here.
  if (url) process.env.DATABASE_URL = url;
  const opened = await openDb({ dataDir, url });
  if (!atStart && !options.empty) await opened.transact(castAt(clock.now));
  const db = await recordedWrites(opened, dataDir, url);
  const settings = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    PUBLIC_URL: ORIGIN,
    CONTENT_HOSTS: 'cdn.patuh.example,bantuan.patuh.example',
    ...options.env,
  });
  const server = await compose(settings, {
    db,
    now: () => clock.now,
    wait: async () => undefined,
    // High enough that quick results are in the response on a busy machine too.
    soonMs: 600_000,
    // No worker thread for a page; drawing in threads is tested in papers-in-thread.test.ts.
    draw: (_companyId, drawing) => drawPaper(drawing),
    deliver: async (headers, body) =>
      (await app.request(`${ORIGIN}/public/api/ebilling/callback`, { method: 'POST', headers, body })).status,
    ...options.instead,
  });
  if (!options.empty)
    await server.deps.db.transact(async (tx) => {
      await plantFactors(tx, server.deps);
      await writeFounding(tx);
      await plantQuotas(tx, clock.now);
    });
  const app = createApp(server.edge, options.routers);
  const held = checkedAgainstDescription(app);
  const requests = async (path: string, init: RequestInit = {}): Promise<Response> =>
    held(
      // A query may be sent as a body; its response is that of the GET.
      new Headers(init.headers).has('X-HTTP-Method-Override') ? 'GET' : (init.method ?? 'GET'),
      path,
      await app.request(ORIGIN + path, init),
    );

  const client = (cookie: string, csrf: string, company: string, locale: string): Client => {
    const request = async (method: string, path: string, { json, form, text, headers = {} }: Body = {}) => {
      const body = text ?? (form as BodyInit | undefined) ?? (json === undefined ? undefined : JSON.stringify(json));
      const typed: Record<string, string> = form || body === undefined ? {} : { 'Content-Type': 'application/json' };
      const guarded: Record<string, string> = method === 'GET' ? {} : { 'X-CSRF-Token': csrf, Origin: ORIGIN };
      const named = { 'X-Company-Id': made.company };
      const full = /^\/(main|public|admin|demo)\/|^\/(health|logout)/.test(path) ? path : `/main/api${path}`;
      return requests(full, {
        method,
        body,
        headers: { Cookie: cookie, 'X-Locale': locale, Host: 'localhost', ...typed, ...guarded, ...named, ...headers },
      });
    };
    const made: Client = {
      csrf,
      cookie,
      company,
      request,
      get: async (path) => answerOf(await request('GET', path)),
      post: async (path, json = {}, headers) => answerOf(await request('POST', path, { json, headers })),
      put: async (path, json = {}) => answerOf(await request('PUT', path, { json })),
      delete: (path) => request('DELETE', path),
    };
    return made;
  };

  return {
    ...server,
    app,
    dataDir,
    url,
    clock,
    fetch: requests,
    as: async (who, where, locale = 'id') => {
      const { email } = people[who];
      // A TOTP code is valid once, so the next sign-in waits for the next code.
      if (demoAdmins.includes(email)) clock.advance(HALF_MINUTE_MS);
      const known = (await server.edge.demoAccounts()).find((one) => one.email === email);
      const signedIn = await app.request(`${ORIGIN}/public/api/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Host: 'localhost' },
        body: JSON.stringify({ email, password: PASSWORD, ...(known?.factor ? { code: known.factor.code } : {}) }),
      });
      const { csrf, companyId } = await answerOf<{ csrf: string; companyId: string }>(signedIn);
      const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      if (where) {
        const moved = await app.request(`${ORIGIN}/main/switch-company/form`, {
          method: 'POST',
          headers: {
            Cookie: cookie,
            Origin: ORIGIN,
            Host: 'localhost',
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ _csrf: csrf, companyId: companies[where].id }).toString(),
        });
        if (moved.status !== 303) throw new Error(`${who} cannot work at ${where}: ${moved.status}`);
      }
      return client(cookie, csrf, where ? companies[where].id : companyId, locale);
    },
    plant: (work) => withoutRecords(() => server.deps.db.transact(work)),
    drainJobs: async () => {
      for (let slices = 0; ; slices++) {
        if (slices > 100_000) throw new Error('the jobs never end');
        if (await server.runner.step()) continue;
        const due = await server.runner.nextDue();
        if (due === null || due > clock.now + HORIZON_MS) return slices;
        clock.now = Math.max(due, clock.now + 1);
      }
    },
    close: async () => {
      await server.close();
      await db.close();
      if (url) process.env.DATABASE_URL = DATABASE;
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
