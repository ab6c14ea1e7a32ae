import { describe, expect, it } from 'vitest';
import { nameOne, nobodyNamed } from './file-work.ts';

describe('documents a file names', () => {
  it('are counted all, and named as far as a person looks', () => {
    const named = nobodyNamed();
    let words = 0;
    for (let n = 0; n < 2_500; n++) nameOne(named, () => ({ id: String(++words), label: `no. ${n}`, message: 'why' }));
    expect([named.count, named.first.length, words]).toEqual([2_500, 1_000, 1_000]);
    expect(named.first.at(-1)).toEqual({ id: '1000', label: 'no. 999', message: 'why' });
  });
});
