import { describe, expect, it, test } from 'vitest';
import { bandOf } from '../../definition/bands.ts';
import { setLaw } from '../../law-rows.ts';
import { article17, nikCounts } from './article-17.ts';
import { dtpTerms } from './dtp.ts';
import { zakatThroughEmployer } from './fees.ts';
import { objectList, objectOf, objectsOf } from './objects.ts';
import { ptkp, withholdingStatuses } from './ptkp.ts';
import { terDaily, terMonthly } from './ter.ts';

const DAY = '2026-03-31';
const tableOf = (status: (typeof withholdingStatuses)[number]) => terMonthly.at(DAY)[status];
const rate = (status: (typeof withholdingStatuses)[number], rupiah: number) =>
  (bandOf(tableOf(status).table, rupiah * 100).rate[0] ?? 0) / 100;

describe('the monthly effective rates', () => {
  test.each([
    ['TK/0', 'A', 44],
    ['TK/1', 'A', 44],
    ['K/0', 'A', 44],
    ['HB/1', 'A', 44],
    ['TK/2', 'B', 40],
    ['TK/3', 'B', 40],
    ['K/1', 'B', 40],
    ['K/2', 'B', 40],
    ['HB/3', 'B', 40],
    ['K/3', 'C', 41],
  ] as const)('%s is in category %s, of %i bands', (status, category, count) => {
    expect(tableOf(status).category).toBe(category);
    expect(tableOf(status).table.rows).toHaveLength(count);
  });

  test.each([
    ['TK/0', 5_400_000, 0],
    ['TK/0', 5_400_001, 0.25],
    ['TK/0', 10_050_000, 2],
    ['TK/0', 1_400_000_000, 33],
    ['TK/0', 1_400_000_001, 34],
    ['K/1', 6_200_000, 0],
    ['K/1', 6_200_001, 0.25],
    ['K/1', 1_405_000_001, 34],
    ['K/3', 6_600_000, 0],
    ['K/3', 6_600_001, 0.25],
    ['K/3', 1_419_000_001, 34],
  ] as const)('%s, %i a month: %f %%', (status, gross, percent) => expect(rate(status, gross)).toBe(percent));

  it('rise from band to band and did not exist before 2024', () => {
    for (const status of withholdingStatuses) {
      const rates = tableOf(status).table.rows.map((row) => row.rate[0]);
      expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
      expect([rates[0], rates.at(-1)]).toEqual([0, 3400]);
    }
    expect(() => terMonthly.at('2023-12-31')).toThrow(RangeError);
    expect(() => terDaily.at('2023-12-31')).toThrow(RangeError);
    expect(terDaily.at('2024-01-01').limit).toBe(250_000_000);
  });
});

describe('the other tables', () => {
  it('have the PTKP of every status', () => {
    const millions = Object.fromEntries(Object.entries(ptkp.at(DAY)).map(([status, amount]) => [status, amount / 1e8]));
    expect(millions).toEqual({
      'TK/0': 54,
      'TK/1': 58.5,
      'TK/2': 63,
      'TK/3': 67.5,
      'K/0': 58.5,
      'K/1': 63,
      'K/2': 67.5,
      'K/3': 72,
      'HB/0': 54,
      'HB/1': 58.5,
      'HB/2': 63,
      'HB/3': 67.5,
      'K/I/0': 112.5,
      'K/I/1': 117,
      'K/I/2': 121.5,
      'K/I/3': 126,
    });
    expect(() => ptkp.at('2015-12-31')).toThrow(RangeError);
  });

  it('take the PTKP of a stored row from its year on, with its source', () => {
    const values = { self: 60_000_000, married: 5_000_000, dependant: 5_000_000, combined: 60_000_000 };
    const dates = { validFrom: '2027-01-01', source: 'PMK 1/2027' };
    setLaw([{ id: 'ptkp.2027', table: 'ptkp', version: 1, values: { ...values, ...dates }, updatedAt: 1 }]);
    try {
      expect([ptkp.at('2026-12-31')['K/1'], ptkp.at('2027-01-01')['K/1']]).toEqual([6_300_000_000, 7_000_000_000]);
      expect(ptkp.ruleAt('2027-01-01').source).toMatchObject({ name: 'PMK 1/2027' });
    } finally {
      setLaw([]);
    }
    expect(ptkp.at('2027-01-01')['K/1']).toBe(6_300_000_000);
  });

  it('change Article 17 with the tax year 2022', () => {
    expect(article17.at('2021-12-31').rows.map(({ minus }) => minus / 1e8)).toEqual([0, 5, 30, 55]);
    expect(article17.at('2022-01-01').rows.map(({ minus }) => minus / 1e8)).toEqual([0, 6, 31, 56, 306]);
    expect(() => article17.at('2008-12-31')).toThrow(RangeError);
  });

  it('let zakat and NIK count from 2024', () => {
    expect([zakatThroughEmployer.at('2023-12-31'), zakatThroughEmployer.at('2024-01-01')]).toEqual([false, true]);
    expect([nikCounts.at('2023-12-31'), nikCounts.at('2024-01-01')]).toEqual([false, true]);
  });

  it('begin tourism in October 2025 and end every scheme with 2026', () => {
    expect(dtpTerms.TEXTILE.at('2025-01-01')).toEqual({ monthly: 1_000_000_000, daily: 50_000_000 });
    expect(() => dtpTerms.TOURISM.at('2025-09-30')).toThrow(RangeError);
    expect(dtpTerms.TOURISM.at('2025-10-01')).toBe(dtpTerms.TOURISM.at('2026-12-31'));
    expect(() => dtpTerms.TEXTILE.at('2027-01-01')).toThrow(RangeError);
  });
});

describe('the objects', () => {
  it('are those of the office: 36 on BP21, 3 on BPMP and BPA1, 2 on BPA2, one on BP26', () => {
    const counts = (['BP21', 'BPMP', 'BPA1', 'BPA2', 'BP26'] as const).map((kind) => objectsOf(kind, DAY).length);
    expect(counts).toEqual([36, 3, 3, 2, 1]);
  });

  it('are one of each kind, code and variant on a day', () => {
    const keys = objectList()
      .at(DAY)
      .map(({ kind, code, variant, from }) => `${kind} ${code} ${variant} ${from}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('begin and end', () => {
    expect(objectOf('BP21', '21-100-03', '2024-12-31')?.to).toBe('2024-12-31');
    expect(objectOf('BP21', '21-100-03', '2025-01-01')).toBeNull();
    expect(objectOf('BP21', '21-100-24', '2024-12-31')).toBeNull();
    expect(objectOf('BP21', '21-100-24', '2025-01-01')?.rate).toBe('TER_DAILY');
  });

  it('are told apart by the kind of slip', () => {
    expect(objectOf('BPMP', '21-100-01', DAY)?.rate).toBe('TER_MONTHLY');
    expect(objectOf('BPA1', '21-100-01', DAY)?.rate).toBe('ARTICLE17_ANNUAL');
    expect(objectOf('BP21', '21-100-01', DAY)).toBeNull();
    expect(objectOf('BPA2', '21-100-32', DAY)).toBeNull();
    expect(objectOf('BP26', '27-100-99', DAY)?.kapKjs).toBe('411127-100');
  });
});
