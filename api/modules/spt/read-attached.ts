import { isDay } from '#domain/definition/day.ts';
import { rupiah, rupiahShare, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import {
  type CollectedRow,
  collectedElements,
  collectedLines,
  collectedTotals,
} from '#domain/spt/ppn/collected-xml.ts';
import { type ReadRetail, retailColumns, retailLines } from '#domain/spt/ppn/retail-xml.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Refusal, refuseOtherTin } from '../../imports/files/refusal.ts';
import { scanBulk } from '../../imports/files/xml/bulk.ts';

const AMOUNT = /^\d{1,13}(\.0{1,2})?$/;
/** Retail systems export sen; the lumped sales of a masa are whole rupiah. */
const WITH_SEN = /^\d{1,13}(\.\d{1,2})?$/;

const refused = (message: string, params: Record<string, string | number> = {}): Problem =>
  new Problem('invalid', { errors: { file: { key: `spt.server.${message}`, params } } });

const readOrRefuse = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Problem('invalid', { errors: { file: { key: error.message, params: error.params } } });
  }
};

const amountIn = (text: string | undefined, row: number, form: RegExp = AMOUNT): string => {
  const amount = text?.trim() || '0';
  if (!form.test(amount)) throw refused('file_amount', { row, amount: amount.slice(0, 30) });
  return rupiah(sen(amount));
};

const scanned = async (bytes: Uint8Array, root: string, row: string) => {
  const head: Record<string, string> = {};
  const rows: Record<string, string>[] = [];
  let now: Record<string, string> | null = null;
  await scanBulk(bytes, {
    root,
    open: (name) => {
      if (name === row) now = {};
    },
    close: (name, _parent, text) => {
      if (name === row && now) {
        rows.push(now);
        now = null;
      } else (now ?? head)[name] = text.trim();
    },
    rows: () => rows.length,
  });
  return { head, rows };
};

type Expected = { readonly npwp: string; readonly period: string };

const refuseMasa = (period: string, stated: string): void => {
  if (stated !== period) throw refused('file_period', { period: formatPeriod(stated) });
};

/** Sums of a masa in whole rupiah, rounded half up after adding. */
const whole = (lines: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lines).map(([line, amount]) => [line, rupiah(rupiahShare(sen(amount), [1, 1], 'nearest'))]),
  );

/** RetailInvoiceBulk. Throws `invalid` for another taxpayer or masa, and for an invalid code or amount. */
export const readRetail = (bytes: Uint8Array, { npwp, period }: Expected): Promise<ReadRetail> =>
  readOrRefuse(async () => {
    const { head, rows } = await scanned(bytes, 'RetailInvoiceBulk', 'RetailInvoice');
    refuseOtherTin(head.TIN ?? '', npwp);
    refuseMasa(period, `${head.TaxPeriodYear ?? ''}-${(head.TaxPeriodMonth ?? '').padStart(2, '0')}`);
    if (rows.length === 0) throw refused('file_empty');
    const lines: Record<string, string> = {};
    const facilities = new Set<string>();
    for (const [at, row] of rows.entries()) {
      const code = row.TrxCode ?? '';
      const line = retailLines[code];
      if (line === undefined) throw refused('file_code', { row: at + 1, code: code.slice(0, 20) });
      if (line === 'I.A.9') facilities.add(code);
      for (const [element, column] of Object.entries(retailColumns)) {
        const amount = amountIn(row[element], at + 1, WITH_SEN);
        const key = `${line}.${column}`;
        // Sales without PPN only have a price.
        if (line === 'I.B' && column !== 'HARGA') continue;
        lines[key] = rupiah(sen(lines[key] ?? '0') + sen(amount));
      }
    }
    return { lines: whole(lines), facilities: [...facilities] };
  });

/** Throws `invalid` for another taxpayer or masa, and where the sums differ from the rows. */
export const readCollected = (bytes: Uint8Array, { npwp, period }: Expected) =>
  readOrRefuse(async () => {
    const { head, rows: read } = await scanned(bytes, 'VATandSTLGCollectedByOtherCollector', 'VATandSTLG');
    refuseOtherTin(head.TIN ?? '', npwp);
    refuseMasa(period, `${head.Model ?? ''}-${(head.Period ?? '').padStart(2, '0')}`);
    if (read.length === 0) throw refused('file_empty');
    const amounts = Object.values(collectedTotals).map(([, key]): string => key);
    const rows = read.map((row, at) => {
      const made = Object.entries(collectedElements).map(([element, key]) => [
        key,
        amounts.includes(key) ? amountIn(row[element], at + 1) : (row[element] ?? ''),
      ]);
      const one = Object.fromEntries(made) as CollectedRow;
      if (!isDay(one.date)) throw refused('file_day', { row: at + 1 });
      return one;
    });
    const lines = collectedLines(rows);
    for (const [element, [column]] of Object.entries(collectedTotals)) {
      const value = head[element];
      if (value !== undefined && sen(amountIn(value, 0)) !== sen(lines[`VIII.A.${column}`] ?? '0'))
        throw refused('file_totals', { element });
    }
    return { rows, lines };
  });
