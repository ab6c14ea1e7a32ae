import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { rupiah } from '../definition/money.ts';
import { terbilang } from './terbilang.ts';

test.each([
  ['0', 'nol rupiah'],
  ['1', 'satu rupiah'],
  ['10', 'sepuluh rupiah'],
  ['11', 'sebelas rupiah'],
  ['19', 'sembilan belas rupiah'],
  ['20', 'dua puluh rupiah'],
  ['100', 'seratus rupiah'],
  ['111', 'seratus sebelas rupiah'],
  ['1000', 'seribu rupiah'],
  ['1001', 'seribu satu rupiah'],
  ['2000', 'dua ribu rupiah'],
  ['11000', 'sebelas ribu rupiah'],
  ['101000', 'seratus satu ribu rupiah'],
  ['1000000', 'satu juta rupiah'],
  ['1250000.50', 'satu juta dua ratus lima puluh ribu rupiah lima puluh sen'],
  ['9521600', 'sembilan juta lima ratus dua puluh satu ribu enam ratus rupiah'],
  ['1000000000', 'satu miliar rupiah'],
  ['2000000000000', 'dua triliun rupiah'],
  ['3000000000000000', 'tiga kuadriliun rupiah'],
  ['0.05', 'nol rupiah lima sen'],
  ['-1000', 'minus seribu rupiah'],
])('%s is %j', (amount, words) => expect(terbilang(amount)).toBe(words));

it('refuses what is no amount or longer than its words', () => {
  for (const wrong of ['', 'x', '1.005', '1000000000000000000']) expect(() => terbilang(wrong)).toThrow(RangeError);
});

it('never leaves a gap between words, and tells amounts apart', () => {
  fc.assert(
    fc.property(fc.nat(9e15), fc.nat(9e15), (one, other) => {
      const words = terbilang(rupiah(one));
      expect(words).not.toMatch(/ {2}|undefined|^ | $/);
      expect(words === terbilang(rupiah(other))).toBe(one === other);
      // 18 digits take at most six groups of seven words
      expect(words.split(' ').length).toBeLessThan(50);
    }),
  );
});
