import { isDay } from '#domain/definition/day.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { unitCode } from '#domain/faktur/units.ts';
import { asNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseAmount, parseDay } from '#domain/text/parse.ts';
import { readDay } from '../cells/day.ts';
import { percentIn } from '../cells/percent.ts';
import { bareNumber, cellReader } from '../cells/reader.ts';
import { JOINED } from '../converter/joined-sheet.ts';
import type { ImportKind, OwnFormat } from '../kind.ts';
import type { OpenFile } from '../open-file.ts';
import type { Cells, RawRow, Style } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import type { Turn } from '../table/heading-traits.ts';
import { checkDocument } from './check-document.ts';
import { isClassicCsv } from './classic-csv.ts';
import { SELLER_LABEL } from './converter/columns.ts';
import { fakturConverter } from './converter/read.ts';
import { type FieldKey, fakturCells, fakturLimits } from './fields.ts';
import { isPortalOutgoing } from './portal-list.ts';
import { readDocument, roundedRows } from './read-document.ts';
import { spreadRows } from './spread-negative.ts';
import { synonyms } from './synonyms.ts';
import { readTaxInvoiceBulk } from './tax-invoice-bulk.ts';
import { weighPrices } from './weigh-prices.ts';

const FORM = /(^|\s)(pt|cv|ud|pd|tbk|persero)(?=\s|$)/g;

const nameKey = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(FORM, ' ').replace(/\s+/g, ' ').trim() || words;
};

const numberKey = (text: string): string => {
  const bare = bareNumber(text).toUpperCase();
  return /^0*$/.test(bare) ? '' : bare;
};

const placeKey = (text: string): string => {
  const bare = numberKey(text);
  return /^\d{18,21}$/.test(bare) ? bare.padStart(22, '0') : bare;
};

/** Day, buyer, code. Rows that differ in one of them are separate invoices. */
const agreed = (cells: Cells, style: Style): Readonly<Partial<Record<FieldKey, string>>> => {
  const reader = cellReader<FieldKey>(cells, style);
  const number = numberKey(reader.text('counterpartyNpwp'));
  return {
    counterpartyName: nameKey(reader.text('counterpartyName')),
    date: readDay(reader, 'date') ?? reader.text('date'),
    counterpartyNpwp: asNpwp16(number) ?? number,
    counterpartyDocumentNumber: numberKey(reader.text('counterpartyDocumentNumber')),
    counterpartyNitku: placeKey(reader.text('counterpartyNitku')),
    code: /^(\d{1,2})(?!\d)/.exec(reader.text('code'))?.[1]?.padStart(2, '0') ?? '',
    reference: reader.text('reference').replace(/\s+/g, ' ').toUpperCase(),
  };
};

const looks: Partial<Record<FieldKey, (text: string) => boolean>> = {
  date: (text) => isDay(text) || parseDay(text) !== null,
  code: (text) => /^0?[1-9]$|^10$/.test(text),
  counterpartyNpwp: (text) => /^\d{15,16}$/.test(text.replace(/[.\-\s]/g, '')),
  counterpartyNitku: (text) => /^\d{21,22}$/.test(text),
  ownNitku: (text) => /^\d{21,22}$/.test(text),
  counterpartyEmail: (text) => /^\S+@\S+\.\S+$/.test(text),
  addInfo: (text) => /^TD\.005\d\d$/.test(text),
  facilityStamp: (text) => /^TD\.011\d\d$/.test(text),
  unit: (text) => unitCode(text) !== null,
  ppnRate: (text) => percentIn(text) !== null,
  ppnbmRate: (text) => percentIn(text) !== null,
  discountPercent: (text) => percentIn(text) !== null,
  currency: (text) => /^([a-z]{3}|[^a-z0-9]{1,2}|rupiah|us\$)$/i.test(text),
  // Fifteen digits or more are a tax number and no amount.
  ppn: (text) => parseAmount(text) !== null && !/^\d{15,}$/.test(bareNumber(text)),
};

