import type { FakturStatus } from '../faktur/status.ts';
import { monthNumber } from '../text/format.ts';
import { parseAmount, parseDay } from '../text/parse.ts';

/** State names of the portal, in all spellings seen in its lists and in either language; letters only, upper case. */
const words: Readonly<Record<string, FakturStatus>> = {
  DRAFT: 'DRAFT',
  CREATED: 'DRAFT',
  KONSEP: 'DRAFT',
  INPROGRESS: 'IN_PROGRESS',
  SUBMITTED: 'IN_PROGRESS',
  DIPROSES: 'IN_PROGRESS',
  SIGNINGINPROGRESS: 'SIGNING_IN_PROGRESS',
  APPROVED: 'APPROVED',
  NORMAL: 'APPROVED',
  DISETUJUI: 'APPROVED',
  REJECTED: 'REJECTED',
  INVALID: 'REJECTED',
  DITOLAK: 'REJECTED',
  SAVEDINVALID: 'SAVED_INVALID',
  FAILED: 'FAILED',
  GAGAL: 'FAILED',
  WAITINGFORCANCELLATION: 'WAITING_FOR_CANCELLATION',
  WAITINGFORAMENDMENT: 'WAITING_FOR_AMENDMENT',
  AMENDED: 'AMENDED',
  DIGANTI: 'AMENDED',
  CANCELED: 'CANCELED',
  CANCELLED: 'CANCELED',
  DIBATALKAN: 'CANCELED',
};

export const statusFrom = (word: string): FakturStatus | null =>
  words[word.toUpperCase().replace(/[^A-Z]/g, '')] ?? null;

/** Low to high. A file never lowers a state, because it may be outdated. */
export const statusRank: Readonly<Record<FakturStatus, number>> = {
  DRAFT: 0,
  IN_PROGRESS: 1,
  SIGNING_IN_PROGRESS: 2,
  REJECTED: 3,
  SAVED_INVALID: 3,
  FAILED: 3,
  APPROVED: 4,
  WAITING_FOR_AMENDMENT: 5,
  WAITING_FOR_CANCELLATION: 5,
  AMENDED: 6,
  CANCELED: 6,
};

export type ListedFaktur = {
  readonly row: number;
  /** 17 digits. */
  readonly number: string | null;
  readonly reference: string | null;
  readonly date: string | null;
  /** Masa pajak, YYYY-MM; null where the list names none. */
  readonly period: string | null;
  readonly counterpartyNpwp: string | null;
  /** The identity of the buyer as written in the list: an NPWP, a NIK, a passport. */
  readonly identity: string;
  readonly counterpartyName: string;
  readonly status: FakturStatus | null;
  readonly statusText: string;
  readonly dpp: string | null;
  readonly otherDpp: string | null;
  readonly ppn: string | null;
  readonly ppnbm: string | null;
};

type Column =
  | ('number' | 'reference' | 'date' | 'month' | 'year' | 'counterpartyNpwp' | 'counterpartyName' | 'status')
  | ('dpp' | 'otherDpp' | 'ppn' | 'ppnbm');

/** Headings of the portal, letters only. The first match counts. */
const headings: Readonly<Record<Column, RegExp>> = {
  number: /^(nomor|no)faktur(pajak)?$|^taxinvoicenumber$/,
  status: /^status(faktur)?(pajak)?$|^taxinvoicestatus$|^invoicestatus$/,
  reference: /^referensi$|^reference$/,
  date: /^(tanggal|tgl)faktur(pajak)?$|^taxinvoicedate$/,
  month: /^masa(pajak)?$|^taxperiod$|^taxinvoiceperiod$/,
  year: /^tahun(pajak)?$|^taxyear$|^taxinvoiceyear$/,
  counterpartyNpwp: /^npwppembeli|^npwpnikpembeli|^buyertin|^npwp$/,
  counterpartyName: /^nama(pembeli)?$|^buyername$/,
  dpp: /^hargajual|^dpp$|^taxbase$|^dasarpengenaanpajak$/,
  otherDpp: /^dppnilailain(dpp)?$|^othertaxbase$/,
  ppn: /^ppn(rp)?$|^vat$/,
  ppnbm: /^ppnbm(rp)?$|^stlg$/,
};

type SheetRow = { readonly row: number; readonly cells: readonly string[] };
type Columns = Partial<Record<Column, number>>;

const columnsOf = (cells: readonly string[]): Columns | null => {
  const found: Columns = {};
  cells.forEach((cell, at) => {
    const heading = cell.toLowerCase().replace(/[^a-z]/g, '');
    for (const column of Object.keys(headings) as Column[])
      if (found[column] === undefined && headings[column].test(heading)) {
        found[column] = at;
        break;
      }
  });
  const names = found.number !== undefined || found.reference !== undefined;
  return names && found.status !== undefined ? found : null;
};

/** The portal's code of a month: TD.00701 is January. */
const PORTAL_MONTH = /^TD\.007(0[1-9]|1[0-2])$/i;

const periodOf = (month: string, year: string): string | null => {
  const text = PORTAL_MONTH.exec(month)?.[1] ?? month;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : monthNumber(text);
  if (number === null || number < 1 || number > 12 || !/^20\d{2}$/.test(year)) return null;
  return `${year}-${String(number).padStart(2, '0')}`;
};

const HEADING_WITHIN = 25;

/**
 * Wherever the headings are and in any column order. Null if no row has a status and either a number or a reference: it
 * is another table. Rows with neither are skipped.
 */
export const readStatusList = (rows: readonly SheetRow[]): ListedFaktur[] | null => {
  let columns: Columns | null = null;
  let start = 0;
  while (!columns && start < Math.min(rows.length, HEADING_WITHIN)) columns = columnsOf(rows[start++]?.cells ?? []);
  if (!columns) return null;
  const at = columns;
  return rows.slice(start).flatMap(({ row, cells }) => {
    const text = (column: Column): string => {
      const index = at[column];
      return index === undefined ? '' : (cells[index] ?? '').trim();
    };
    const number = text('number').replace(/\D/g, '');
    const reference = text('reference').replace(/^-$/, '');
    if (number === '' && reference === '') return [];
    return [
      {
        row,
        number: number.length === 17 ? number : null,
        reference: reference || null,
        // The portal writes days with a time of midnight.
        date: parseDay(text('date').replace(/T.*$/, '')),
        period: periodOf(text('month'), text('year')),
        counterpartyNpwp: text('counterpartyNpwp').replace(/\D/g, '') || null,
        identity: text('counterpartyNpwp'),
        counterpartyName: text('counterpartyName'),
        status: statusFrom(text('status')),
        statusText: text('status'),
        dpp: parseAmount(text('dpp')),
        otherDpp: parseAmount(text('otherDpp')),
        ppn: parseAmount(text('ppn')),
        ppnbm: parseAmount(text('ppnbm')),
      },
    ];
  });
};
