import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isNear } from '../text/word-match.ts';
import { everydayPhrases } from './everyday-phrases.ts';
import { fieldWords } from './field-words.ts';
import { findPairs } from './find-pair.ts';
import { pairCode, pairsIn } from './pairs.ts';

const first = (typed: string, era: 'classic' | 'coretax', count = 3) => findPairs(typed, era, count).map(pairCode);

describe('everyday phrases', () => {
  it('are fifty or more, each with its reason', () => {
    expect(everydayPhrases.length).toBeGreaterThanOrEqual(50);
    for (const [, era, pair, why] of everydayPhrases) {
      expect(pairsIn(era).map(pairCode)).toContain(pair);
      expect(why).not.toBe('');
    }
  });

  test.each(everydayPhrases)('%s (%s) finds %s: %s', (words, era, pair) => expect(first(words, era)).toContain(pair));
});

describe('words of the field', () => {
  it('lead to pairs of their era', () => {
    for (const era of ['classic', 'coretax'] as const)
      for (const { words, [era]: pair } of fieldWords)
        if (pair) expect(pairsIn(era).map(pairCode), words).toContain(pair);
  });

  it('find their own pair among the first three', () => {
    const lost = (['classic', 'coretax'] as const).flatMap((era) =>
      fieldWords.flatMap(({ words, [era]: pair }) =>
        pair
          ? words
              .split(',')
              .filter((phrase) => !first(phrase, era).includes(pair))
              .map((phrase) => `${era} ${phrase.trim()} → ${pair}`)
          : [],
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('the search', () => {
  it('finds while one still types', () => {
    for (const typed of ['sewa g', 'sewa ge', 'sewa ged', 'sewa gedu', 'sewa gedung'])
      expect(first(typed, 'coretax')).toContain('411128-403');
    expect(first('pph 2', 'coretax', 20)).toEqual(expect.arrayContaining(['411121-100', '411124-100']));
  });

  it('forgives slips of the keys', () => {
    for (const typed of ['jsa konsultan', 'jasa konsultna', 'jasa konsultn'])
      expect(first(typed, 'coretax')).toContain('411124-100');
    expect([isNear('gedung', 'gdeung', 1), isNear('gedung', 'gudang', 1), isNear('', 'abc', 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes codes in every notation, whole or in part', () => {
    for (const typed of [
      '411128-403',
      '411128 403',
      '411128403',
      '411128/403',
      'kap 411128 kjs 403'.replace('kjs ', ''),
    ])
      expect(first(typed, 'coretax', 1)).toEqual(['411128-403']);
    expect(first('411128 4', 'coretax', 9).every((code) => code.startsWith('411128-4'))).toBe(true);
    expect(first('411211', 'coretax', 1)).toEqual(['411211-100']);
    expect(first('411128 jual tanah', 'coretax', 1)).toEqual(['411128-402']);
    expect(first('499999', 'coretax')).toEqual([]);
  });

  it('gives the common ones for nothing and nothing for nonsense', () => {
    expect(first('', 'coretax')).toEqual(['411121-100', '411211-100', '411126-100']);
    expect(first('xyzzyq', 'coretax')).toEqual([]);
  });

  it('stays in the era, repeats itself and never throws', () => {
    const spoilt = fc.constantFrom('constructor', '__proto__ toString', 'valueOf');
    const typed = fc.oneof(
      fc.string(),
      fc.lorem(),
      spoilt,
      fc.constantFrom(...everydayPhrases.map(([words]) => words)),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('classic' as const, 'coretax' as const), (words, era) => {
        const found = findPairs(words, era);
        expect(found.length).toBeLessThanOrEqual(20);
        expect(found.every((pair) => pairsIn(era).includes(pair))).toBe(true);
        expect(findPairs(words, era)).toEqual(found);
      }),
    );
  });
});
