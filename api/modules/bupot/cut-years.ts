import type { DrawnYear } from '#domain/bupot/year/draw.ts';
import { numberOfKey } from '#domain/bupot/year/monthly-slips.ts';
import { FIRST } from './drawn-years.ts';

type Page = { readonly numbers: readonly string[]; readonly from: string; readonly next: string | null };

/**
 * As many of those who fit as there is room for, number by number, and where the next page begins. A page always gets on: the first number
 * of a list is taken with all who have it, and with those who have none.
 */
export const cutYears = <Drawn extends Pick<DrawnYear, 'key'>>(
  { numbers, from, next }: Page,
  fitting: readonly Drawn[],
  { room, begun }: { readonly room: number; readonly begun: boolean },
): { taken: readonly Drawn[]; next: string | null; full: boolean } => {
  if (fitting.length <= room) return { taken: fitting, next, full: fitting.length === room };
  const of = new Map<string, number>();
  for (const { key } of fitting) of.set(numberOfKey(key), (of.get(numberOfKey(key)) ?? 0) + 1);
  const within = new Set<string>();
  let end = from;
  let count = 0;
  for (const number of numbers) {
    count += of.get(number) ?? 0;
    if (count > room && (begun || end !== from)) break;
    within.add(number);
    if (number !== FIRST) end = number;
  }
  return { taken: fitting.filter(({ key }) => within.has(numberOfKey(key))), next: end, full: true };
};
