import { parseAmount } from '#domain/text/parse.ts';
import type { Cells } from '../raw.ts';
import type { TotalRow } from '../reading.ts';

const PLACES = 5;

const exactly = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return decimal.startsWith('-') ? -value : value;
};

const written = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0');
  const text = `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, '');
  return value < 0n ? `-${text}` : text;
};

type Sums = Map<string, bigint>;

const add = (sums: Sums, field: string, value: bigint): void => {
  sums.set(field, (sums.get(field) ?? 0n) + value);
};

/**
 * Compares each total row with all rows so far, with the rows since the previous total, and with the sum of totals.
 * Amounts are never rounded.
 */
export const runningTotals = (fields: readonly string[]) => {
  const [all, since, totals]: [Sums, Sums, Sums] = [new Map(), new Map(), new Map()];
  const amounts = (cells: Cells): [string, bigint, string][] =>
    fields.flatMap((field) => {
      const decimal = parseAmount(cells[field] ?? '');
      return decimal === null ? [] : [[field, exactly(decimal), decimal]];
    });
  return {
    row: (cells: Cells): void => {
      for (const [field, value] of amounts(cells)) {
        add(all, field, value);
        add(since, field, value);
      }
    },
    total: (cells: Cells): TotalRow['differs'] => {
      const differs = amounts(cells).flatMap(([field, value, file]) => {
        const sums = [since, all, totals].map((one) => one.get(field) ?? 0n);
        return sums.includes(value) ? [] : [{ field, file, read: written(sums[0] ?? 0n) }];
      });
      for (const [field, value] of amounts(cells)) add(totals, field, value);
      since.clear();
      return differs;
    },
  };
};
