import { createHash } from 'node:crypto';
import type { Scope } from '#domain/scope.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { type Filling, fillingOf, type Source, sourceNames } from '#domain/spt-badan/sources/source.ts';
import { isAnnualVoid } from '#domain/spt-badan/status.ts';
import type { Query } from '../../../../db/database.ts';
import { readSources } from './read.ts';

const LENGTH = 32;

/** Equal while a source has the same for a sheet. */
export const printOf = (filling: Filling): string =>
  createHash('sha256').update(JSON.stringify(filling)).digest('hex').slice(0, LENGTH);

/** Sheets that were drawn and for which a source has something else now. */
export const staleSheets = ({ sheets }: Pick<AnnualReturn, 'sheets'>, sources: readonly Source[]): readonly string[] =>
  Object.entries(sheets).flatMap(([sheet, { drawn = {} }]) =>
    sources.some(({ name, ...source }) => {
      const before = drawn[name];
      return before !== undefined && before.print !== printOf(fillingOf(source, sheet));
    })
      ? [sheet]
      : [],
  );

export const isDrawn = ({ sheets }: Pick<AnnualReturn, 'sheets'>): boolean =>
  Object.values(sheets).some(({ drawn = {} }) => sourceNames.some((name) => drawn[name] !== undefined));

/** By id, for the newest version of each year among `versions` that was drawn. */
export const staleAmong = async (
  scope: Scope,
  query: Query,
  ids: ReadonlySet<string>,
  versions: readonly AnnualReturn[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const valid = versions.filter((one) => !isAnnualVoid(one));
  const newest = valid.filter(
    (one) => ids.has(one.id) && isDrawn(one) && !valid.some(({ replaces }) => replaces === one.id),
  );
  const found = new Map<string, readonly string[]>();
  for (const one of newest) found.set(one.id, staleSheets(one, await readSources(scope, query, one, null)));
  return found;
};
