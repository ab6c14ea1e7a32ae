import { readDay } from '../cells/day.ts';
import type { CellReader } from '../cells/reader.ts';

/** The day goods go back, "" where the cell says none; one that has not come yet is said. */
export const readReturnDay = (reader: CellReader<'date'>, today: string): string => {
  const date = readDay(reader, 'date') ?? '';
  if (reader.text('date') === '') reader.error('date', 'retur_date_missing');
  else if (date > today) reader.error('date', 'retur_future');
  return date;
};
