import { readDay } from '../cells/day.ts';
import type { CellReader } from '../cells/reader.ts';

export const checkReturnDay = (reader: CellReader<'date'>, date: string, today: string): void => {
  if (reader.text('date') === '') reader.error('date', 'retur_date_missing');
  else if (date > today) reader.error('date', 'retur_future');
};

export const readReturnDay = (reader: CellReader<'date'>, today: string): string => {
  const date = readDay(reader, 'date') ?? '';
  checkReturnDay(reader, date, today);
  return date;
};
