import { readDay } from '../cells/day.ts';
import type { CellReader } from '../cells/reader.ts';

/** Reports a return without a day (YYYY-MM-DD) or with a future one. */
export const checkReturnDay = (reader: CellReader<'date'>, date: string, today: string): void => {
  if (reader.text('date') === '') reader.error('date', 'retur_date_missing');
  else if (date > today) reader.error('date', 'retur_future');
};

/** The day of the return, "" if the cell has none. */
export const readReturnDay = (reader: CellReader<'date'>, today: string): string => {
  const date = readDay(reader, 'date') ?? '';
  checkReturnDay(reader, date, today);
  return date;
};
