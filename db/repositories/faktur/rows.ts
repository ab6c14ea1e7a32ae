import { getTableColumns } from 'drizzle-orm';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Faktur, FakturLine, FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import { faktur, type fakturLines } from '../../tables.ts';

type Stored = typeof faktur.$inferSelect;
type StoredLine = typeof fakturLines.$inferSelect;

/** The columns a list row is made of: everything but the search text. */
export type StoredRow = Omit<Stored, 'searchText'>;

/** What a list does without: every cell of a page costs, and these are only looked at in the invoice itself. */
const unlisted = [
  'companyId',
  'addInfo',
  'facilityStamp',
  'customDoc',
  'customDocPeriod',
  'ownNitku',
  'counterpartyCountry',
  'stageDpp',
  'gross',
  'discount',
  'contractDpp',
  'officeRef',
  'signeeId',
  'reason',
  'updatedBy',
  'revision',
] as const satisfies readonly (keyof FakturRow)[];

export type ListedRow = Omit<StoredRow, (typeof unlisted)[number]>;

/** The columns of a list row. */
export const listedColumns = (): Omit<
  ReturnType<typeof getTableColumns<typeof faktur>>,
  'searchText' | (typeof unlisted)[number]
> => {
  const all = Object.entries(getTableColumns(faktur));
  const out = new Set<string>(['searchText', ...unlisted]);
  return Object.fromEntries(all.filter(([key]) => !out.has(key))) as ReturnType<typeof listedColumns>;
};

/** A listed row as the API gives it: whole sen become rupiah as text. Written out, because it runs for every row of every list. */
export const toListRow = (row: ListedRow): FakturListRow => ({
  id: row.id,
  version: row.version,
  status: row.status,
  kind: row.kind,
  number: row.number,
  date: row.date,
  period: row.period,
  uploadDeadline: row.uploadDeadline,
  code: row.code,
  reference: row.reference,
  counterpartyDocument: row.counterpartyDocument,
  counterpartyNpwp: row.counterpartyNpwp,
  counterpartyDocumentNumber: row.counterpartyDocumentNumber,
  counterpartyName: row.counterpartyName,
  counterpartyAddress: row.counterpartyAddress,
  counterpartyEmail: row.counterpartyEmail,
  counterpartyNitku: row.counterpartyNitku,
  term: row.term,
  advanceOf: row.advanceOf,
  dpp: rupiah(row.dpp),
  otherDpp: rupiah(row.otherDpp),
  ppn: rupiah(row.ppn),
  ppnbm: rupiah(row.ppnbm),
  replaces: row.replaces,
  replacedBy: row.replacedBy,
  officeCode: row.officeCode,
  officeMessage: row.officeMessage,
  signeeName: row.signeeName,
  errorCount: row.errorCount,
  importId: row.importId,
  sentAt: row.sentAt,
  createdBy: row.createdBy,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** A stored row as the whole record. */
export const toRecord = ({ searchText: _, ...row }: StoredRow & { searchText?: string }): FakturRow => ({
  ...row,
  stageDpp: row.stageDpp === null ? null : rupiah(row.stageDpp),
  gross: rupiah(row.gross),
  discount: rupiah(row.discount),
  contractDpp: rupiah(row.contractDpp),
  dpp: rupiah(row.dpp),
  otherDpp: rupiah(row.otherDpp),
  ppn: rupiah(row.ppn),
  ppnbm: rupiah(row.ppnbm),
});

/** Lower case, what the search box looks into. */
export const searchTextOf = (
  of: Pick<FakturRow, 'number' | 'reference' | 'counterpartyName' | 'counterpartyNpwp' | 'counterpartyDocumentNumber'>,
) =>
  [of.number, of.reference, of.counterpartyName, of.counterpartyNpwp, of.counterpartyDocumentNumber]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

/** The record as its row: the lines are another table. */
export const toStored = (row: FakturRow): Stored => ({
  ...row,
  stageDpp: row.stageDpp === null ? null : sen(row.stageDpp),
  gross: sen(row.gross),
  discount: sen(row.discount),
  contractDpp: sen(row.contractDpp),
  dpp: sen(row.dpp),
  otherDpp: sen(row.otherDpp),
  ppn: sen(row.ppn),
  ppnbm: sen(row.ppnbm),
  searchText: searchTextOf(row),
});

export const toLine = (row: StoredLine): FakturLine => ({
  opt: row.opt,
  code: row.code,
  name: row.name,
  unit: row.unit,
  price: row.price,
  quantity: row.quantity,
  discount: rupiah(row.discount),
  base: row.base,
  ownBase: row.ownBase === null ? null : rupiah(row.ownBase),
  gross: rupiah(row.gross),
  contractDpp: rupiah(row.contractDpp),
  dpp: rupiah(row.dpp),
  otherDpp: rupiah(row.otherDpp),
  ppnRate: row.ppnRate,
  ppn: rupiah(row.ppn),
  ppnbmRate: row.ppnbmRate,
  ppnbm: rupiah(row.ppnbm),
});

export const toStoredLines = ({ id, companyId, lines }: Pick<Faktur, 'id' | 'companyId' | 'lines'>): StoredLine[] =>
  lines.map((line, seq) => ({
    fakturId: id,
    seq,
    companyId,
    opt: line.opt,
    code: line.code,
    name: line.name,
    unit: line.unit,
    price: line.price,
    quantity: line.quantity,
    discount: sen(line.discount),
    base: line.base,
    ownBase: line.ownBase === null ? null : sen(line.ownBase),
    gross: sen(line.gross),
    contractDpp: sen(line.contractDpp),
    dpp: sen(line.dpp),
    otherDpp: sen(line.otherDpp),
    ppnRate: line.ppnRate,
    ppn: sen(line.ppn),
    ppnbmRate: line.ppnbmRate,
    ppnbm: sen(line.ppnbm),
  }));
