import { expect, it } from 'vitest';
import { printedAmount, printedTotal, roundedSum, roundedTotals } from './rounded-totals.ts';

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

it('adds the printed amounts up to the total of the paper, by what the buyer pays under the code', () => {
  const amounts = of({ dpp: '2639333.18', otherDpp: '2419388.75', ppn: '290326.65' });
  expect(printedTotal('04', amounts)).toBe('2929660.00');
  expect(roundedSum({ ...amounts, code: '04' })).toEqual({
    key: 'total',
    lines: '2929659.83',
    document: '2929660.00',
    difference: '-0.17',
  });
  expect(roundedSum({ ...amounts, code: '07' })).toMatchObject({ lines: '2639333.18', document: '2639333.00' });
  expect(roundedSum({ ...of({}), code: '04' })).toBeNull();
});

it('is the sum of what is printed, not the sum rounded', () =>
  expect(printedTotal('04', of({ dpp: '100.50', ppn: '12.50' }))).toBe('114.00'));
