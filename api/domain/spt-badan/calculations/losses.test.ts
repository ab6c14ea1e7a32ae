import { describe, expect, it } from 'vitest';
import { type Loss, lossesForNext, lossTotals, usedLosses } from './losses.ts';

const MILLION = 100_000_000;
const loss = (year: number, millions: number, used: Record<number, number> = {}): Loss => ({
  year,
  loss: millions * MILLION,
  used: Object.fromEntries(Object.entries(used).map(([at, amount]) => [at, amount * MILLION])),
});

describe('losses of earlier years', () => {
  it('are used oldest first and lapse after five years', () => {
    let losses: readonly Loss[] = [loss(2019, 400), loss(2020, 150)];
    const years = ([2021, 2022, 2023, 2024, 2025] as const).map((year, at) => {
      const income = [120, 100, 90, 60, 300][at] ?? 0;
      const used = usedLosses(losses, year, income * MILLION);
      losses = lossesForNext(used, year);
      const { usedNow, next } = lossTotals(used);
      const lapsed = used.reduce((sum, one) => sum + one.lapsed, 0);
      return [year, usedNow / MILLION, income - usedNow / MILLION, next / MILLION, lapsed / MILLION];
    });
    expect(years).toEqual([
      [2021, 120, 0, 430, 0],
      [2022, 100, 0, 330, 0],
      [2023, 90, 0, 240, 0],
      [2024, 60, 0, 150, 30],
      [2025, 150, 150, 0, 0],
    ]);
    expect(losses).toEqual([]);
  });

  it('leave the sheet of the next year with their years', () => {
    const before = [loss(2019, 400, { 2021: 120, 2022: 100, 2023: 90, 2024: 60 }), loss(2020, 150)];
    const [only, ...others] = usedLosses(before, 2025, 300 * MILLION);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ year: 2020, used: {}, usedNow: 150 * MILLION });
  });

  it('are not used against a loss, which joins them', () => {
    const used = usedLosses([loss(2023, 50)], 2024, -10 * MILLION);
    expect(used.map(({ year, usedNow, next }) => [year, usedNow, next / MILLION])).toEqual([
      [2023, 0, 50],
      [2024, 0, 10],
    ]);
  });

  it('last longer by a decision on a facility', () => {
    const income = 100 * MILLION;
    expect(usedLosses([loss(2018, 40)], 2024, income)).toEqual([]);
    const [facility] = usedLosses([{ ...loss(2018, 40), extraYears: 1 }], 2024, income);
    expect(facility).toMatchObject({ usedNow: 40 * MILLION, lapsed: 0 });
  });
});
