import { describe, expect, it } from 'vitest';
import { counting } from './fix.ts';

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
