import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../../fixtures/cast/companies.ts';
import { writeConverterWorkbook } from '../../bench/converter-workbook.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { sendFile, settled } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const converter = async (invoices: number, linesEach: number, seed: number): Promise<Uint8Array> => {
  const path = join(tmpdir(), `converter-${process.pid}-${seed}.xlsx`);
  await writeConverterWorkbook({
    path,
    invoices,
    linesEach,
    tin: companies.sagara.npwp,
    from: '2025-10-01',
    prefix: `S${seed}`,
  });
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
};

describe('the converter workbook', () => {
  it('goes from upload to saved drafts automatically', async () => {
    const { id } = await sendFile(rina, await converter(12, 3, 1), 'Faktur Oktober.xlsx');
    const read = await settled(app, rina, id);
    expect(read).toMatchObject({ step: 'REPAIR', source: 'converter', rows: 36, documents: 12 });
    expect(read.state.totals).toMatchObject({ documents: 12, ready: 12, errors: 0, duplicates: 0 });
    const [reading] = await rina.get<{ kind: string }[]>('/jobs?range=[0,0]&sort=["createdAt","DESC"]');
    expect(reading).toMatchObject({ kind: 'import.read', status: 'DONE', done: 36, total: 36 });
    await rina.post(`/efaktur/import/${id}/commit`, { version: read.version });
    const done = await settled(app, rina, id);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 12, failed: 0 });
    const listed = await rina.get<{ id: string }[]>(
      `/efaktur/out/ctas?filter=${encodeURIComponent(JSON.stringify({ importId: id }))}`,
    );
    expect(listed).toHaveLength(12);
    const saved = await Promise.all(
      listed.map((one) => rina.get<{ importId: string; errorCount: number }>(`/efaktur/out/ctas/${one.id}`)),
    );
    expect(saved.every((faktur) => faktur.importId === id && faktur.errorCount === 0)).toBe(true);
  });

  it('names invoices saved before when the same file comes again', async () => {
    const bytes = await converter(5, 1, 2);
    const first = await sendFile(rina, bytes, 'a.xlsx');
    const read = await settled(app, rina, first.id);
    await rina.post(`/efaktur/import/${first.id}/commit`, { version: read.version });
    await settled(app, rina, first.id);
    const again = await settled(app, rina, (await sendFile(rina, bytes, 'a.xlsx')).id);
    expect(again.state.totals).toMatchObject({ documents: 5, ready: 0, errors: 5, duplicates: 5 });
    expect(again.state.buckets[0]).toMatchObject({ path: 'reference', severity: 'error', count: 5 });
  });
});
