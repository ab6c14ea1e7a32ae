import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type BookMonths, bookMonths } from '#domain/spt-badan/book-year.ts';
import { answerIn } from '#domain/spt-badan/entries.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import { finalSource } from '#domain/spt-badan/sources/final.ts';
import { placeSource } from '#domain/spt-badan/sources/places.ts';
import { instalmentSource, paymentSource } from '#domain/spt-badan/sources/receipts.ts';
import { slipSource } from '#domain/spt-badan/sources/slips.ts';
import type { Source, SourceName } from '#domain/spt-badan/sources/source.ts';
import { trialSource } from '#domain/spt-badan/sources/trial-balance.ts';
import type { Query } from '../../../../db/database.ts';
import { receiptsBetween } from '../../../../db/repositories/billing/annual-receipts.ts';
import { receivedOfYear } from '../../../../db/repositories/bupot/received.ts';
import { branchesOf } from '../../../../db/repositories/own-company.ts';
import { soldByPlace } from '../../../../db/repositories/spt-badan/document-sums.ts';
import { trialBalanceOf } from '../../../../db/repositories/trial-balance.ts';
import { bookYearStartOf } from '../../../services/company/book-year.ts';
import { expectedOf } from '../../bupot/received/year.ts';
import { trialSumsOf } from '../../trial-balance/view.ts';

/** Whose documents they are: without these nobody sees or draws them. */
export const sourcePermissions: Readonly<Record<SourceName, readonly Permission[]>> = {
  slips: ['EBUPOT_WITHHOLDING_VIEW'],
  final: ['EBUPOT_WITHHOLDING_VIEW', 'EBILLING_VIEW'],
  places: ['EFAKTUR_VIEW'],
  instalments: ['EBILLING_VIEW'],
  payments: ['EBILLING_VIEW'],
  trialBalance: ['EFILING_VIEW'],
};

export const maySee = ({ permissions }: Scope, name: SourceName): boolean =>
  sourcePermissions[name].every((permission) => permissions.has(permission));

export type Drawable = Pick<AnnualReturn, 'id' | 'replaces' | 'era' | 'taxYear' | 'months' | 'sheets'>;

/** The masa of the books and those of the calendar year, for which the tax of the year is paid. */
const around = (taxYear: number, { from, to }: BookMonths): BookMonths => ({
  from: from < `${taxYear}-01` ? from : `${taxYear}-01`,
  to: to > `${taxYear}-12` ? to : `${taxYear}-12`,
});

const booksOf = async (scope: Scope, query: Query, year: string) => {
  const balance = await trialBalanceOf(scope, query, year);
  const sums = balance && (await trialSumsOf(scope, query, year));
  return sums ? { sums, form: balance.form } : null;
};

/** The answer B.1 of 2025, on which the accounts of L1 depend; empty while it is open. */
export const sectorOf = (of: Drawable): string => (of.era === '2025' ? answerIn(entriesOf(of), 'INDUK', 'B.1') : '');

/** Under the 0.5 % regime a return has a sheet of places. */
export const hasPlaces = (of: Drawable): boolean =>
  of.era === '2025' && answerIn(entriesOf(of), 'INDUK', 'C.1.a') === 'yes';

/** Sales by place, where the return has the 0.5 % regime and its sheet of places. */
const placesOf = async (scope: Scope, query: Query, of: Drawable, masa: BookMonths): Promise<readonly Source[]> => {
  if (!hasPlaces(of)) return [];
  const [branches, sold] = await Promise.all([branchesOf(scope, query), soldByPlace(scope, query, masa)]);
  return [placeSource(branches, sold)];
};

/** What each source has for a return. `now` decides which slips should have come; null does not ask. */
export const readSources = async (
  scope: Scope,
  query: Query,
  of: Drawable,
  now: number | null,
): Promise<readonly Source[]> => {
  const year = String(of.taxYear);
  const masa = bookMonths(of.taxYear, await bookYearStartOf(scope, query), of.months);
  const [slips, receipts, books, places, expected] = await Promise.all([
    receivedOfYear(scope, query, year),
    receiptsBetween(scope, query, { ...around(of.taxYear, masa), kaps: ['411126', '411128'] }),
    booksOf(scope, query, year),
    placesOf(scope, query, of, masa),
    now === null ? [] : expectedOf(scope, query, year, jakartaDay(now)),
  ]);
  const returns = new Set([of.id, ...(of.replaces === null ? [] : [of.replaces])]);
  return [
    slipSource(of.era, slips, { returns, expected: expected.length }),
    finalSource(of.era, { slips, receipts, returns, masa }),
    ...places,
    instalmentSource(of.era, receipts, { masa, months: of.months }),
    paymentSource(receipts, of.taxYear),
    trialSource(of.era, books, sectorOf(of)),
  ];
};
