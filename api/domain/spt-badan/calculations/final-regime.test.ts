import { describe, expect, it } from 'vitest';
import { finalTaxOn, isFinalYear, lastFinalYear, type RegimeFacts } from './final-regime.ts';

const MILLION = 100_000_000;
const years = (facts: RegimeFacts) => [2020, 2021, 2022, 2023, 2024, 2025].filter((year) => isFinalYear(facts, year));

describe('the 0.5 % regime', () => {
  it.each([
    ['CV', '2021-11-03', [2021, 2022, 2023, 2024]],
    ['PT', '2022-03-10', [2022, 2023, 2024]],
    ['PT', '2015-01-01', [2020]],
    ['PT_PERORANGAN', '2021-05-01', [2022, 2023, 2024, 2025]],
  ] as const)('of a %s registered on %s ends by its years', (body, registered, expected) => {
    expect(years({ body, registered })).toEqual(expected);
  });

  it('counts from 2018 for who was registered before', () => {
    expect(lastFinalYear({ body: 'PT', registered: '2010-06-01' }, 2019)).toBe(2020);
  });

  it('stays to the end of a year in which turnover passes 4.8 billion', () => {
    const facts = { body: 'PT', registered: '2024-01-15', turnovers: { 2024: 6000 * MILLION } } as const;
    expect(years(facts)).toEqual([2024]);
    expect(finalTaxOn(2024, 6000 * MILLION)).toBe(30 * MILLION);
  });

  it('is left for good by notice', () => {
    expect(years({ body: 'CV', registered: '2021-11-03', generalFrom: 2023 })).toEqual([2021, 2022]);
  });

  it('taxes turnover', () => {
    expect(finalTaxOn(2024, 4100 * MILLION)).toBe(2_050_000_000);
  });
});
