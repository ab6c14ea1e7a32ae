import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { searchCounterparties, searchFaktur } from '../../../db/repositories/search.ts';
import type { Deps } from '../deps.ts';

const EACH = 8;
const SHORTEST = 2;

export type Found = { type: 'faktur' | 'counterparty'; id: string; title: string; subtitle: string; link: string };

/** What the palette finds: invoices and counterparties the person may see. */
export const search = async (deps: Deps, scope: Scope, asked: string): Promise<Found[]> => {
  const q = asked.trim();
  if (q.length < SHORTEST || !scope.held.has('EFAKTUR_DOC_VIEW')) return [];
  const [invoices, people] = await Promise.all([
    searchFaktur(scope, deps.db.read, q, EACH),
    searchCounterparties(scope, deps.db.read, q, EACH),
  ]);
  return [
    ...invoices.map(
      (row): Found => ({
        type: 'faktur',
        id: row.id,
        title: row.number ?? row.reference ?? row.buyerName,
        subtitle: [row.buyerName, formatDay(row.date)].join(' · '),
        link: `/main/efaktur-v2/out/${row.id}/detail`,
      }),
    ),
    ...people.map(
      (row): Found => ({
        type: 'counterparty',
        id: row.id,
        title: row.name,
        subtitle: row.identity,
        link: `/main/efaktur-v2/out?filter=${encodeURIComponent(JSON.stringify({ buyer: row.identity }))}`,
      }),
    ),
  ];
};
