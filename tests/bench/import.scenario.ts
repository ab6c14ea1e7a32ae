import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Excel from 'exceljs';
import { writeConverterWorkbook } from './converter-workbook.ts';
import { prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, median, record, timed } from './measure.ts';
import { type Served, servePatuh, signIn } from './serve.ts';

const INVOICES = 10_000;
const dir = benchDir();
const path = join(dir, 'impor.xlsx');
await writeConverterWorkbook({ invoices: INVOICES, linesEach: 3, tin: '0021487365043000', path });

/** The library alone: every row and every cell of the same file, thrown away. */
const libraryAlone = async (): Promise<number> =>
  (
    await timed(async () => {
      const reader = new Excel.stream.xlsx.WorkbookReader(path, {
        sharedStrings: 'cache',
        styles: 'cache',
        worksheets: 'emit',
      });
      let cells = 0;
      for await (const sheet of reader)
        for await (const row of sheet)
          row.eachCell(() => {
            cells++;
          });
      return cells;
    })
  ).ms;

const asked = async <T>(
  server: Served,
  headers: Record<string, string>,
  method: string,
  at: string,
  body?: FormData | object,
): Promise<T> => {
  const answer = await fetch(`${server.url}/main/api/efaktur/import${at}`, {
    method,
    headers: body && !(body instanceof FormData) ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

type Import = { id: string; version: number; step: string; succeeded: number; message: string | null };

const until = async (server: Served, headers: Record<string, string>, id: string, step: string): Promise<Import> => {
  for (;;) {
    const impor = await asked<Import>(server, headers, 'GET', `/${id}`);
    if (impor.message) throw new Error(impor.message);
    if (impor.step === step) return impor;
    await new Promise((wake) => setTimeout(wake, 20));
  }
};

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const ours: number[] = [];
const alone: number[] = [];
let peak = 0;
for (let round = 0; round < 3; round++) {
  const data = join(dir, `round-${round}`);
  await prepareInvoices(data, 1000, 1);
  const server = await servePatuh(data);
  const headers = await signIn(server.url);
  const body = new FormData();
  body.set('kind', 'faktur-keluaran');
  body.set('file', new Blob([new Uint8Array(readFileSync(path))]), 'impor.xlsx');
  const { ms } = await timed(async () => {
    const { id } = await asked<Import>(server, headers, 'POST', '', body);
    const ready = await until(server, headers, id, 'REPAIR');
    await asked(server, headers, 'POST', `/${id}/commit`, { version: ready.version, only: 'ready' });
    const done = await until(server, headers, id, 'FINISHED');
    if (done.succeeded !== INVOICES) throw new Error(`${done.succeeded} of ${INVOICES} saved`);
  });
  ours.push(ms);
  peak = Math.max(peak, peakMegabytes(server.pid));
  await server.stop();
  alone.push(await libraryAlone());
}
atMost(
  'import of 10,000 invoices, 30,000 lines, to drafts',
  'exceljs alone reading the file',
  median(ours) / median(alone),
  4,
  ` (${(median(ours) / 1000).toFixed(1)} s to ${(median(alone) / 1000).toFixed(1)} s)`,
);
record({
  what: 'import, peak memory of the process',
  against: 'MB',
  figure: `${Math.round(peak)} MB`,
  reach: 'under 500 MB',
  ok: peak < 500,
});
finish();
