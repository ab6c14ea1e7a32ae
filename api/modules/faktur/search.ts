import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { fakturKeluaran, keluaran } from '#domain/faktur/keluaran.ts';
import { fakturMasukan, masukan } from '#domain/faktur/masukan.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import { formatDay } from '#domain/text/format.ts';
import { firstFakturs } from '../../../db/repositories/faktur/list.ts';
import { searchFakturs } from '../../../db/repositories/search.ts';
import { EACH, type Search } from '../../services/search/search.ts';
import { masukanList } from './masukan/family.ts';

type Told = Pick<FakturListRow, 'id' | 'number' | 'counterpartyName' | 'date'> & { readonly reference?: string | null };

const foundAt = (type: FakturType) => (row: Told) => ({
  type: 'faktur' as const,
  id: row.id,
  title: row.number ?? row.reference ?? row.counterpartyName,
  subtitle: [row.counterpartyName, formatDay(row.date)].join(' · '),
  link: vatDocumentPath({ type, id: row.id }),
});

/** Outgoing invoices by number, reference, buyer or NPWP. */
const outgoing: Search = {
  by: fakturKeluaran.access.view,
  find: async (scope, read, q, today) =>
    (await searchFakturs(scope, read, { q, limit: EACH, today }, { type: keluaran.type, first: firstFakturs })).map(
      foundAt(keluaran.type),
    ),
};

/** Incoming invoices by number, seller or NPWP. */
const incoming: Search = {
  by: fakturMasukan.access.view,
  find: async (scope, read, q, today) =>
    (await searchFakturs(scope, read, { q, limit: EACH, today }, { type: masukan.type, first: masukanList.first })).map(
      foundAt(masukan.type),
    ),
};

export const fakturSearches: readonly Search[] = [outgoing, incoming];
