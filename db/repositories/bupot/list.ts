import { and, eq, getTableColumns, gt, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type BupotFilter, bupotFilters } from '#domain/bupot/filter.ts';
import { isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import { type BupotListRow, listedExtras } from '#domain/bupot/listed.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses, tabs } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots, spts } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { type Atom, asking, conditionsOf, contains, either, like, one } from '../list-conditions.ts';
import { bupotWords } from '../words.ts';
import { type StoredBupot, toBupot } from './rows.ts';

const failed = (Object.keys(bupotStatus.states) as BupotStatus[]).filter(
  (status) => bupotStatus.states[status] === 'red',
);

const npwpIn = (payee: string): string | undefined => {
  const digits = payee.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

/** A draft return holds its slips too; they count as reported only once it is filed. */
const inFiledReturn = sql`exists (select 1 from ${spts} where ${and(
  eq(spts.id, bupots.returnId),
  eq(spts.companyId, bupots.companyId),
  eq(spts.status, 'FILED'),
)})`;

const conditions = conditionsOf(bupotFilters, getTableColumns(bupots), {
  tab: asking(
    (tab) => tabs[tab],
    (p) => inArray(sql`${bupots.status}`, p),
  ),
  ptkp: {
    asks: (ptkp) => (ptkp.length === 0 ? undefined : ['', [ptkp].flat()]),
    builds: { '': (p) => inArray(sql`${bupots.body} ->> 'ptkp'`, p) },
  },
  payee: {
    asks: (payee) => {
      const npwp = npwpIn(payee);
      if (npwp) return ['Npwp', [npwp]];
      return payee === '' ? undefined : ['Name', [like(payee)]];
    },
    builds: {
      Npwp: (p) => eq(bupots.payeeNpwp, one(p)),
      // The name is part of the search text, which has an index.
      Name: (p) => and(contains(sql`${bupots.searchText}`, one(p)), contains(sql`lower(${bupots.payeeName})`, one(p))),
    },
  },
  hasError: either(
    or(gt(bupots.errorCount, 0), inArray(bupots.status, failed)),
    and(eq(bupots.errorCount, 0), sql`not ${inArray(bupots.status, failed)}`),
  ),
  overWithheld: either(lt(bupots.tax, '0'), gte(bupots.tax, '0')),
  borne: either(gt(bupots.borne, '0'), eq(bupots.borne, '0')),
  notSent: either(and(isNull(bupots.sentAt), inArray(bupots.status, [...issuedStatuses]))),
  posted: either(inFiledReturn, not(inFiledReturn)),
  number: asking(
    (number) => [number.trim().toUpperCase()],
    (p) => eq(bupots.number, one(p)),
  ),
});

/** Led by the word index when the words match only a few slips. */
export const narrowedBupots = (
  scope: Scope,
  query: Query,
  { q, payee }: BupotFilter,
  plain: readonly Atom[],
): Promise<readonly Atom[]> =>
  bupotWords.lead(scope, query, [q, payee && npwpIn(payee) === undefined ? payee : undefined], plain);

export const bupotConditions = {
  atoms: conditions.atoms,
  where: (of: readonly Atom[]): SQL | undefined =>
    conditions.where(of, bupotWords.company, { found: (p) => inArray(bupots.id, bupotWords.idsWith(one(p))) }),
};

export const BUPOT_LIST = allSlips.resource;

const beside = Object.keys(listedExtras({}));

const list = documentList(allSlips)<StoredBupot, Bupot, BupotListRow>({
  table: bupots,
  conditions: bupotConditions,
  words: { isSearch: ({ q, payee }: BupotFilter) => Boolean(q || payee), way: narrowedBupots },
  toRecord: toBupot,
  derived: { keys: beside, from: ['body'], of: ({ body }: StoredBupot) => listedExtras(body) },
  walk: { by: 'date', before: '' },
});

export const kindsIn = ({ kind }: BupotFilter): readonly SlipKind[] => (kind === undefined ? [] : [kind].flat());

const showsMore = (kinds: readonly SlipKind[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => isAnnual(kind) || isForeign(kind));

type PageParams = Parameters<typeof list.page>;

/** Includes the JSON column in spite of its cost: lists of annual and foreign slips show fields of it. */
const columns = [...allSlips.list.columns.map(({ key }) => key), ...beside];
const withExtras = (wanted: PageParams[2]): PageParams[2] =>
  wanted.columns || !showsMore(kindsIn(wanted.filter)) ? wanted : { ...wanted, columns };

export const bupotList = {
  ...list,
  page: (...[scope, query, wanted]: PageParams) => list.page(scope, query, withExtras(wanted)),
  written: (...[scope, query, wanted]: PageParams) => list.written(scope, query, withExtras(wanted)),
};
