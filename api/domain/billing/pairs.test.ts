import { describe, expect, it, test } from 'vitest';
import {
  type Era,
  eraOf,
  madeByHand,
  otherEraOf,
  type Pair,
  pairCode,
  pairOf,
  pairs,
  pairsIn,
  taxNameOf,
} from './pairs.ts';

test.each([
  ['1999-12', 'classic'],
  ['2024-12', 'classic'],
  ['2025-01', 'coretax'],
  ['2026-07', 'coretax'],
] as const)('%s is %s', (period, era) => expect(eraOf(period)).toBe(era));

const count = <K extends string>(of: (pair: Pair) => K): Partial<Record<K, number>> => {
  const counts: Partial<Record<K, number>> = {};
  for (const pair of pairs) counts[of(pair)] = (counts[of(pair)] ?? 0) + 1;
  return counts;
};

describe('the table', () => {
  it('has 389 pairs, each once in its era', () => {
    expect(pairs).toHaveLength(389);
    for (const era of ['classic', 'coretax'] as Era[])
      expect(new Set(pairsIn(era).map(pairCode)).size).toBe(pairsIn(era).length);
    expect([pairsIn('classic').length, pairsIn('coretax').length]).toEqual([362, 73]);
  });

  it('counts as the office does', () => {
    expect(count(({ era }) => era)).toEqual({ classic: 316, coretax: 27, both: 46 });
    expect(count(({ period }) => period)).toEqual({
      month: 118,
      month_range: 86,
      year: 63,
      as_assessed: 120,
      none_or_year: 2,
    });
    expect(count(({ payer }) => payer)).toEqual({ self: 367, 'self+other': 20, 'self+other+non': 2 });
    expect(count(({ confidence }) => confidence)).toEqual({ two: 57, one: 269, memory: 63 });
    expect(pairs.filter(({ nop }) => nop)).toHaveLength(51);
    expect(pairs.filter(({ assessment }) => assessment)).toHaveLength(138);
  });

  it('is well formed', () => {
    for (const { kap, kjs, tax, description } of pairs) {
      expect(kap).toMatch(/^411\d{3}$/);
      expect(kjs).toMatch(/^\d{3}$/);
      expect(tax && description).toBeTruthy();
    }
  });

  test.each<[string, Partial<Pair>]>([
    ['411121-100', { description: 'Masa PPh Pasal 21', era: 'both', period: 'month', taxReturn: 'pph21' }],
    ['411121-401', { era: 'classic', description: 'PPh Final 21 pesangon, JHT, uang tebusan pensiun sekaligus' }],
    ['411122-910', { description: 'Pemungut bendahara APBN', payer: 'self+other', taxReturn: 'unifikasi' }],
    ['411126-200', { tax: 'PPh Pasal 25/29 Badan', period: 'year', taxReturn: 'badan' }],
    ['411127-110', { era: 'coretax', period: 'month' }],
    ['411128-402', { nop: true, payer: 'self+other+non', era: 'both', taxReturn: null }],
    ['411128-403', { nop: false, payer: 'self+other', taxReturn: 'unifikasi' }],
    ['411128-420', { description: 'Peredaran bruto tertentu (UMKM) setor sendiri', taxReturn: null }],
    ['411211-310', { description: 'SKPKB', era: 'classic', period: 'as_assessed', assessment: true }],
    ['411211-500', { period: 'month_range', assessment: false }],
    ['411313-300', { period: 'year', nop: true, assessment: true, tax: 'PBB Perkebunan' }],
    ['411618-100', { period: 'none_or_year', era: 'coretax', tax: 'Deposit Pajak' }],
  ])('%s', (code, expected) => expect(pairs.find((pair) => pairCode(pair) === code)).toMatchObject(expected));
});

