import { isDay } from '#domain/definition/day.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { unitCode } from '#domain/faktur/units.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseDay } from '#domain/text/parse.ts';
import type { ImportKind, OwnFormat } from '../kind.ts';
import type { OpenFile } from '../open-file.ts';
import type { RawRow } from '../raw.ts';
import { agreed } from './agreed.ts';
import { checkDocument } from './check-document.ts';
import { readConverter, recogniseConverter } from './converter/read.ts';
import { type FieldKey, fakturCells, fakturLimits } from './fields.ts';
import { readDocument, roundedRows } from './read-document.ts';
import { synonyms } from './synonyms.ts';
import { readTaxInvoiceBulk } from './tax-invoice-bulk.ts';

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
};

/** The office's XML and its converter workbook, whatever the sheets are called. */
const own = async (file: OpenFile): Promise<OwnFormat | null> => {
  if (file.type === 'xml') return { source: 'xml', read: (npwp, take) => readTaxInvoiceBulk(file.bytes, npwp, take) };
  const converter = await recogniseConverter(file.book);
  return (
    converter && {
      source: 'converter',
      read: (npwp, take) => readConverter(file.book, converter, npwp, take),
    }
  );
};

/** Rows with the same reference are one invoice, wherever they stand; without one, neighbours with the same buyer and date. */
const groupOf = ({ cells }: RawRow): { key: string; anywhere: boolean } | null => {
  if (cells.reference) return { key: `r:${cells.reference.toLowerCase()}`, anywhere: true };
  const buyer = cells.counterpartyNpwp ?? cells.counterpartyDocumentNumber ?? cells.counterpartyName;
  return buyer || cells.date
    ? { key: `b:${buyer ?? ''}|${cells.counterpartyName ?? ''}|${cells.date ?? ''}`, anywhere: false }
    : null;
};

/** Outgoing invoices. */
export const fakturKeluaran: ImportKind<FakturInput> = {
  key: 'faktur-keluaran',
  ...fakturCells,
  synonyms,
  looks,
  telling: new Set(['date', 'counterpartyNpwp', 'counterpartyEmail', 'addInfo', 'facilityStamp']),
  needed: [
    { field: 'date', or: [] },
    { field: 'counterpartyName', or: [] },
    { field: 'counterpartyNpwp', or: [['counterpartyDocumentNumber']] },
    { field: 'goodsName', or: [] },
    { field: 'price', or: [['dpp']] },
  ] satisfies readonly { field: FieldKey; or: readonly FieldKey[][] }[],
  assumed: ['ownNitku', 'counterpartyNitku'] satisfies FieldKey[],
  takes: ['xlsx', 'csv', 'xml'],
  own,
  groupOf,
  agreed,
  limits: fakturLimits,
  sums: ['dpp', 'ppn'],
  input: (raw, { company, style }) => readDocument(raw, company.npwp, style).input,
  check: checkDocument,
  duplicates: {
    // The reference is the only key the office's answer is matched by.
    exact: { at: () => 'reference', inFile: 'reference_in_file', saved: 'reference_saved' },
    like: { at: () => 'counterpartyName', inFile: 'clash_in_file', saved: 'clash_saved' },
  },
  parted: { message: 'faktur.check.quantity_places', rows: roundedRows },
  widths: { counterpartyNpwp: NO_NPWP.length, ownNitku: 22, counterpartyNitku: 22, goodsCode: 6, code: 2 },
  repairs: { opt: { more: ['goods', 'services'] } },
};
