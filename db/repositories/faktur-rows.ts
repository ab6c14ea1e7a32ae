import type { Faktur, FakturLine, FakturRow } from '#domain/faktur/record.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import type { faktur, fakturLines } from '../tables.ts';

type Stored = typeof faktur.$inferSelect;
type StoredLine = typeof fakturLines.$inferSelect;

/** The columns a list row is made of: everything but the search text. */
export type StoredRow = Omit<Stored, 'searchText'>;

/** A stored row as the record: whole sen become rupiah as text. Written out, because it runs for every row of every list. */
export const toRecord = (row: StoredRow): FakturRow => ({
  id: row.id,
  companyId: row.companyId,
  version: row.version,
  status: row.status,
  kind: row.kind,
  number: row.number,
  date: row.date,
  period: row.period,
  uploadDeadline: row.uploadDeadline,
  code: row.code,
  addInfo: row.addInfo,
  facilityStamp: row.facilityStamp,
  customDoc: row.customDoc,
  customDocPeriod: row.customDocPeriod,
  reference: row.reference,
  sellerNitku: row.sellerNitku,
  buyerDocument: row.buyerDocument,
  buyerNpwp: row.buyerNpwp,
  buyerDocumentNumber: row.buyerDocumentNumber,
  buyerCountry: row.buyerCountry,
  buyerName: row.buyerName,
  buyerAddress: row.buyerAddress,
  buyerEmail: row.buyerEmail,
  buyerNitku: row.buyerNitku,
  term: row.term,
  advanceOf: row.advanceOf,
  stageDpp: row.stageDpp === null ? null : rupiah(row.stageDpp),
  gross: rupiah(row.gross),
  discount: rupiah(row.discount),
  contractDpp: rupiah(row.contractDpp),
  dpp: rupiah(row.dpp),
  otherDpp: rupiah(row.otherDpp),
  ppn: rupiah(row.ppn),
  ppnbm: rupiah(row.ppnbm),
  replaces: row.replaces,
  replacedBy: row.replacedBy,
  revision: row.revision,
  reason: row.reason,
  officeCode: row.officeCode,
  officeMessage: row.officeMessage,
  officeRef: row.officeRef,
  signeeName: row.signeeName,
  errorCount: row.errorCount,
  importId: row.importId,
  sentAt: row.sentAt,
  createdBy: row.createdBy,
  createdAt: row.createdAt,
  updatedBy: row.updatedBy,
  updatedAt: row.updatedAt,
});

/** Lower case, what the search box looks into. */
export const searchTextOf = (
  of: Pick<FakturRow, 'number' | 'reference' | 'buyerName' | 'buyerNpwp' | 'buyerDocumentNumber'>,
) =>
  [of.number, of.reference, of.buyerName, of.buyerNpwp, of.buyerDocumentNumber].filter(Boolean).join(' ').toLowerCase();

export const toStored = ({
  stageDpp,
  gross,
  discount,
  contractDpp,
  dpp,
  otherDpp,
  ppn,
  ppnbm,
  ...rest
}: FakturRow): Stored => ({
  ...rest,
  stageDpp: stageDpp === null ? null : sen(stageDpp),
  gross: sen(gross),
  discount: sen(discount),
  contractDpp: sen(contractDpp),
  dpp: sen(dpp),
  otherDpp: sen(otherDpp),
  ppn: sen(ppn),
  ppnbm: sen(ppnbm),
  searchText: searchTextOf(rest),
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

/** The lines are another table: a list row has none. */
export const withoutLines = ({ lines: _, ...row }: Faktur): FakturRow => row;
