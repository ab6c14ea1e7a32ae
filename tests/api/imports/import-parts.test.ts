import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImport, type Work } from '../../../api/imports/read-import.ts';
import type { CheckedPart, TakenIn } from '../../../api/imports/take-in.ts';
import { workerPool } from '../../../api/jobs/worker-pool.ts';
import type { TakeInInput } from '../../../api/jobs/worker-tasks/import-take-in.ts';
import { importRows } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, converterBook, type Invoice } from './import-files.ts';
import { rowsOf, sendFile, settled } from './import-steps.ts';

const DOCUMENTS = 450;
const LINES = 3;
const ROWS = DOCUMENTS * LINES;
const tin = companies.sagara.npwp;
const scope = scopeOf('rina', 'sagara');
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

const book = (prefix: string, over: Record<number, Invoice['header']> = {}): Promise<Uint8Array> =>
  converterBook(
    tin,
    Array.from({ length: DOCUMENTS }, (_, at) => ({
      header: aHeader(tin, { reference: `${prefix}-${at + 1}`, ...over[at] }),
      lines: Array.from({ length: LINES }, () =>
        aLine({
          price: 1_200_000 + 12_000 * at,
          quantity: 1,
          discount: 0,
          dpp: 1_200_000 + 12_000 * at,
          otherDpp: 1_100_000 + 11_000 * at,
          ppn: 132_000 + 1_320 * at,
        }),
      ),
    })),
  );

const savedRows = (importId: string) =>
  app.deps.db.read.select().from(importRows).where(eq(importRows.importId, importId));

describe('a file that is stored while it is checked', () => {
  it('names a double of the first part in the row of the last one, and of what was saved before', async () => {
    const before = await sendFile(rina, await book('A'), 'a.xlsx');
    const ready = await settled(app, rina, before.id);
    expect(ready.state.totals).toMatchObject({ documents: DOCUMENTS, ready: DOCUMENTS, duplicates: 0 });
    await rina.post(`/efaktur/import/${before.id}/commit`, { version: ready.version });
    await settled(app, rina, before.id);

    const buyer = { counterpartyNpwp: '0021487365043000', counterpartyNitku: '0021487365043000000000' };
    const others = Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, at) => [at, buyer]));
    const { id } = await sendFile(
      rina,
      await book('B', {
        ...others,
        448: { ...buyer, reference: 'A-7' },
        449: { ...buyer, reference: 'B-1' },
      }),
      'b.xlsx',
    );
    const read = await settled(app, rina, id);
    expect(read.state.totals).toMatchObject({ documents: DOCUMENTS, ready: DOCUMENTS - 2, errors: 2, duplicates: 2 });
    const wrong = await rowsOf(rina, id, { status: ['ERROR'] });
    const errors = wrong.flatMap(({ document, findings }) =>
      findings.flatMap(({ severity, key }) => (severity === 'error' ? [{ document, key }] : [])),
    );
    expect(errors).toEqual([
      { document: 449, key: 'impor.finding.reference_saved' },
      { document: 450, key: 'impor.finding.reference_in_file' },
    ]);
    expect(await savedRows(id)).toHaveLength(ROWS);
  });

  it('replaces what an attempt left that broke off, and keeps nothing of an import given up meanwhile', async () => {
    const { id } = await sendFile(rina, await book('C'), 'c.xlsx');
    const broken: Work = {
      takeIn: (work, part) =>
        pool.run<TakeInInput, TakenIn, CheckedPart>(
          'import-take-in',
          { ...work, dataDir: app.dataDir },
          {
            part: async (one) => {
              await part(one);
              if ((await savedRows(id)).length === 1200) throw new Error('the disk is full');
            },
          },
        ),
      progress: async () => undefined,
    };
    await expect(readImport(app.deps, scope, id, null, broken)).rejects.toThrow('the disk is full');
    expect(await savedRows(id)).toHaveLength(1200);
    expect(await rina.get(`/efaktur/import/${id}`)).toMatchObject({ step: 'READING' });

    const givenUp: Work = {
      ...broken,
      takeIn: (work, part) =>
        pool.run<TakeInInput, TakenIn, CheckedPart>(
          'import-take-in',
          { ...work, dataDir: app.dataDir },
          {
            part: async (one) => {
              if ((await savedRows(id)).length === 600) await rina.request('DELETE', `/efaktur/import/${id}`);
              await part(one);
            },
          },
        ),
    };
    await expect(readImport(app.deps, scope, id, null, givenUp)).rejects.toMatchObject({ code: 'stale' });
    expect(await savedRows(id)).toEqual([]);
  });
});

describe('the parts of a heavy task', () => {
  const input = async (): Promise<TakeInInput> => {
    const path = join(app.dataDir, 'parts.xlsx');
    await writeFile(path, await book('D'));
    const { name, address, city } = companies.sagara;
    const context = { today: '2025-11-01', company: { npwp: tin, pkp: true, government: false, name, address, city } };
    const of = { kind: 'faktur-keluaran', importId: 'parts' } as const;
    return { path, name: 'parts.xlsx', ...of, decided: null, scope, context, dataDir: app.dataDir };
  };

  it('are taken one after the other, and the task has not ended before the last is', async () => {
    const ready = workerPool({ size: 1 });
    ready.expect('import-take-in');
    const taken: number[] = [];
    let open = 0;
    const answer = await ready.run<TakeInInput, TakenIn, CheckedPart>('import-take-in', await input(), {
      part: async ({ done, total }) => {
        expect(++open).toBe(1);
        await new Promise((wake) => setTimeout(wake, taken.length === 0 ? 50 : 0));
        open--;
        taken.push(done);
        expect(total).toBe(ROWS);
      },
    });
    expect(answer).toMatchObject({ kind: 'checked', checked: { tally: { documents: DOCUMENTS } } });
    expect(taken).toEqual([600, 1200, 1350]);
    await ready.close();
  });

  it('end with the first that cannot be taken, and the next task is served', async () => {
    let tries = 0;
    const part = async (): Promise<void> => {
      tries++;
      throw new Error('the disk is full');
    };
    await expect(pool.run('import-take-in', await input(), { part })).rejects.toThrow('the disk is full');
    expect(tries).toBe(1);
    await expect(pool.run('no-such-task', {})).rejects.toThrow(/no-such-task/);
  });
});
