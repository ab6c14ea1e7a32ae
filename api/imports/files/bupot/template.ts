import Excel from 'exceljs';
import { isUnifikasi, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { objectsOf as pph21Objects } from '#domain/rules/pph21/objects.ts';
import { objectsOf } from '#domain/rules/unifikasi/objects.ts';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import { type BupotColumn, columnsOf, shapesOf } from './fields.ts';
import { synonymsOf } from './synonyms.ts';

const optionalColumns: readonly BupotColumn[] = [
  'year',
  'payeeNik',
  'payeeIdType',
  'tax',
  'noNpwp',
  'grossWithVat',
  'currency',
  'exchangeRate',
  'joinDate',
  'leaveDate',
];

/** With the first synonym of each, so that the completed template is mapped automatically. */
export const templateColumns = (kind: SlipKind): readonly BupotColumn[] =>
  columnsOf(kind).filter((column) => !optionalColumns.includes(column));

const headingOf = (kind: SlipKind, column: BupotColumn): string => synonymsOf(kind)[column]?.[0] ?? column;

const writeSheet = (book: Excel.Workbook, kind: SlipKind, npwp: string): void => {
  const sheet = book.addWorksheet(kind, { views: [{ state: 'frozen', ySplit: 1 }] });
  const columns = templateColumns(kind);
  const shapes = shapesOf(kind);
  columns.forEach((column, at) => {
    sheet.getColumn(at + 1).numFmt = shapes[column]?.kind === 'decimal' ? '#,##0.##' : AS_TEXT;
  });
  headed(
    sheet,
    1,
    columns.map((column) => headingOf(kind, column)),
  );
  sheet.getCell(2, columns.indexOf('nitku') + 1).value = headOffice(npwp);
};

/** Later than any end date in the list: selects objects without one. */
const LATEST = '2099-12';

const objectRows = (kind: SlipKind): (readonly [string, string])[] =>
  isUnifikasi(kind)
    ? objectsOf(kind, LATEST).map(({ key, name }) => [key, name] as const)
    : pph21Objects(kind, `${LATEST}-31`).map(({ code, name }) => [code, name] as const);

const writeChoices = (book: Excel.Workbook, kind: SlipKind, name: string): void => {
  const sheet = book.addWorksheet(name);
  sheet.getColumn(1).width = 24;
  sheet.getColumn(2).width = 96;
  const list = (column: BupotColumn, rows: readonly (readonly [string, string])[]): void => {
    if (!columnsOf(kind).includes(column)) return;
    sheet.addRow([headingOf(kind, column)]).font = { bold: true };
    for (const row of rows) sheet.addRow([...row]);
    sheet.addRow([]);
  };
  list('taxCode', objectRows(kind));
  list(
    'facility',
    facilitiesFor(kind).map((code) => [facilities[code].xml, facilities[code].name]),
  );
  list(
    'documentType',
    documentTypes.map(({ xml, name: called }) => [xml, called]),
  );
};

const bupotTemplate =
  (kind: SlipKind) =>
  async (npwp: string, texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
    const book = new Excel.Workbook();
    writeSheet(book, kind, npwp);
    writeGuide(book, texts);
    writeChoices(book, kind, texts.codesSheet);
    return new Uint8Array(await book.xlsx.writeBuffer());
  };

export const bupotTemplates = Object.fromEntries(slipKinds.map((kind) => [kind, bupotTemplate(kind)])) as Readonly<
  Record<SlipKind, ReturnType<typeof bupotTemplate>>
>;
