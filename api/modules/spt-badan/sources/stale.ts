import { createHash } from 'node:crypto';
import { receivedSlip } from '#domain/bupot/received/received.ts';
import { lawRevision } from '#domain/law-rows.ts';
import { branch } from '#domain/records/branch.ts';
import type { Scope } from '#domain/scope.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { noEntries } from '#domain/spt-badan/entries.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { emptyFilling, type Filling, type Source, sourceNames } from '#domain/spt-badan/sources/source.ts';
import { isAnnualVoid } from '#domain/spt-badan/status.ts';
import type { Query } from '../../../../db/database.ts';
import { NTPN_LIST } from '../../../../db/repositories/billing/list.ts';
import { memory, revisionsOf } from '../../../../db/repositories/list-memory.ts';
import { SOLD_LISTS } from '../../../../db/repositories/spt-badan/document-sums.ts';
import { annualById, annualHeads } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import { TRIAL_BALANCES } from '../../../../db/repositories/trial-balance.ts';
import { bookYearStartOf } from '../../../services/company/book-year.ts';
import { type Drawable, hasPlaces, readSources, sectorOf } from './read.ts';

const LENGTH = 32;

/** Equal while a source has the same for a sheet. */
export const printOf = (filling: Filling): string =>
  createHash('sha256').update(JSON.stringify(filling)).digest('hex').slice(0, LENGTH);

type Prints = ReadonlyMap<string, string>;

/** By source and sheet. */
export const printsOf = (sources: readonly Source[]): Prints =>
  new Map(sources.flatMap(({ name, fillings }) => fillings.map((one) => [`${name} ${one.sheet}`, printOf(one)])));

/** Sheets that were drawn and for which a source has something else now; only from sources that are given. */
export const staleSheets = (
  { sheets }: Pick<AnnualReturn, 'sheets'>,
  prints: Prints,
  names: readonly Source['name'][] = sourceNames,
): readonly string[] =>
  Object.entries(sheets).flatMap(([sheet, { drawn = {} }]) =>
    names.some((name) => {
      const before = drawn[name];
      return before && before.print !== (prints.get(`${name} ${sheet}`) ?? printOf(emptyFilling(sheet)));
    })
      ? [sheet]
      : [],
  );

/** Every write of them increments a revision. */
const SOURCES = [receivedSlip.resource, NTPN_LIST, TRIAL_BALANCES];
const SOURCES_WITH_PLACES = [...SOURCES, ...SOLD_LISTS, branch.resource];
const revisionOfSources = revisionsOf(SOURCES);
const revisionWithPlaces = revisionsOf(SOURCES_WITH_PLACES);
/** Another number after each change of an annual return or of a source. */
export const returnsRevision = revisionsOf([annualReturn.resource, ...SOURCES_WITH_PLACES]);

/** Returns that people work on, and companies whose list they read. */
const knownPrints = memory<Prints>(1_000);
const knownDrawn = memory<Drawable>(5_000);
const knownStale = memory<Readonly<Record<string, readonly string[]>>>(1_000);

const sourcePrints = async (scope: Scope, query: Query, of: Drawable): Promise<Prints> => {
  const now = await (hasPlaces(of) ? revisionWithPlaces : revisionOfSources)(scope, query);
  const bookYearStart = await bookYearStartOf(scope, query);
  const key = [of.id, of.months, sectorOf(of), hasPlaces(of), bookYearStart, lawRevision()].join(' ');
  return knownPrints(query, key, now, async () => printsOf(await readSources(scope, query, of, null)));
};

const isDrawn = ({ sheets }: Pick<AnnualReturn, 'sheets'>): boolean =>
  Object.values(sheets).some(({ drawn = {} }) => sourceNames.some((name) => drawn[name] !== undefined));

type Version = Pick<AnnualReturn, 'id' | 'replaces' | 'status'>;

const isNewest = (one: Version, versions: readonly Version[]): boolean =>
  !isAnnualVoid(one) && !versions.some((other) => other.replaces === one.id && !isAnnualVoid(other));

/**
 * Stale sheets of a return, none if it is not the newest version of its year. Its sources are read again only if one of
 * them changed. Not for a transaction: what was read there may be rolled back.
 */
export const staleOf = async (
  scope: Scope,
  query: Query,
  one: Drawable & Version,
  versions: readonly Version[],
): Promise<readonly string[]> =>
  isNewest(one, versions) && isDrawn(one) ? staleSheets(one, await sourcePrints(scope, query, one)) : [];

/** Without the rows, which may be tens of thousands. */
const drawnParts = (sheets: AnnualReturn['sheets']): AnnualReturn['sheets'] =>
  Object.fromEntries(
    Object.entries(sheets).map(([sheet, { lines: _, rows: __, notes: ___, ...own }]) => [
      sheet,
      { ...noEntries, ...own },
    ]),
  );

/** Stale sheets by id, of the returns that have some. */
export const staleReturns = async (scope: Scope, query: Query): Promise<Readonly<Record<string, readonly string[]>>> =>
  knownStale(query, `${scope.companyId} ${lawRevision()}`, await returnsRevision(scope, query), async () => {
    const found: Record<string, readonly string[]> = {};
    const versions = await annualHeads(scope, query);
    for (const head of versions.filter((one) => isNewest(one, versions))) {
      const drawn = await knownDrawn(query, head.id, head.version, async () => {
        const sheets = (await annualById(scope, query, head.id))?.sheets ?? {};
        return { ...head, sheets: drawnParts(sheets) };
      });
      const sheets = await staleOf(scope, query, { ...head, ...drawn }, versions);
      if (sheets.length > 0) found[head.id] = sheets;
    }
    return found;
  });
