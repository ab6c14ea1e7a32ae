import { describe, expect, it } from 'vitest';
import { faults } from './faults/index.ts';
import { playYear } from './year.ts';

/** The first days of a year; `npm run simulate` plays whole ones. */
const DAYS = 11;
/** Planted defects that show within days; `npm run simulate -- --faults` plants all. */
const SOON = [
  'a row of the history is not written',
  'the PPN of an invoice is rounded up once more',
  'the rate of another year is taken',
  'a line is kept for another company',
  'a code is asked for under a new key each time',
  'a code is asked for over another amount',
];

describe("a company's year", () => {
  it('comes out whole, and the same for the same seed', async () => {
    const years = [];
    for (const seed of [1, 2, 3]) years.push(await playYear({ seed, days: DAYS }));
    expect(years.map(({ found }) => found)).toEqual([null, null, null]);
    expect(years.every(({ pressed }) => pressed.length > 10)).toBe(true);
    expect(years.some(({ kills }) => kills > 0)).toBe(true);
    expect(new Set(years.map(({ digest }) => digest)).size).toBe(years.length);
    expect((await playYear({ seed: 1, days: DAYS })).digest).toBe(years[0]?.digest);
  });

  it.each(SOON)('does not come out whole where %s', async (name) => {
    const planted = faults.find((fault) => fault.name === name);
    expect(planted).toBeDefined();
    expect((await playYear({ seed: 1, days: DAYS, ...planted })).found).not.toBeNull();
  });

  it('knows twenty defects to be planted, each by a name of its own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(20);
  });
});
