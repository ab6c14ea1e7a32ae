import { readDay } from '../cells/day.ts';
import type { CellReader } from '../cells/reader.ts';

/** The day of the return, "" if the cell has none; a future day is reported. */
export const readReturnDay = (reader: CellReader<'date'>, today: string): string => {
  const date = readDay(reader, 'date') ?? '';
  if (reader.text('date') === '') reader.error('date', 'retur_date_missing');
  else if (date > today) reader.error('date', 'retur_future');
  return date;
};
