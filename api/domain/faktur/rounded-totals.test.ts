import { expect, it } from 'vitest';
import { printedAmount, roundedTotals } from './rounded-totals.ts';

const of = (over: object) => ({ dpp: '100.00', otherDpp: '100.00', ppn: '12.00', ppnbm: '0.00', ...over });

it('names each amount the paper rounds, so that lines less document is the difference', () => {
  expect(roundedTotals(of({ ppn: '290326.65', otherDpp: '2419388.75', dpp: '2639333.18' }))).toEqual([
    { key: 'dpp', lines: '2639333.18', document: '2639333.00', difference: '0.18' },
    { key: 'otherDpp', lines: '2419388.75', document: '2419389.00', difference: '-0.25' },
    { key: 'ppn', lines: '290326.65', document: '290327.00', difference: '-0.35' },
  ]);
  expect(printedAmount('290326.65')).toBe('290327.00');
});

it('says nothing where nothing is rounded, and a base that is the other one once', () => {
  expect(roundedTotals(of({}))).toEqual([]);
  expect(roundedTotals(of({ dpp: '0.50', otherDpp: '0.50' })).map(({ key }) => key)).toEqual(['dpp']);
});
