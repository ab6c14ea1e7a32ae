import type { FakturStatus } from '../faktur/status.ts';
import { parseAmount, parseDay } from '../text/parse.ts';
import { statusFrom } from './status-words.ts';

/** One invoice of the portal's list of output invoices, as far as it says. */
export type ListedFaktur = {
  /** Row of the sheet, counted from 1. */
  readonly row: number;
  /** 17 digits. */
  readonly number: string | null;
  readonly reference: string | null;
  readonly date: string | null;
  readonly counterpartyNpwp: string | null;
  readonly counterpartyName: string;
  readonly status: FakturStatus | null;
  /** The status as the file has it. */
  readonly said: string;
  readonly dpp: string | null;
  readonly ppn: string | null;
};

type Column = 'number' | 'reference' | 'date' | 'counterpartyNpwp' | 'counterpartyName' | 'status' | 'dpp' | 'ppn';

/** Headings as the portal writes them, loosened: letters only. The first that fits wins. */
const headings: Readonly<Record<Column, RegExp>> = {
  number: /^(nomor|no)faktur(pajak)?$|^taxinvoicenumber$/,
  status: /^status(faktur)?(pajak)?$|^taxinvoicestatus$|^invoicestatus$/,
  reference: /^referensi$|^reference$/,
  date: /^(tanggal|tgl)faktur(pajak)?$|^taxinvoicedate$/,
  counterpartyNpwp: /^npwppembeli|^npwpnikpembeli|^buyertin|^npwp$/,
  counterpartyName: /^nama(pembeli)?$|^buyername$/,
  dpp: /^hargajual|^dpp$|^taxbase$|^dasarpengenaanpajak$/,
  ppn: /^ppn(rp)?$|^vat$/,
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

/** Rows above the headings a portal may put in: title, company, period. */
const HEADING_WITHIN = 25;

/**
 * The portal's list out of the rows of a sheet, wherever its headings stand and in whatever order. Null when no row has a status
 * and either a number or a reference: it is some other table. Rows with neither number nor reference are passed over.
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
        date: parseDay(text('date')),
        counterpartyNpwp: text('counterpartyNpwp').replace(/\D/g, '') || null,
        counterpartyName: text('counterpartyName'),
        status: statusFrom(text('status')),
        said: text('status'),
        dpp: parseAmount(text('dpp')),
        ppn: parseAmount(text('ppn')),
      },
    ];
  });
};
