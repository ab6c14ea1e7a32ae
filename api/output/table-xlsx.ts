import ExcelJS from 'exceljs';

export type Sheet<R> = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly amount: boolean }[];
  /** The rows a record has on this sheet. */
  readonly rowsOf: (record: R) => readonly (readonly (string | number | null)[])[];
};

const heading = (sheet: ExcelJS.Worksheet, columns: Sheet<never>['columns']): void => {
  sheet.columns = columns.map(({ title, amount }) => ({
    width: Math.min(40, Math.max(12, title.length + 2)),
    style: { numFmt: amount ? '#,##0.00' : '@' },
  }));
  const row = sheet.addRow(columns.map(({ title }) => title));
  row.font = { bold: true };
  row.commit();
};

/** A workbook of one sheet or several, written row by row to a file. */
export const writeXlsx = async <R>(
  path: string,
  records: AsyncIterable<R> | Iterable<R>,
  sheets: readonly Sheet<R>[],
): Promise<void> => {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: false });
  const open = sheets.map((of) => {
    const sheet = book.addWorksheet(of.name, { views: [{ state: 'frozen', ySplit: 1 }] });
    heading(sheet, of.columns);
    return { sheet, of };
  });
  for await (const record of records)
    for (const { sheet, of } of open) for (const row of of.rowsOf(record)) sheet.addRow([...row]).commit();
  for (const { sheet } of open) sheet.commit();
  await book.commit();
};
