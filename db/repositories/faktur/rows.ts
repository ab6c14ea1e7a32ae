import { rupiah, sen } from '#domain/definition/money.ts';
import type { Faktur, FakturLine, FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { faktur, fakturLines } from '../../tables.ts';

type Stored = typeof faktur.$inferSelect;
type StoredLine = typeof fakturLines.$inferSelect;

type InReturn = 'vatPeriod' | 'vatList' | 'vatSign' | 'vatSince' | 'returnId';

export type StoredRow = Omit<Stored, 'searchText' | InReturn> & { searchText?: string } & Partial<
    Pick<Stored, InReturn>
  >;

export const toRecord = <S extends string = FakturStatus>({
  searchText: _,
  vatPeriod: _period,
  vatList: _list,
  vatSign: _sign,
  vatSince: _since,
  returnId: _return,
  ...row
}: StoredRow): FakturRow<S> => ({
  ...row,
  status: row.status as S,
  stageDpp: row.stageDpp === null ? null : rupiah(row.stageDpp),
  gross: rupiah(row.gross),
  discount: rupiah(row.discount),
  contractDpp: rupiah(row.contractDpp),
  dpp: rupiah(row.dpp),
  otherDpp: rupiah(row.otherDpp),
  ppn: rupiah(row.ppn),
  ppnbm: rupiah(row.ppnbm),
});

export const searchTextOf = (
  of: Pick<
    FakturRow<string>,
    'number' | 'reference' | 'originNumber' | 'counterpartyName' | 'counterpartyNpwp' | 'counterpartyDocumentNumber'
  >,
) =>
  [of.number, of.reference, of.originNumber, of.counterpartyName, of.counterpartyNpwp, of.counterpartyDocumentNumber]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

export const toStored = (row: FakturRow<string>): Omit<Stored, InReturn> => ({
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