describe('a pair', () => {
  it('is found in the era of the tax period', () => {
    expect(pairOf('411128', '419', '2024-12')?.description).toBe('Dividen OP dalam negeri');
    expect(pairOf('411128', '419', '2025-01')).toBeNull();
    expect(pairOf('411128', '100', '2025-01')?.period).toBe('month');
    expect(pairOf('411128', '100', '2024-12')).toBeNull();
    expect(pairOf('999999', '100', '2025-01')).toBeNull();
  });

  it('knows when it is of the other era', () => {
    expect(otherEraOf('411128', '419', '2025-01')).toBe('classic');
    expect(otherEraOf('411618', '100', '2024-12')).toBe('coretax');
    expect(otherEraOf('411121', '100', '2025-01')).toBeNull();
    expect(otherEraOf('999999', '100', '2025-01')).toBeNull();
  });

  // Pairs that PER-10/PJ/2024 merged or moved: the pair of 2024, and the pair of the same tax from 2025.
  it.each([
    ['STP and SKPKB', '411211-310', '411211-300'],
    ['SKPKBT', '411126-320', '411126-300'],
    ['dividends of individuals', '411128-419', '411128-100'],
    ['PPh 23 on services', '411124-104', '411124-100'],
    ['PPh 23 on interest', '411124-102', '411124-100'],
    ['PPh 15 of shipping at home, final', '411128-410', '411128-600'],
    ['PPh 15 of flights at home', '411129-101', '411129-600'],
    ['PPN on intangibles from abroad', '411211-101', '411212-101'],
    ['PPN on services from abroad', '411211-102', '411212-101'],
  ])('of %s, %s, became %s', (_what, before, after) => {
    const known = (code: string, period: string) => pairOf(code.slice(0, 6), code.slice(7), period) !== null;
    expect([known(before, '2024-12'), known(before, '2025-01'), known(after, '2025-01')]).toEqual([true, false, true]);
  });

  it('of a deposit is for a whole year, and came with Coretax', () => {
    expect(pairOf('411618', '100', '2025-06')).toMatchObject({
      period: 'none_or_year',
      payer: 'self',
      taxReturn: null,
    });
    expect(pairOf('411618', '200', '2025-06')).toMatchObject({ taxReturn: null });
    expect(pairOf('411618', '200', '2024-12')).toBeNull();
  });

  it('may be billed by hand unless a return bills it, which came with Coretax', () => {
    const byHand = (code: string, period: string) => {
      const pair = pairOf(code.slice(0, 6), code.slice(7), period);
      return pair && madeByHand(pair, period);
    };
    for (const open of [
      '411618-100',
      '411128-402',
      '411128-420',
      '411125-100',
      '411126-100',
      '411211-300',
      '411211-103',
    ])
      expect(byHand(open, '2025-03'), open).toBe(true);
    for (const closed of ['411211-100', '411121-100', '411124-100', '411128-403', '411126-200', '411127-110'])
      expect(byHand(closed, '2025-03'), closed).toBe(false);
    expect(byHand('411211-100', '2024-12')).toBe(true);
  });

  it('of a notice never belongs to a return', () => {
    expect(pairs.filter(({ assessment, belongsToReturn }) => assessment && belongsToReturn)).toEqual([]);
  });

  it('of a return is one that exists in the Coretax era', () => {
    expect(pairsIn('coretax').filter(({ belongsToReturn }) => belongsToReturn)).toHaveLength(15);
  });
});

describe('the name of a tax', () => {
  it.each([
    ['411126', '100', '2025-10', 'Masa PPh Pasal 25 Badan'],
    ['411128', '402', '2025-10', 'Pengalihan hak atas tanah dan/atau bangunan'],
    ['411126', '300', '2024-12', 'PPh Pasal 25/29 Badan – STP'],
    ['411221', '100', '2026-09', 'Masa PPnBM Dalam Negeri'],
    ['999999', '100', '2025-10', '999999-100'],
    ['411126', '100', '', '411126-100'],
  ])('of %s-%s for %s is %s', (kap, kjs, periodFrom, name) => {
    expect(taxNameOf({ kap, kjs, periodFrom })).toBe(name);
  });

  it('is never one that two taxes share', () => {
    const period = { classic: '2024-12', coretax: '2025-01' };
    for (const era of ['classic', 'coretax'] as const) {
      const taxes = new Map<string, string>();
      for (const pair of pairsIn(era)) {
        const name = taxNameOf({ ...pair, periodFrom: period[era] });
        expect(taxes.get(name) ?? pair.tax, name).toBe(pair.tax);
        taxes.set(name, pair.tax);
      }
    }
  });
});