const own = async (file: OpenFile): Promise<OwnFormat | null> => {
  if (file.type === 'xml') return { source: 'xml', read: (npwp, take) => readTaxInvoiceBulk(file.bytes, npwp, take) };
  if (await isClassicCsv(file.book)) throw new Refusal('classic_csv');
  if (await isPortalOutgoing(file.book)) throw new Refusal('portal_outgoing');
  const converter = await fakturConverter.recognise(file.book);
  return (
    converter && {
      source: 'converter',
      unread: await fakturConverter.unread(file.book, converter),
      table: { sheet: JOINED, headingRow: 1 },
      read: (npwp, take, how) => fakturConverter.read(file.book, converter, npwp, take, how),
    }
  );
};

const tables = async (book: Book): Promise<Book> => {
  const converter = await fakturConverter.recognise(book);
  return converter ? fakturConverter.asTable(book, converter) : book;
};

/** Rows with the same reference are one invoice; without one, adjacent rows with the same buyer and date. */
const groupOf = ({ cells }: RawRow): { key: string; anywhere: boolean } | null => {
  if (cells.reference) return { key: `r:${cells.reference.toLowerCase()}`, anywhere: true };
  const buyer = cells.counterpartyNpwp ?? cells.counterpartyDocumentNumber ?? cells.counterpartyName;
  return buyer || cells.date
    ? { key: `b:${buyer ?? ''}|${cells.counterpartyName ?? ''}|${cells.date ?? ''}`, anywhere: false }
    : null;
};

const inCurrency = ['discount', 'discountEach', 'totalWithVat', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

export const fakturKeluaran: ImportKind<FakturInput> = {
  key: 'faktur-keluaran',
  ...fakturCells,
  synonyms,
  looks,
  turns: {
    priceWithVat: { trait: 'with-vat', of: 'price' },
    totalWithVat: { trait: 'with-vat', of: 'dpp' },
    discountPercent: { trait: 'percent', of: 'discount' },
    discountEach: { trait: 'per-unit', of: 'discount' },
  } satisfies Partial<Record<FieldKey, Turn>>,
  tolerates: {
    price: ['per-unit', 'foreign'],
    priceWithVat: ['per-unit', 'foreign'],
    ppnRate: ['percent'],
    ppnbmRate: ['percent'],
    ...Object.fromEntries(inCurrency.map((field) => [field, ['foreign']])),
  },
  weigh: weighPrices,
  telling: new Set(['date', 'counterpartyNpwp', 'counterpartyEmail', 'addInfo', 'facilityStamp']),
  needed: [
    { field: 'date', or: [] },
    { field: 'counterpartyName', or: [] },
    { field: 'counterpartyNpwp', or: [['counterpartyDocumentNumber']] },
    { field: 'goodsName', or: [] },
    { field: 'price', or: [['dpp'], ['priceWithVat'], ['totalWithVat']] },
  ] satisfies readonly { field: FieldKey; or: readonly FieldKey[][] }[],
  assumed: ['ownNitku', 'counterpartyNitku'] satisfies FieldKey[],
  takes: ['xlsx', 'csv', 'xml'],
  family: 'faktur',
  speaks: /\b(faktur|pajak|vat|invoice) ?(keluaran|out|output)\b/,
  owner: SELLER_LABEL,
  own,
  tables,
  groupOf,
  agreed,
  limits: fakturLimits,
  sums: ['dpp', 'ppn'],
  input: (raw, { company, style }) => readDocument(raw, company.npwp, style).input,
  check: checkDocument,
  unique: new Set(['type', 'reference', 'customDoc', 'counterpartyDocumentNumber'] satisfies FieldKey[]),
  duplicates: {
    // The tax office's answer is matched by reference only.
    exact: { at: () => 'reference', inFile: 'reference_in_file', saved: 'reference_saved' },
    like: { at: () => 'counterpartyName', inFile: 'clash_in_file', saved: 'clash_saved' },
  },
  rowRepairs: {
    part: { message: 'faktur.check.quantity_places', rows: roundedRows },
    spread: { message: 'impor.finding.negative_line', rows: spreadRows },
  },
  widths: { counterpartyNpwp: NO_NPWP.length, ownNitku: 22, counterpartyNitku: 22, goodsCode: 6, code: 2 },
  repairs: { opt: { more: ['goods', 'services'] } },
};
