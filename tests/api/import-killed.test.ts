import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '../../api/domain/kit/money.ts';
import { verifyTrail } from '../../db/repositories/history.ts';
import { faktur, fakturLines, history, importRows, imports } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { writeConverterWorkbook } from '../bench/converter-workbook.ts';
import { type Served, serve, signIn } from '../bench/serve.ts';
import { type TestApp, testApp } from './app.ts';
import type { ImportAnswer } from './import-steps.ts';

const DOCUMENTS = 3_000;
const LINES_EACH = 2;
const PORTION = 400;

let app: TestApp;
let server: Served | undefined;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
});
afterAll(async () => {
  await server?.kill();
  await app.close();
});

const workbook = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const path = join(tmpdir(), `killed-${process.pid}.xlsx`);
  const tin = companies.sagara.npwp;
  await writeConverterWorkbook({ path, invoices: DOCUMENTS, linesEach: LINES_EACH, tin, from: '2025-10-01' });
  const bytes = new Uint8Array(readFileSync(path));
  rmSync(path);
  return bytes;
};

/** The server as people start it, on the data of the test. */
const start = (): Promise<Served> =>
  serve(['--import', 'tsx', 'api/server.ts'], '/health', { DATA_DIR: app.dataDir, DEMO: 'off', LOG_LEVEL: 'error' });

const asked = async (headers: Record<string, string>, method: string, path: string, body?: FormData | object) => {
  const form = body === undefined || body instanceof FormData;
  const answer = await fetch(`${server?.url}/main/api/efaktur/import${path}`, {
    method,
    headers: form ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as ImportAnswer;
};

/** The import as it lies in the database, once it is as wanted. */
const until = async (id: string, fits: (row: typeof imports.$inferSelect) => boolean) => {
  for (let tries = 0; tries < 24_000; tries++) {
    const [row] = await app.deps.db.read.select().from(imports).where(eq(imports.id, id));
    if (row && fits(row)) return row;
    await new Promise((wake) => setTimeout(wake, 5));
  }
  throw new Error('it never came so far');
};

const savedOf = (id: string) =>
  app.deps.db.read.select().from(faktur).where(eq(faktur.importId, id)).orderBy(asc(faktur.reference));

describe('a server killed while it saves a file', () => {
  it('comes back and saves the rest: every invoice once, none lost, sums and trail whole', async () => {
    server = await start();
    const headers = await signIn(server.url, { email: people.rina.email, password: PASSWORD });
    const form = new FormData();
    form.set('kind', 'faktur-keluaran');
    form.set('file', new Blob([await workbook()]), 'a.xlsx');
    const { id } = await asked(headers, 'POST', '', form);
    const { version } = await until(id, (row) => row.step === 'REPAIR');
    const { totals } = (await asked(headers, 'GET', `/${id}`)).state;
    expect(totals).toMatchObject({ documents: DOCUMENTS, errors: 0 });
    await asked(headers, 'POST', `/${id}/commit`, { version });

    for (const enough of [2 * PORTION, 5 * PORTION]) {
      await until(id, (row) => row.succeeded >= enough);
      await server.kill();
      const left = await until(id, () => true);
      expect(left).toMatchObject({ step: 'COMMITTING' });
      expect(left.succeeded).toBeLessThan(DOCUMENTS);
      expect(await savedOf(id)).toHaveLength(left.succeeded);
      server = await start();
    }
    const done = await until(id, (row) => row.step === 'FINISHED');
    expect(done).toMatchObject({ status: 'SUCCESS', succeeded: DOCUMENTS, failed: 0 });

    const saved = await savedOf(id);
    expect(saved.map((row) => row.reference)).toEqual(
      Array.from({ length: DOCUMENTS }, (_, at) => `SI-${String(at + 1).padStart(6, '0')}`),
    );
    expect(rupiah(saved.reduce((sum, row) => sum + row.dpp, 0))).toBe(totals.dpp);
    expect(rupiah(saved.reduce((sum, row) => sum + row.ppn, 0))).toBe(totals.ppn);

    const ids = new Set(saved.map((row) => row.id));
    const lines = await app.deps.db.read.select().from(fakturLines);
    expect(lines.filter((line) => ids.has(line.fakturId))).toHaveLength(DOCUMENTS * LINES_EACH);
    const rows = await app.deps.db.read.select().from(importRows).where(eq(importRows.importId, id));
    expect(rows.every((row) => row.status === 'SAVED' && ids.has(row.fakturId ?? ''))).toBe(true);
    expect(new Set(rows.map((row) => row.fakturId)).size).toBe(DOCUMENTS);

    const trail = await app.deps.db.read
      .select({ of: history.objectId })
      .from(history)
      .where(and(eq(history.objectType, 'faktur'), eq(history.action, 'import')));
    expect(trail.map((row) => row.of).sort()).toEqual([...ids].sort());
    expect(await verifyTrail(app.deps.db, companies.sagara.id)).toMatchObject({ brokenAt: null });
  }, 300_000);
});
