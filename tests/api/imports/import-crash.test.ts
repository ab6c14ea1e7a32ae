import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { portionMaker, saversOf } from '../../../api/imports/jobs/commit.ts';
import { importRead } from '../../../api/imports/jobs/read.ts';
import { type Savers, saveDocuments } from '../../../api/imports/save-documents.ts';
import type { JobContext } from '../../../api/jobs/handler.ts';
import { workerPool } from '../../../api/jobs/worker-pool.ts';
import { faktur } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { writeConverterWorkbook } from '../../bench/converter-workbook.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { rowsOf, sendFile, settled } from './import-steps.ts';

const DOCUMENTS = 500;
const pool = workerPool({ size: 1 });
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(async () => {
  await pool.close();
  await app.close();
});

const workbook = async (): Promise<Uint8Array> => {
  const path = join(tmpdir(), `crash-${process.pid}.xlsx`);
  await writeConverterWorkbook({
    path,
    invoices: DOCUMENTS,
    linesEach: 2,
    tin: companies.sagara.npwp,
    from: '2025-10-01',
  });
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
};

/** Saves drafts like the product, but the process dies inside the portion with this number. */
const dyingIn = (portion: number): Savers => {
  const savers = saversOf({ deps: app.deps, scope: scopeOf('rina', 'sagara') });
  const faktur = savers['faktur-keluaran'];
  let portions = 0;
  return {
    ...savers,
    'faktur-keluaran': {
      ...faktur,
      insert: async (tx, fakturs, line) => {
        await faktur.insert(tx, fakturs, line);
        if (++portions === portion) throw new Error('the process died');
        return {};
      },
    },
  };
};

const savedReferences = async (importId: string): Promise<(string | null)[]> =>
  (
    await app.deps.db.read.select({ reference: faktur.reference }).from(faktur).where(eq(faktur.importId, importId))
  ).map((row) => row.reference);

describe('a saving that dies half-way', () => {
  it('leaves whole portions only, and the next attempt saves the rest and nothing twice', async () => {
    const { id } = await sendFile(rina, await workbook(), 'a.xlsx');
    const read = await settled(app, rina, id);
    expect(read.state.totals).toMatchObject({ ready: DOCUMENTS });
    await rina.post(`/efaktur/import/${id}/commit`, { version: read.version });

    const context = { deps: app.deps, scope: scopeOf('rina', 'sagara'), workerTasks: pool.run };
    const work = { make: portionMaker(context), savers: dyingIn(2) };
    const broken = saveDocuments(app.deps, context.scope, id, work, async () => undefined);
    await expect(broken).rejects.toThrow('the process died');
    expect(await savedReferences(id)).toHaveLength(400);
    expect(await rina.get(`/efaktur/import/${id}`)).toMatchObject({ step: 'COMMITTING', succeeded: 400 });

    const done = await settled(app, rina, id);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: DOCUMENTS, failed: 0 });
    const references = await savedReferences(id);
    expect(references).toHaveLength(DOCUMENTS);
    expect(new Set(references).size).toBe(DOCUMENTS);
    expect((await rowsOf(rina, id, { status: ['READY', 'WARNING', 'ERROR'] })).length).toBe(0);
  });
});

it('a file that takes more memory than a thread has is tried once, and reported as too large', async () => {
  const { id } = await sendFile(rina, await workbook(), 'berat.xlsx');
  const ended = Object.assign(new Error('reached memory limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  const context = {
    deps: app.deps,
    scope: scopeOf('rina', 'sagara'),
    progress: async () => undefined,
    workerTasks: () => Promise.reject(ended),
  };
  if (!('run' in importRead)) throw new Error('no job of one piece');
  const requests = importRead.run(
    context as unknown as JobContext,
    { payload: { importId: id }, attempts: 0 } as never,
  );
  await expect(requests).rejects.toBeInstanceOf(Problem);
  expect(await rina.get(`/efaktur/import/${id}`)).toMatchObject({
    step: 'FINISHED',
    status: 'FAILED',
    message: expect.stringContaining('terlalu berat'),
  });
});
