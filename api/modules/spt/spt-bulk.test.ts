import { describe, expect, it } from 'vitest';
import { ofType } from './spt-bulk.ts';

describe('a choice among the returns of one kind', () => {
  it('is the same choice, and none where another kind was asked for', () => {
    expect(ofType({ ids: ['a'] }, 'PPH21')).toEqual({ filter: { ids: ['a'], type: 'PPH21' } });
    expect(ofType({ filter: { year: '2025' } }, 'PPH21')).toEqual({ filter: { year: '2025', type: 'PPH21' } });
    expect(ofType({ filter: { type: 'PPH21' } }, 'PPH21')).toEqual({ filter: { type: 'PPH21' } });
    expect(ofType({ filter: { type: 'UNIFIKASI' } }, 'PPH21')).toEqual({ filter: { type: 'PPH21', ids: [] } });
  });
});
