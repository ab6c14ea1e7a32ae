import type { Finding } from '../../definition/finding.ts';
import { type EntryRow, rowsIn } from '../entries.ts';
import { type Check, cellAmount, error, foundWhere } from './check.ts';

/** Signs in a number do not count, as in the list of slips received. */
const slipName = ({ npwp = '', number = '' }: EntryRow): string =>
  `${npwp} ${number.replace(/[\s./-]/g, '').toUpperCase()}`;

/** Slips have a tax of at most their base, nothing negative, and count once for each withholder. */
export const slips: Check = ({ form, entries }) => {
  const [sheet, table] = form.era === '1771' ? (['III', 'III'] as const) : (['L3', 'L3B'] as const);
  const seen = new Set<string>();
  return rowsIn(entries, sheet, table).flatMap((row, at): readonly Finding[] => {
    const path = `${sheet}!${table}.${at}`;
    const name = slipName(row);
    const isRepeated = (row.number ?? '') !== '' && seen.has(name);
    seen.add(name);
    const [base, tax] = [cellAmount(row.base), cellAmount(row.tax)];
    return foundWhere(
      [tax > base, error(path, 'tax_above_base')],
      [tax < 0 || base < 0, error(path, 'negative')],
      [isRepeated, error(path, 'slip_twice', { params: { number: row.number ?? '' } })],
    );
  });
};
