import { describe, expect, it } from 'vitest';
import { counting, sameChoices } from './fix.ts';

const slips = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('which of several slips of a month count', () => {
  it('is the one that was pointed at last: a month never loses all of its slips', () => {
    const first = counting({ leftOut: ['of another month'] }, 3, slips, 'a');
    expect(first).toEqual({ leftOut: ['of another month', 'b', 'c'], keptBoth: undefined });
    const { leftOut = [] } = first;
    expect(counting({ leftOut }, 3, slips, 'b').leftOut).toEqual(['of another month', 'a', 'c']);
  });

  it('is all of them once that was said, and again one of them', () => {
    expect(counting({ leftOut: ['b', 'c'], keptBoth: [1] }, 3, slips, null)).toEqual({
      leftOut: undefined,
      keptBoth: [1, 3],
    });
    expect(counting({ keptBoth: [1, 3] }, 3, slips, 'c')).toEqual({ leftOut: ['a', 'b'], keptBoth: [1] });
  });
});

describe('whether something is lost when a repair is closed', () => {
  const before = { key: 'one', lastGross: '5000000', leftOut: ['a', 'b'] };

  it('is nothing where what was chosen was taken back, or chosen in another order', () => {
    expect(sameChoices(before, { leftOut: ['b', 'a'], lastGross: '5000000', key: 'one' })).toBe(true);
    expect(sameChoices({ key: 'one' }, { key: 'one' })).toBe(true);
  });

  it('is something once an answer is another, is new or is gone', () => {
    expect(sameChoices(before, { ...before, lastGross: '6000000' })).toBe(false);
    expect(sameChoices(before, { ...before, leftOut: ['a'] })).toBe(false);
    expect(sameChoices({ key: 'one' }, { key: 'one', ptkp: 'K/1' })).toBe(false);
    expect(sameChoices(before, { key: 'one', lastGross: '5000000' })).toBe(false);
  });
});
