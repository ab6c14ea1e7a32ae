import { describe, expect, it } from 'vitest';
import { chosenWithin } from './family.ts';

describe('a choice among the documents of one kind', () => {
  it('is the same choice, and none where another kind was asked for', () => {
    const fixed = { type: 'PPH21' };
    expect(chosenWithin({ ids: ['a'] }, fixed)).toEqual({ filter: { ids: ['a'], type: 'PPH21' } });
    expect(chosenWithin({ filter: { year: '2025' } }, fixed)).toEqual({ filter: { year: '2025', type: 'PPH21' } });
    expect(chosenWithin({ filter: { type: 'PPH21' } }, fixed)).toEqual({ filter: { type: 'PPH21' } });
    expect(chosenWithin({ filter: { type: ['PPH21', 'OTHER'] } }, fixed)).toEqual({ filter: { type: 'PPH21' } });
    expect(chosenWithin({ filter: { type: 'UNIFIKASI' } }, fixed)).toEqual({ filter: { type: 'PPH21', ids: [] } });
    expect(chosenWithin({ ids: ['a'] }, {})).toEqual({ ids: ['a'] });
  });
});
