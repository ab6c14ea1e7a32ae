import { join } from 'node:path';
import Excel from 'exceljs';
import { sen } from '../../api/domain/definition/money.ts';
import type { BillingOrder } from '../../api/gateways/djp/billing/port.ts';
import { simulatedBillingOffice } from '../../api/gateways/djp/billing/simulator/desk.ts';
import { openDb } from '../../db/connection.ts';
import { databaseBillingBooks } from '../../db/repositories/office/office-billings.ts';
import { companyId, prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, inTurn, median, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const CODES = 500;
const ROUNDS = 3;
const LATENCY_MS = 50;
const AT_ONCE = 8;
const office = { DJP_LATENCY_MS: String(LATENCY_MS), DJP_CONCURRENCY: String(AT_ONCE) };

const numbers = Array.from({ length: CODES }, (_, at) => at);
const nopOf = (at: number) => `31${String(at).padStart(16, '0')}`;
const amountOf = (at: number) => 2_500_000 + 1_000 * at;

/** 500 sales of land, as in a notary's list. */
const workbook = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('Setoran');
  sheet.addRow(['KAP', 'KJS', 'Masa Pajak', 'Jumlah Setor', 'Uraian', 'NOP', 'Alamat Objek Pajak']);
  for (const at of numbers)
    sheet.addRow(['411128', '402', '03-2025', amountOf(at), `Jual kavling ${at}`, nopOf(at), `Jalan Melati ${at}`]);
  return new Uint8Array(await book.xlsx.writeBuffer());
};

const orderOf = (at: number): BillingOrder => ({
  companyId: companyId(0),
  objectId: `direct${at}`,
  tin: '0021487365043000',
  kap: '411128',
  kjs: '402',
  periodFrom: '2025-03',
  periodTo: '2025-03',
  amount: sen(String(amountOf(at))),
  description: `Jual kavling ${at}`,
  assessmentNumber: null,
  ofReturn: false,
  nop: nopOf(at),
  payer: { npwp: '0021487365043000', name: 'PT Bench', address: 'Jalan 1', city: 'Jakarta' },
});

let round = 0;

const direct = async (): Promise<number> => {
  const dataDir = join(benchDir(), `office-${++round}`);
  await prepareInvoices(dataDir, 1, 1);
  const db = await openDb({ dataDir });
  const simulator = simulatedBillingOffice({
    books: databaseBillingBooks(db),
    now: Date.now,
    latencyMs: LATENCY_MS,
    concurrency: AT_ONCE,
  });
  const left = [...numbers];
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let at = left.pop(); at !== undefined; at = left.pop()) {
          const answer = await simulator.office.issue(orderOf(at), `direct-${at}`);
          if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
        }
      }),
    ),
  );
  await db.close();
  return ms;
};

type Import = {
  version: number;
  step: string;
  message: string | null;
  state: { guesses: Record<string, { column: string }>; totals: { ready: number } };
  codes: { made: number } | null;
};

const ours = async (): Promise<number> => {
  const dataDir = join(benchDir(), `ours-${++round}`);
  await prepareInvoices(dataDir, 1, 1);
  const patuh = await servePatuh(dataDir, office);
  const headers = await signIn(patuh.url);
  const base = `${patuh.url}/main/api/ebilling/import`;
  const requests = async <T>(method: string, at: string, body?: FormData | object): Promise<T> => {
    const json = body && !(body instanceof FormData);
    const answer = await fetch(base + at, {
      method,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body ? { body: json ? JSON.stringify(body) : body } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const until = async (id: string, fits: (impor: Import) => boolean): Promise<Import> => {
    for (;;) {
      const impor = await requests<Import>('GET', `/${id}`);
      if (impor.message) throw new Error(impor.message);
      if (fits(impor)) return impor;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  };
  const body = new FormData();
  body.set('kind', 'billing');
  body.set('file', new Blob([await workbook()]), 'setoran.xlsx');
  const { ms } = await timed(async () => {
    const { id } = await requests<{ id: string }>('POST', '', body);
    const { version, state } = await until(id, ({ step }) => step === 'SHEET');
    const mapping = Object.fromEntries(Object.entries(state.guesses).map(([field, { column }]) => [field, column]));
    await requests('PUT', `/${id}/mapping`, { version, mapping });
    const ready = await until(id, ({ step }) => step === 'REPAIR');
    if (ready.state.totals.ready !== CODES) throw new Error(`${ready.state.totals.ready} of ${CODES} ready`);
    await requests('POST', `/${id}/commit`, { version: ready.version, only: 'ready' });
    await until(id, ({ codes }) => codes?.made === CODES);
  });
  await patuh.stop();
  return ms;
};

const { a, b } = await inTurn(ROUNDS, ours, direct);
atMost(
  '500 billing codes from an Excel',
  'the same calls straight to the simulated office',
  median(a) / median(b),
  1.3,
  ` (${(median(a) / 1000).toFixed(2)} s to ${(median(b) / 1000).toFixed(2)} s)`,
);
finish();
