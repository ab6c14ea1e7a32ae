import { join } from 'node:path';
import { bridgeOf } from '#domain/cocokkan/bridge.ts';
import { matchBooks } from '#domain/cocokkan/match.ts';
import type { BookDocument, LedgerRow } from '#domain/cocokkan/record.ts';
import { bookedTypes } from '#domain/cocokkan/sides.ts';
import { rupiah } from '#domain/definition/money.ts';
import { planLedger } from '../../api/imports/files/ledger/plan.ts';
import { readLedger } from '../../api/imports/files/ledger/read.ts';
import { openFile } from '../../api/imports/files/open-file.ts';
import { systemScope } from '../../api/services/deps.ts';
import Database from '../../db/better-sqlite3.ts';
import { openDb } from '../../db/connection.ts';
import { bookedOf } from '../../db/repositories/faktur/booked.ts';
import { companyId, prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';

/** Two of ten benchmark invoices were never at the office; the others are the documents. */
const INVOICES = 125_000;
const ROWS = 100_000;
const SPAN = { from: '2025-01', to: '2025-12' };
const dataDir = join(benchDir(), 'cocokkan');
await prepareInvoices(dataDir, INVOICES, 1);

type LedgerLine = {
  number: string;
  date: string;
  reference: string;
  party: string;
  npwp: string;
  dpp: number;
  ppn: number;
};

/** By number, by reference or by neither, some in another masa, some with other amounts. */
const entryOf = ({ number, date, reference, party, npwp, dpp, ppn }: LedgerLine, at: number): string => {
  const booked = at % 20 === 0 ? `${date.slice(0, 8)}28` : date;
  const tax = at % 30 === 0 ? Math.round(ppn / 11) * 12 : at % 25 === 0 ? ppn + 300 : ppn;
  const names = at % 10 < 6 ? [number, ''] : at % 10 < 9 ? ['', reference] : ['', ''];
  return [booked, `JU-${at}`, 'Penjualan', party, at % 2 ? npwp : '', ...names, rupiah(dpp), rupiah(tax)].join(';');
};

const raw = new Database(join(dataDir, 'patuh.sqlite'));
const result = raw
  .prepare(
    `select number, date, reference, counterparty_name as party, counterparty_npwp as npwp, dpp, ppn from faktur
     where status in ('APPROVED', 'CANCELED') order by id limit ${ROWS}`,
  )
  .all() as LedgerLine[];
raw.close();
const heads = 'Tanggal;No Jurnal;Keterangan;Pelanggan;NPWP;Nomor Faktur Pajak;Referensi;DPP;PPN';
const file = Buffer.from([heads, ...result.map(entryOf)].join('\n'));

const db = await openDb({ dataDir });
const scope = systemScope(companyId(0));
let rows: readonly LedgerRow[] = [];
let documents: readonly BookDocument[] = [];

const reading = async (): Promise<number> => {
  const { ms } = await timed(async () => {
    const opened = await openFile(file, 'buku-besar.csv');
    if (opened.type === 'xml') throw new Error('no table');
    const { plan } = await planLedger(opened.book, opened.book.sheets[0] ?? '');
    rows = (await readLedger(opened.book, plan, 'out')).rows;
    const found = await Promise.all(bookedTypes.out.map((type) => bookedOf(scope, db.read, type, SPAN)));
    documents = found.flat();
  });
  if (rows.length !== ROWS || documents.length !== ROWS)
    throw new Error(`${rows.length} rows, ${documents.length} documents`);
  return ms;
};

await reading();
const matching = await inTurn(
  5,
  async () => {
    const { ms, value } = await timed(() => {
      const lines = matchBooks({ rows, documents, span: SPAN });
      return bridgeOf(lines, { rows, documents, span: SPAN }, null);
    });
    if (value.rest !== 0) throw new Error(`${value.rest} sen are lost`);
    return ms;
  },
  reading,
);
await db.close();
timeAtMost(`${ROWS} rows of a ledger held against ${ROWS} invoices`, 'reading both', matching, 3);
finish();
