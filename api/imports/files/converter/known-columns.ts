import { headingName } from '../table/heading-key.ts';
import { nearestHeading } from '../table/nearest-heading.ts';
import type { ConverterColumn } from './column.ts';

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** By exact name, then by synonyms, then by nearly equal words. Null if none matches. */
export const knownColumns = <F extends string>(
  headings: readonly string[],
  wanted: readonly ConverterColumn<F>[],
  synonyms: Synonyms = {},
): (ConverterColumn<F> | null)[] => {
  const keys = headings.map(headingName);
  const found: (ConverterColumn<F> | null)[] = keys.map(() => null);
  const byKey = new Map(wanted.map((column) => [headingName(column.heading), column]));
  const byField = new Map(wanted.flatMap((column) => (column.field === null ? [] : [[column.field, column]])));
  const byWord = new Map(
    Object.entries(synonyms).flatMap(([field, words]) => {
      const column = byField.get(field as F);
      return column ? words.map((word) => [headingName(word), column] as const) : [];
    }),
  );
  const take = (columnOf: (key: string, at: number) => ConverterColumn<F> | undefined): void =>
    keys.forEach((key, at) => {
      const column = key === '' || found[at] ? undefined : columnOf(key, at);
      if (column && !found.includes(column)) found[at] = column;
    });
  take((key) => byKey.get(key));
  take((key) => byWord.get(key));
  take((key) => byKey.get(nearestHeading(key, byKey.keys()) ?? ''));
  return found;
};

export const placedColumns = <F extends string>(
  found: readonly (ConverterColumn<F> | null)[],
  headings: readonly string[],
  wanted: readonly ConverterColumn<F>[],
): (ConverterColumn<F> | null)[] => {
  const first = found.indexOf(wanted[0] ?? null);
  const taken = new Set(found);
  return found.map((column, at) => {
    const meant = first < 0 || (headings[at] ?? '').trim() === '' ? undefined : wanted[at - first];
    return column ?? (meant && !taken.has(meant) ? meant : null);
  });
};
