import type { Faktur } from '#domain/faktur/record.ts';
import type { Locale } from '#domain/messages/index.ts';
import { csvCells, writeCsv } from '../../../output/table-csv.ts';
import { fakturColumns, fakturHeading, lineColumns, lineHeading } from './columns.ts';

/** One row per line, the invoice's own columns repeated: opens as a pivot source and imports back without loss. */
export const writeFakturCsv = (
  fakturs: AsyncIterable<Faktur> | Iterable<Faktur>,
  locale: Locale,
): AsyncGenerator<string> =>
  writeCsv(
    fakturs,
    [
      ...fakturColumns.map(({ key }) => fakturHeading(locale, key)),
      ...lineColumns.map(({ key }) => lineHeading(locale, key)),
    ],
    (faktur) => {
      const own = csvCells(fakturColumns, faktur);
      return faktur.lines.map((line) => [...own, ...csvCells(lineColumns, line)]);
    },
  );
