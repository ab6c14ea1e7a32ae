import type { Faktur, FakturLine } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { type Column, csvCells, excelCell, writeCsv, writeXlsx } from '../../../output/table-file.ts';

export const fakturColumns: readonly Column<Faktur>[] = [
  { key: 'number', value: (f) => f.number },
  { key: 'reference', value: (f) => f.reference },
  { key: 'date', value: (f) => f.date },
  { key: 'period', value: (f) => f.period },
  { key: 'status', value: (f) => f.status },
  { key: 'kind', value: (f) => f.kind },
  { key: 'code', value: (f) => f.code },
  { key: 'addInfo', value: (f) => f.addInfo },
  { key: 'facilityStamp', value: (f) => f.facilityStamp },
  { key: 'customDoc', value: (f) => f.customDoc },
  { key: 'customDocPeriod', value: (f) => f.customDocPeriod },
  { key: 'ownNitku', value: (f) => f.ownNitku },
  { key: 'counterpartyDocument', value: (f) => f.counterpartyDocument },
  { key: 'counterpartyNpwp', value: (f) => f.counterpartyNpwp },
  { key: 'counterpartyDocumentNumber', value: (f) => f.counterpartyDocumentNumber },
  { key: 'counterpartyCountry', value: (f) => f.counterpartyCountry },
  { key: 'counterpartyName', value: (f) => f.counterpartyName },
  { key: 'counterpartyAddress', value: (f) => f.counterpartyAddress },
  { key: 'counterpartyEmail', value: (f) => f.counterpartyEmail },
  { key: 'counterpartyNitku', value: (f) => f.counterpartyNitku },
  { key: 'dpp', amount: true, value: (f) => f.dpp },
  { key: 'otherDpp', amount: true, value: (f) => f.otherDpp },
  { key: 'ppn', amount: true, value: (f) => f.ppn },
  { key: 'ppnbm', amount: true, value: (f) => f.ppnbm },
  { key: 'signeeName', value: (f) => f.signeeName },
  { key: 'collectorNtpn', value: (f) => f.collectorNtpn },
  { key: 'collectorPaidOn', value: (f) => f.collectorPaidOn },
  { key: 'officeMessage', value: (f) => f.officeMessage },
];

export const lineColumns: readonly Column<FakturLine>[] = [
  { key: 'opt', value: (l) => l.opt },
  { key: 'code', value: (l) => l.code },
  { key: 'name', value: (l) => l.name },
  { key: 'unit', value: (l) => l.unit },
  { key: 'price', amount: true, value: (l) => l.price },
  { key: 'quantity', amount: true, value: (l) => l.quantity },
  { key: 'discount', amount: true, value: (l) => l.discount },
  { key: 'dpp', amount: true, value: (l) => l.dpp },
  { key: 'otherDpp', amount: true, value: (l) => l.otherDpp },
  { key: 'ppnRate', amount: true, value: (l) => l.ppnRate },
  { key: 'ppn', amount: true, value: (l) => l.ppn },
  { key: 'ppnbmRate', amount: true, value: (l) => l.ppnbmRate },
  { key: 'ppnbm', amount: true, value: (l) => l.ppnbm },
];

const fakturHeading = (locale: Locale, key: string): string => say(locale, `resources.efaktur/out/ctas.fields.${key}`);
const lineHeading = (locale: Locale, key: string): string =>
  say(locale, `resources.efaktur/out/ctas.fields.lines.${key}`);

/** One row per line with the invoice's columns repeated: importable without loss. */
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
      const own = csvCells(fakturColumns, faktur, locale);
      // Invoices imported from a portal list have no lines and still get a row.
      if (faktur.lines.length === 0) return [[...own, ...lineColumns.map(() => '')]];
      return faktur.lines.map((line) => [...own, ...csvCells(lineColumns, line, locale)]);
    },
    locale,
  );

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
