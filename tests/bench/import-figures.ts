import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Excel from 'exceljs';
import { prepareInvoices } from './invoices.ts';
import { benchDir, finish, record, timeAtMost, timed } from './measure.ts';
import { type Served, servePatuh, signIn } from './serve.ts';

const ROUNDS = 3;

export type MeasuredImport = {
  /** In the table of figures: "import of 10,000 invoices". */
  readonly name: string;
  readonly kind: string;
  readonly route: string;
  readonly path: string;
  readonly documents: number;
};

type Import = { id: string; version: number; step: string; succeeded: number; message: string | null };

/** The library alone: reads every row and cell of the same file and discards them. */
const libraryAlone = async (path: string): Promise<number> =>
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

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** From the file to the last draft: uploaded, recognised by its layout, checked, saved. */
const takenIn = async ({ url }: Served, of: MeasuredImport): Promise<void> => {
  const headers = await signIn(url);
  const requests = async (method: string, at: string, body?: FormData | object): Promise<Import> => {
    const json = body && !(body instanceof FormData);
    const answer = await fetch(`${url}${of.route}${at}`, {
      method,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body ? { body: json ? JSON.stringify(body) : body } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Import;
  };
  const until = async (id: string, step: string): Promise<Import> => {
    for (;;) {
      const impor = await requests('GET', `/${id}`);
      if (impor.message) throw new Error(impor.message);
      if (impor.step === step) return impor;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  };
  const body = new FormData();
  body.set('kind', of.kind);
  body.set('file', new Blob([new Uint8Array(readFileSync(of.path))]), 'impor.xlsx');
  const { id } = await requests('POST', '', body);
  const { version } = await until(id, 'REPAIR');
  await requests('POST', `/${id}/commit`, { version, only: 'ready' });
  const { succeeded } = await until(id, 'FINISHED');
  if (succeeded !== of.documents) throw new Error(`${succeeded} of ${of.documents} saved`);
};

/** Figures of any kind of import: relative to the library that reads its file, and in memory. */
export const importFigures = async (of: MeasuredImport): Promise<void> => {
  const ours: number[] = [];
  const alone: number[] = [];
  let peak = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const data = join(benchDir(), `round-${round}`);
    await prepareInvoices(data, 1000, 1);
    const server = await servePatuh(data);
    ours.push((await timed(() => takenIn(server, of))).ms);
    peak = Math.max(peak, peakMegabytes(server.pid));
    await server.stop();
    alone.push(await libraryAlone(of.path));
  }
  timeAtMost(`${of.name}, to drafts`, 'exceljs alone reading the file', { a: ours, b: alone }, 4);
  record({
    what: `${of.name}, peak memory of the process`,
    against: 'MB',
    figure: `${Math.round(peak)} MB`,
    reach: 'under 500 MB',
    ok: peak < 500,
  });
  finish();
};
