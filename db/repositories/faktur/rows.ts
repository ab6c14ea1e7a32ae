import type { Faktur, FakturLine, FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { FakturType } from '#domain/faktur/types.ts';
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
  // The type of the definition it is read with.
  type: row.type as FakturType,
  status: row.status as S,
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

export const toStored = (row: FakturRow<string>): Omit<Stored, InReturn> => ({ ...row, searchText: searchTextOf(row) });

export const toLine = ({ fakturId: _id, companyId: _company, seq: _seq, ...line }: StoredLine): FakturLine => line;

export const toStoredLines = ({ id, companyId, lines }: Pick<Faktur, 'id' | 'companyId' | 'lines'>): StoredLine[] =>
  lines.map((line, seq) => ({ ...line, fakturId: id, companyId, seq }));
