import { stringify } from 'csv-stringify/sync';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Locale } from '#domain/messages/index.ts';
import { guarded } from '#domain/text/formula-guard.ts';
import { fakturColumns, fakturHeading, lineColumns, lineHeading } from './faktur-columns.ts';

/** One row per line, the invoice's own columns repeated: opens as a pivot source and imports back without loss. */
export async function* writeFakturCsv(
  fakturs: AsyncIterable<Faktur> | Iterable<Faktur>,
  locale: Locale,
): AsyncGenerator<string> {
  const headings = [
    ...fakturColumns.map(({ key }) => fakturHeading(locale, key)),
    ...lineColumns.map(({ key }) => lineHeading(locale, key)),
  ];
  // Excel takes the file for UTF-8 only with the byte order mark.
  yield `\ufeff${stringify([headings])}`;
  for await (const faktur of fakturs) {
    const own = fakturColumns.map(({ value }) => guarded(value(faktur) ?? ''));
    yield stringify(
      faktur.lines.map((line) => [...own, ...lineColumns.map(({ value }) => guarded(value(line) ?? ''))]),
    );
  }
}
