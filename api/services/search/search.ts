import { formatBillingCode } from '#domain/billing/number.ts';
import { pairCode } from '#domain/billing/pairs.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import type { Found } from '#domain/company/frame-schema.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { labelOf } from '#domain/spt/label.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { searchBillings, searchNtpns } from '../../../db/repositories/billing/search.ts';
import { searchBupots, searchCounterparties, searchFaktur } from '../../../db/repositories/search.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import type { Deps } from '../deps.ts';

const EACH = 8;
const SHORTEST = 2;

type Search = (scope: Scope, read: Query, q: string, today: string) => Promise<Found[]>;

const invoices: Search = async (scope, read, q, today) =>
  (await searchFaktur(scope, read, { q, limit: EACH, today })).map((row) => ({
    type: 'faktur',
    id: row.id,
    title: row.number ?? row.reference ?? row.counterpartyName,
    subtitle: [row.counterpartyName, formatDay(row.date)].join(' · '),
    link: `/main/efaktur-v2/out/${row.id}/detail`,
  }));

type Tax = Parameters<typeof pairCode>[0] & { taxName: string; periodFrom: string; amount: string };
const taxWords = (of: Tax): string =>
  [formatRupiah(of.amount), formatPeriod(of.periodFrom), `${pairCode(of)} ${of.taxName}`].join(' · ');

const codes: Search = async (scope, read, q) =>
  (await searchBillings(scope, read, q, EACH)).map((row) => ({
    type: 'billing',
    id: row.id,
    title: row.code ? formatBillingCode(row.code) : row.taxName,
    subtitle: taxWords(row),
    link: `/main/ebilling/id_billing#${row.id}`,
  }));

const receipts: Search = async (scope, read, q) =>
  (await searchNtpns(scope, read, q, EACH)).map((row) => ({
    type: 'ntpn',
    id: row.id,
    title: row.ntpn,
    subtitle: taxWords(row),
    link: `/main/ebilling/ntpn#${row.id}`,
  }));

const slips: Search = async (scope, read, q, today) =>
  (await searchBupots(scope, read, { q, limit: EACH, today })).map((row) => ({
    type: 'bupot',
    id: row.id,
    title: row.number ?? row.reference ?? row.payeeName ?? row.taxCode,
    subtitle: [row.payeeName, formatRupiah(row.tax), formatPeriod(row.period)].filter(Boolean).join(' · '),
    link: slipPath(row),
  }));

const returns: Search = async (scope, read, q, today) => {
  const query = { filter: { q }, sort: [['period', 'DESC']], limit: EACH, today } as const;
  return (await sptList.first(scope, read, query)).map((row) => ({
    type: 'spt',
    id: row.id,
    title: labelOf(row, scope.locale),
    subtitle: [say(scope.locale, `spt.status.${row.status}`), row.bpe].filter(Boolean).join(' · '),
    link: `${sptPlaces[row.type]}/detail/${row.id}`,
  }));
};

const buyers: Search = async (scope, read, q) =>
  (await searchCounterparties(scope, read, q, EACH)).map((row) => ({
    type: 'counterparty',
    id: row.id,
    title: row.name,
    subtitle: row.identity,
    link: `/main/efaktur-v2/out?filter=${encodeURIComponent(JSON.stringify({ counterparty: row.identity }))}`,
  }));

/** What is looked through, and the key that lets a person see it. */
const searched: readonly (readonly [Permission, Search])[] = [
  ['EFAKTUR_DOC_VIEW', invoices],
  ['EBILLING_VIEW', codes],
  ['EBILLING_NTPN_VIEW', receipts],
  ['EBUPOT_WITHHOLDING_VIEW', slips],
  ['EBUPOT_SPT_VIEW', returns],
  ['EFAKTUR_DOC_VIEW', buyers],
];

/** What the palette finds among what the person may see: invoices, billing codes, receipts, slips, returns and counterparties. */
export const search = async (deps: Deps, scope: Scope, input: string): Promise<Found[]> => {
  const q = input.trim();
  if (q.length < SHORTEST) return [];
  const mine = searched.filter(([key]) => scope.held.has(key));
  return (await Promise.all(mine.map(([, of]) => of(scope, deps.db.read, q, jakartaDay(deps.now()))))).flat();
};
