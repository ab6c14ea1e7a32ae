import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { excelCell } from '../../../output/table-columns.ts';
import { writeXlsx } from '../../../output/table-xlsx.ts';
import { fakturColumns, fakturHeading, lineColumns, lineHeading } from './columns.ts';

/** Two sheets, invoices and lines, written row by row to a file. */
export const writeFakturXlsx = (
  path: string,
  fakturs: AsyncIterable<Faktur> | Iterable<Faktur>,
  locale: Locale,
): Promise<void> =>
  writeXlsx(path, fakturs, [
    {
      name: say(locale, 'faktur.export.invoices'),
      columns: fakturColumns.map(({ key, amount = false }) => ({ title: fakturHeading(locale, key), amount })),
      rowsOf: (faktur) => [fakturColumns.map((column) => excelCell(column, faktur))],
    },
    {
      name: say(locale, 'faktur.export.lines'),
      columns: [
        ...['number', 'reference'].map((key) => ({ title: fakturHeading(locale, key), amount: false })),
        ...lineColumns.map(({ key, amount = false }) => ({ title: lineHeading(locale, key), amount })),
      ],
      rowsOf: ({ number, reference, lines }) =>
        lines.map((line) => [number, reference, ...lineColumns.map((column) => excelCell(column, line))]),
    },
  ]);
