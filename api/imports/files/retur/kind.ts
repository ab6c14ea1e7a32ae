import type { FileRetur } from '#domain/faktur/retur-file.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { bareNumber } from '../cells/reader.ts';
import type { ImportKind, OwnFormat } from '../kind.ts';
import type { OpenFile } from '../open-file.ts';
import type { RawRow } from '../raw.ts';
import { returnsTogether, vatRowLooks } from '../vat-row.ts';
import { type ReturField, returCells, returLimits } from './fields.ts';
import { checkReturFile, returOf } from './read-document.ts';
import { synonyms } from './synonyms.ts';
import { BUYER_LABEL, returWorkbook } from './workbook.ts';
import { RETUR_ROOT, readReturXml } from './xml.ts';

const looks: Partial<Record<ReturField, (text: string) => boolean>> = {
  number: (text) => /^\d{16,17}$/.test(bareNumber(text)),
  date: vatRowLooks.date,
  counterpartyNpwp: vatRowLooks.counterpartyNpwp,
  goodsName: (text) => /\p{L}{2}/u.test(text),
};

const own = async (file: OpenFile): Promise<OwnFormat | null> => {
  if (file.type === 'xml') return { source: 'xml', read: (npwp, take) => readReturXml(file.bytes, npwp, take) };
  const found = await returWorkbook.recognise(file.book);
  return found && { source: 'converter', read: (npwp, take) => returWorkbook.read(file.book, found, npwp, take) };
};

const groupOf = ({ cells }: RawRow): { key: string; anywhere: boolean } | null =>
  cells.number ? { key: `${bareNumber(cells.number)}|${cells.date ?? ''}`, anywhere: true } : null;

export const returMasukan: ImportKind<FileRetur> = {
  key: 'retur-masukan',
  ...returCells,
  synonyms,
  looks,
  telling: new Set(),
  needed: (['number', 'date', 'goodsName', 'quantity'] satisfies ReturField[]).map((field) => ({ field, or: [] })),
  assumed: ['counterpartyNpwp', 'discount'] satisfies ReturField[],
  takes: ['xlsx', 'csv', 'xml'],
  root: RETUR_ROOT,
  family: 'faktur',
  speaks: /\b(retur(?! dokumen lain)|return|nota retur|debit note)\b/,
  owner: BUYER_LABEL,
  own,
  groupOf,
  limits: returLimits,
  sums: ['dpp', 'ppn'],
  input: returOf,
  check: checkReturFile,
  ...returnsTogether,
  held: returOf,
  unique: new Set(['number', 'reference'] satisfies ReturField[]),
  duplicates: { like: { at: () => 'number', inFile: 'retur_same_in_file', saved: 'retur_same_saved' } },
  widths: { number: 17, counterpartyNpwp: NO_NPWP.length },
  repairs: {},
};
