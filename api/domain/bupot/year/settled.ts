import { z } from 'zod';
import { type YearChoices, yearChoices } from './monthly-slips.ts';

export type Settled = Readonly<Record<string, YearChoices>>;

const mergedBy = (all: readonly YearChoices[]): Map<string, readonly string[]> =>
  new Map(all.map(({ key, merged = [] }) => [key, merged]));

/** All keys merged into this employee, directly or through another merged key, nearest first. */
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

/** One entry per employee; a merge with itself, in a circle or into two employees is refused. */
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

/** Choices by key, each with all keys merged into it, so that one entry is complete. */
export const settledByKey = (all: readonly YearChoices[]): Settled => {
  const merged = mergedBy(all);
  return Object.fromEntries(
    all.map((one) => [one.key, one.merged ? { ...one, merged: [...behind(one.key, merged)] } : one]),
  );
};
