import ExcelJS from 'exceljs';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { type Column, fakturColumns, fakturHeading, lineColumns, lineHeading } from './faktur-columns.ts';

const LONGEST_EXACT = 15;

/** Excel keeps fifteen digits: an amount that fits goes in as a number, a longer one as text, so that nothing is rounded silently. */
const cell = <R>(column: Column<R>, record: R): string | number | null => {
  const text = column.value(record);
  if (!column.amount || text === null) return text;
  return text.replace(/\D/g, '').length <= LONGEST_EXACT ? Number(text) : text;
};

const heading = (sheet: ExcelJS.Worksheet, titles: string[], amounts: boolean[]): void => {
  sheet.columns = titles.map((title, at) => ({
    width: Math.min(40, Math.max(12, title.length + 2)),
    style: { numFmt: amounts[at] ? '#,##0.00' : '@' },
  }));
  const row = sheet.addRow(titles);
  row.font = { bold: true };
  row.commit();
};

/** Two sheets, invoices and lines, written row by row to a file. */
export const writeFakturXlsx = async (
  path: string,
  fakturs: AsyncIterable<Faktur> | Iterable<Faktur>,
  locale: Locale,
): Promise<void> => {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: false });
  const invoices = book.addWorksheet(say(locale, 'faktur.export.invoices'), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  const lines = book.addWorksheet(say(locale, 'faktur.export.lines'), { views: [{ state: 'frozen', ySplit: 1 }] });
  heading(
    invoices,
    fakturColumns.map(({ key }) => fakturHeading(locale, key)),
    fakturColumns.map(({ amount }) => amount === true),
  );
  heading(
    lines,
    ['number', 'reference']
      .map((key) => fakturHeading(locale, key))
      .concat(lineColumns.map(({ key }) => lineHeading(locale, key))),
    [false, false, ...lineColumns.map(({ amount }) => amount === true)],
  );
  for await (const faktur of fakturs) {
    invoices.addRow(fakturColumns.map((column) => cell(column, faktur))).commit();
    for (const line of faktur.lines)
      lines.addRow([faktur.number, faktur.reference, ...lineColumns.map((column) => cell(column, line))]).commit();
  }
  invoices.commit();
  lines.commit();
  await book.commit();
};
