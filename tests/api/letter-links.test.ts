import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { masked } from '../../api/http/log.ts';
import { keyedBy } from '../../api/secrets.ts';
import * as tables from '../../db/tables.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { billings, LIST as CODES } from './billing/billing-client.ts';
import { issued, SLIPS } from './bupot/bupot-client.ts';
import { fakturs, LIST as INVOICES } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
const left: string[] = [];
const KEY = 'kunci rumah ini, tidak di database';

beforeAll(async () => {
  app = await testApp({ env: { SECRETS_KEY: KEY } });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const TOKEN = /\/preview\/([\w-]{20,})/;
const opens = async (path: string, token: string): Promise<number> =>
  (await app.fetch(`/public/api/${path}/${token}`)).status;

/** All stored data: each row of each table, and each file of the data folder. */
const everythingStored = async (): Promise<string> => {
  const stored: string[] = [];
  for (const table of Object.values<unknown>(tables))
    if (is(table, Table)) {
      const rows = await app.deps.db.rows(`select * from "${getTableName(table)}"`);
      stored.push(JSON.stringify(rows));
    }
  const folder = join(app.dataDir, 'files');
  for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    const path = join(folder, name);
    if (statSync(path).isFile()) stored.push(readFileSync(path, 'latin1'));
  }
  return stored.join('\n');
};

const rooms = [
  ['an invoice', 'efaktur/out/ctas', async () => `${INVOICES}/${(await fakturs(app, rina).approved()).id}`],
  ['a slip', 'unifikasi/ctas', async () => `${SLIPS}/${(await issued(app, 'BPPU')).id}`],
  ['a code to be paid', 'ebilling', async () => `${CODES}/${(await billings(rina).create()).id}`],
] as const;

describe.each(rooms)('the link in a letter about %s', (_, open, document) => {
  it.each([
    ['email', 'kas@klien.example'],
    ['whatsapp', '081255507777'],
  ])('sent by %s opens it, and stands nowhere in what is kept', async (channel, to) => {
    app.clock.advance(1_000);
    const at = await document();
    const { body } = await rina.get<{ body: string }>(`${at}/letter?channel=${channel}`);
    await rina.post(`${at}/send`, { channel, to, subject: 'Surat', body: `${body}\n%{link}` });
    await app.drainJobs();
    const [head] = await rina.get<{ id: string }[]>(`/simulator/messages?channel=${channel}`);
    const message = await rina.get<{ body: string }>(`/simulator/messages/${head?.id}`);
    const token = TOKEN.exec(message.body)?.[1] ?? '';
    expect(token).toBe(keyedBy(KEY)('links', head?.id ?? ''));
    expect(await opens(open, token)).toBe(200);
    left.push(token);

    const [delivery] = await rina.get<{ status: string; body: string }[]>(`${at}/deliveries`);
    expect(delivery?.status).toBe('SENT');
    expect(delivery?.body).toContain('/preview/…');
    expect(await everythingStored()).not.toContain(token);
  });

  it('is created again where a person pastes one, which is not stored either', async () => {
    app.clock.advance(1_000);
    const at = await document();
    const { url } = await rina.post<{ url: string }>(`${at}/public-link`);
    const pasted = TOKEN.exec(url)?.[1] ?? '';
    expect(await opens(open, pasted)).toBe(200);
    await rina.post(`${at}/send`, { channel: 'email', to: 'a@klien.example', subject: 'x', body: `Buka ${url}` });
    expect(await everythingStored()).not.toContain(pasted);
    await app.drainJobs();
    const [head] = await rina.get<{ id: string }[]>('/simulator/messages?channel=email');
    const message = await rina.get<{ body: string }>(`/simulator/messages/${head?.id}`);
    const token = TOKEN.exec(message.body)?.[1] ?? '';
    expect(token).not.toBe(pasted);
    expect(await opens(open, token)).toBe(200);
    const stored = await everythingStored();
    expect([stored.includes(pasted), stored.includes(token)]).toEqual([false, false]);
  });
});

describe('a token', () => {
  it('is not in a log line about a request', () => {
    expect(left.length).toBeGreaterThan(5);
    for (const token of left)
      for (const path of [`/public/api/efaktur/out/ctas/${token}/pdf`, `/public/efaktur-v2/out/preview/${token}`])
        expect(masked(path)).not.toContain(token);
  });

  it('cannot be made without the key, and opens nothing when it was never sent', async () => {
    const other = keyedBy(`${KEY}.`);
    expect(other('links', 'surat')).not.toBe(keyedBy(KEY)('links', 'surat'));
    expect(keyedBy(KEY)('addresses', 'surat')).not.toBe(keyedBy(KEY)('links', 'surat'));
    expect(await opens('ebilling', keyedBy(KEY)('links', 'tidak pernah dikirim'))).toBe(404);
  });
});

describe('the key', () => {
  const keyFile = (dir: string) => join(dir, 'secrets.key');
  const opened = async (dataDir: string, env: Record<string, string> = {}) => {
    const server = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }), { db: app.deps.db });
    const made = server.deps.keyed('links', 'surat');
    await server.close();
    return made;
  };

  it('of a demo is its own, in a file for its user only, the same at every start', async () => {
    const [one, two] = [mkdtempSync(join(tmpdir(), 'patuh-')), mkdtempSync(join(tmpdir(), 'patuh-'))];
    const made = await opened(one);
    expect(statSync(keyFile(one)).mode & 0o777).toBe(0o600);
    expect(await opened(one)).toBe(made);
    expect(await opened(two)).not.toBe(made);
    expect(readFileSync(keyFile(one), 'utf8').trim()).toMatch(/^[\w-]{43}$/);
    for (const dir of [one, two]) rmSync(dir, { recursive: true });
  });

  it('of the environment is written nowhere', async () => {
    expect(existsSync(keyFile(app.dataDir))).toBe(false);
    expect(await everythingStored()).not.toContain(KEY);
  });
});
