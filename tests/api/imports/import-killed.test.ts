import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah, sen, total } from '../../../api/domain/definition/money.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { faktur, fakturLines, history, importRows } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { writeConverterWorkbook } from '../../bench/converter-workbook.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { killedOnce } from '../self-killed.ts';
import { type ImportAnswer, sendFile } from './import-steps.ts';

const DOCUMENTS = 820;
const LINES_EACH = 2;
const PORTION = 400;

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const workbook = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const path = join(tmpdir(), `killed-${process.pid}.xlsx`);
  const tin = companies.sagara.npwp;
  await writeConverterWorkbook({ path, invoices: DOCUMENTS, linesEach: LINES_EACH, tin, from: '2025-10-01' });
  const bytes = new Uint8Array(readFileSync(path));
  rmSync(path);
  return bytes;
};

const importNow = (id: string) => rina.get<ImportAnswer>(`/efaktur/import/${id}`);
const savedOf = (id: string) =>
  app.deps.db.read.select().from(faktur).where(eq(faktur.importId, id)).orderBy(asc(faktur.reference));

describe('a process killed while it reads and saves a file', () => {
  it('is followed by one that does the rest: every invoice once, none lost, sums and history whole', async () => {
    const { id } = await sendFile(rina, await workbook(), 'a.xlsx');
    const step = (is: string) => `select count(*) as n from imports where id = '${id}' and step = '${is}'`;
    const rowCount = `select count(*) as n from import_rows where import_id = '${id}'`;
    await killedOnce(app, rowCount, PORTION);
    expect(await importNow(id)).toMatchObject({ step: 'READING' });
    await killedOnce(app, step('REPAIR'), 1);
    const { version, state } = await importNow(id);
    const { totals } = state;
    expect(totals).toMatchObject({ documents: DOCUMENTS, errors: 0 });

    await rina.post(`/efaktur/import/${id}/commit`, { version });
    for (const saved of [PORTION, 2 * PORTION]) {
      await killedOnce(app, `select succeeded as n from imports where id = '${id}'`, saved);
      expect(await importNow(id)).toMatchObject({ step: 'COMMITTING', succeeded: saved });
      expect(await savedOf(id)).toHaveLength(saved);
    }
    await killedOnce(app, step('FINISHED'), 1);
    expect(await importNow(id)).toMatchObject({ status: 'SUCCESS', succeeded: DOCUMENTS, failed: 0 });

    const saved = await savedOf(id);
    expect(saved.map((row) => row.reference)).toEqual(
      Array.from({ length: DOCUMENTS }, (_, at) => `SI-${String(at + 1).padStart(6, '0')}`),
    );
    expect(rupiah(total(saved.map(({ dpp }) => sen(dpp))))).toBe(totals.sums[0]?.read);
    expect(rupiah(total(saved.map(({ ppn }) => sen(ppn))))).toBe(totals.sums[1]?.read);

    const ids = new Set(saved.map((row) => row.id));
    const lines = await app.deps.db.read.select().from(fakturLines);
    expect(lines.filter((line) => ids.has(line.fakturId))).toHaveLength(DOCUMENTS * LINES_EACH);
    const rows = await app.deps.db.read.select().from(importRows).where(eq(importRows.importId, id));
    expect(rows.every((row) => row.status === 'SAVED' && ids.has(row.documentId ?? ''))).toBe(true);
    expect(new Set(rows.map((row) => row.documentId)).size).toBe(DOCUMENTS);

    const imported = await app.deps.db.read
      .select({ of: history.objectId })
      .from(history)
      .where(and(eq(history.objectType, 'faktur'), eq(history.action, 'import')));
    expect(imported.map((row) => row.of).sort()).toEqual([...ids].sort());
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});
