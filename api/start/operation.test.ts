import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../db/connection.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { sealedBy } from '../../db/sealed.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { plantCast } from '../../fixtures/cast/plant.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { root } from '../../tests/architecture/sources.ts';
import { freePort, signIn } from '../../tests/bench/serve.ts';
import { damagePage } from '../../tests/damage-page.ts';
import { keyedBy, sealOf, secretOf } from '../secrets.ts';

const PATIENCE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'patuh-operation-'));
const data = join(folder, 'data');
const copy = join(folder, 'copy');
const children: ChildProcess[] = [];

type Running = { url: string; output: () => string; ended: Promise<number | null>; stop(): void };

const run = async (dataDir: string): Promise<Running> => {
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/server.ts'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
    stop: () => void child.kill('SIGTERM'),
  };
};

const healthy = async ({ url, output }: Running): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((wake) => setTimeout(wake, 50)))
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error(`not healthy: ${output()}`);
};

const commandsOf = (howTo: string): string => {
  const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(root, howTo), 'utf8')) ?? [];
  return commands.replaceAll('/backup', copy).replaceAll(/\bdata\//g, `${data}/`);
};

let server: Running;
let onCopy: Record<string, string>;
beforeAll(async () => {
  const db = await openDb({ dataDir: data });
  await db.migrate();
  await db.transact((tx) => plantCast(tx, Date.now()));
  await db.close();
  secretOf({ DATA_DIR: data });
  mkdirSync(copy);
  server = await run(data);
  await healthy(server);
}, PATIENCE_MS);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const rina = { email: people.rina.email, password: PASSWORD };

describe('a server', () => {
  it('is copied while people work, and the copy opens whole', async () => {
    const headers = await signIn(server.url, rina);
    let working = true;
    const work = async (): Promise<number> => {
      let stored = 0;
      while (working) {
        const form = new FormData();
        form.set('kind', 'faktur-keluaran');
        form.set('file', new File([`a;b\n${stored};${'x'.repeat(50_000)}\n`], 'a.csv'));
        const answer = await fetch(`${server.url}/main/api/efaktur/import`, { method: 'POST', headers, body: form });
        // A company may have this many at once; earlier ones must be processed first.
        if (answer.status === 201) stored++;
        else if (answer.status !== 429) throw new Error(await answer.text());
      }
      return stored;
    };
    const both = Promise.all([work(), work()]);
    await promisify(execFile)('sh', ['-ec', commandsOf('docs/how-to/backup.md')], { cwd: root });
    working = false;
    expect((await both).every((count) => count > 0)).toBe(true);
    const db = await openDb({ dataDir: copy, readonly: true });
    expect(await db.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    for (const { id } of await db.rows<{ id: string }>('select id from files'))
      expect(statSync(join(copy, 'files', id)).isFile()).toBe(true);
    await db.close();
  });

  it('answers what is under way, ends streams and gives jobs back when it is asked to end', async () => {
    const other = await run(copy);
    await healthy(other);
    const headers = await signIn(other.url, rina);
    onCopy = headers;
    const stream = await fetch(`${other.url}/main/api/events`, {
      headers: { ...headers, accept: 'text/event-stream' },
    });
    const text = '{"locale":"id"}';
    const half = request(`${other.url}/main/api/user/preferences`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': text.length },
    });
    const answered = once(half, 'response');
    half.write(text.slice(0, 5));
    await once(half, 'socket').then(() => fetch(`${other.url}/health`));
    const agent = new Agent({ keepAlive: true, maxSockets: 60 });
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const pending = request(`${other.url}${path}`, { agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        pending.on('error', reject).end();
      });
    await Promise.all(Array.from({ length: 60 }, () => ask('/health')));
    const many = Promise.all(Array.from({ length: 60 }, () => ask('/main/api/efaktur/out/ctas')));
    await new Promise((wake) => setTimeout(wake, 5));
    other.stop();
    expect(await many).toEqual(Array(60).fill(200));
    agent.destroy();
    expect(await stream.text()).toContain('event: ready');
    half.end(text.slice(5));
    const [{ statusCode }] = await answered;
    expect([statusCode, await other.ended]).toEqual([200, 0]);
    const db = await openDb({ dataDir: copy });
    expect(await db.rows('select id from jobs where lease_by is not null')).toEqual([]);
    await db.close();
    expect(other.output()).toBe('');
  });

  it('finds a damaged page when it starts, reads on, and writes nothing', async () => {
    const db = sealedBy(await openDb({ dataDir: copy }), sealOf(keyedBy(secretOf({ DATA_DIR: copy }))));
    const scope = scopeOf('rina', 'sagara');
    const notes = Array.from({ length: 200 }, (_, at) => ({ objectType: 'note', objectId: `n${at}`, action: 'add' }));
    await db.transact((tx) => appendHistory(tx, scope, Date.now(), notes));
    await db.close();
    damagePage(copy, 'history');
    const other = await run(copy);
    await vi.waitFor(
      async () => {
        const health = await fetch(`${other.url}/health`);
        expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', reason: 'damaged' }]);
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
    await vi.waitFor(() => expect(other.output()).toContain('nothing is written any more'), {
      timeout: PATIENCE_MS,
      interval: 50,
    });
    expect((await fetch(`${other.url}/main/api/efaktur/out/ctas`, { headers: onCopy })).status).toBe(200);
    const answer = await fetch(`${other.url}/main/api/user/preferences`, {
      method: 'PUT',
      headers: { ...onCopy, origin: other.url, 'content-type': 'application/json' },
      body: '{"locale":"en"}',
    });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'storage_damaged' }]);
    other.stop();
    expect(await other.ended).toBe(0);
  });

  it('has its history looked through past a damaged page', () => {
    const { DATABASE_URL: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'api/commands/verify-history.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, DATA_DIR: copy },
    });
    expect([status, stderr]).toEqual([1, '']);
    const unreadable = [...stdout.matchAll(/row (\d+) cannot be read: its page in the database is damaged/g)].map(
      ([, seq]) => Number(seq),
    );
    expect(unreadable.length).toBeGreaterThan(0);
    expect(unreadable.length).toBeLessThan(50);
    // Rows before and behind the damaged page are intact.
    const [first = 0] = unreadable;
    expect(stdout).toMatch(new RegExp(`standing: .*-${first - 1}, ${(unreadable.at(-1) ?? 0) + 1}-`));
    for (const { name } of Object.values(companies)) expect(stdout).toContain(name);
  });

  it('says in words that its database was cut short, and still ends as it should', async () => {
    const headers = await signIn(server.url, rina);
    const list = () => fetch(`${server.url}/main/api/efaktur/out/ctas`, { headers });
    // A list read before uses a cached prepared statement.
    expect([(await list()).status, (await list()).status]).toEqual([200, 200]);
    truncateSync(join(data, 'patuh.sqlite'), 0);
    await new Promise((wake) => setTimeout(wake, 10));
    const answer = await list();
    const { code, message } = (await answer.json()) as { code: string; message: string };
    expect([answer.status, code, message]).toEqual([503, 'storage_damaged', expect.stringContaining('Database rusak')]);
    const health = await fetch(`${server.url}/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', reason: 'damaged' }]);
    server.stop();
    expect(await server.ended).toBe(0);
  });
});
