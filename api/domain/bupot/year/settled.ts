import { z } from 'zod';
import { type YearChoices, yearChoices } from './monthly-slips.ts';

/** What was settled of single employees, by their key. */
export type Settled = Readonly<Record<string, YearChoices>>;

const mergedBy = (all: readonly YearChoices[]): Map<string, readonly string[]> =>
  new Map(all.map(({ key, merged = [] }) => [key, merged]));

/** Everybody who is this employee under another number, also through one who is: first those named, then those behind them. */
const behind = (key: string, merged: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const found = new Set<string>();
  const next = [...(merged.get(key) ?? [])];
  for (let one = next.shift(); one !== undefined; one = next.shift()) {
    if (found.has(one)) continue;
    found.add(one);
    next.push(...(merged.get(one) ?? []));
  }
  return found;
};

/** Choices as they are handed in: one of each employee, and nobody who is himself, or two others, under another number. */
export const manyChoices = z.array(yearChoices).superRefine((all, ctx) => {
  const merged = mergedBy(all);
  const keys = new Set<string>();
  const taken = new Set<string>();
  for (const [at, { key, merged: own = [] }] of all.entries()) {
    const amiss = (field: 'key' | 'merged', rule: string) =>
      ctx.addIssue({ code: 'custom', path: [at, field], message: `bupotYear.server.${rule}` });
    if (keys.has(key)) amiss('key', 'settled_twice');
    else if (own.includes(key)) amiss('merged', 'merged_self');
    else if (behind(key, merged).has(key)) amiss('merged', 'merged_circle');
    else if (own.some((other) => taken.has(other)) || new Set(own).size < own.length) amiss('merged', 'merged_twice');
    keys.add(key);
    for (const other of own) taken.add(other);
  }
});

/** By key, each with everybody his slips are counted with, so that one employee's choices say it all. */
export const settledByKey = (all: readonly YearChoices[]): Settled => {
  const merged = mergedBy(all);
  return Object.fromEntries(
    all.map((one) => [one.key, one.merged ? { ...one, merged: [...behind(one.key, merged)] } : one]),
  );
};
