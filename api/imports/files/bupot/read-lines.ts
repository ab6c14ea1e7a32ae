import { type MonthLine, monthDeductions, monthLines, monthParts, sumOfParts } from '#domain/bupot/month-lines.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { isZero, rupiah, type Sen, sen } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { type Exchange, inRupiah, readExchange } from '../cells/currency.ts';
import { readDecimal, shown } from '../cells/reader.ts';
import type { Reader } from './read-payee.ts';

const MONEY_PLACES = 2;
const WHOLE_RUPIAH = 100;

type Lines = Pick<BupotInput, MonthLine>;
type LineColumn = MonthLine | 'salaryPension';

/** Many payrolls write deductions as negative amounts. */
const isDeduction = (column: LineColumn): boolean => (monthDeductions as readonly string[]).includes(column);

const readLine = (reader: Reader, column: LineColumn, exchange: Exchange | null): string | null => {
  const amount = readDecimal(reader, column, MONEY_PLACES);
  if (amount === null) return null;
  if (!amount.startsWith('-') || isZero(amount)) return inRupiah(amount, exchange, MONEY_PLACES);
  const positive = amount.slice(1);
  if (!isDeduction(column)) {
    reader.error(column, 'slip_part_negative');
    return null;
  }
  reader.warn(column, 'slip_deduction_negative', {
    params: { amount: formatDecimal(positive) },
    proposal: shown(positive),
  });
  return inRupiah(positive, exchange, MONEY_PLACES);
};

const isEmpty = (lines: Lines): boolean => monthParts.every((part) => lines[part] === null);

/** Parts with the salary above the gross: one of the sums has to be corrected. */
const compareParts = (reader: Reader, parts: Sen, gross: string): void => {
  if (parts - sen(gross) < WHOLE_RUPIAH) return;
  reader.error('gross', 'slip_parts_above_gross', {
    params: { parts: formatDecimal(rupiah(parts)), gross: formatDecimal(gross) },
  });
};

/** In rupiah. A gross of the file contains the parts, and the rest is salary; otherwise the gross is the sum. */
export const readMonthLines = (
  reader: Reader,
  { gross, grossUp }: Pick<BupotInput, 'gross' | 'grossUp'>,
): Lines & Pick<BupotInput, 'gross'> => {
  const exchange = readExchange(reader, { currency: 'currency', rate: 'exchangeRate' });
  const lines = Object.fromEntries(monthLines.map((line) => [line, readLine(reader, line, exchange)])) as Lines;
  const salary = readLine(reader, 'salaryPension', exchange);
  const parts = sumOfParts({ ...lines, grossUp }) + sen(salary ?? '0');
  if (gross === null) return { ...lines, gross: salary === null && isEmpty(lines) ? null : rupiah(parts) };
  compareParts(reader, parts, gross);
  return { ...lines, gross };
};
