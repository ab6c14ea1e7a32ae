import { describe, expect, it } from 'vitest';
import { aFaktur, aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { differing, merged, sidesOf } from './conflict.ts';

describe('two people in one invoice', () => {
  const base = aFakturInput({ reference: 'A', stageDpp: '1000' });

  it('keeps what each of them changed', () => {
    const mine = { ...base, reference: 'MINE' };
    const theirs = aFaktur({ ...base, counterpartyEmail: 'baru@contoh.example' });
    const sides = sidesOf(base, mine, theirs);
    expect(sides).toEqual({ reference: 'mine', counterpartyEmail: 'theirs' });
    expect(merged(mine, theirs, sides)).toMatchObject({ reference: 'MINE', counterpartyEmail: 'baru@contoh.example' });
  });

  it('stays with mine where both changed the same, until told otherwise', () => {
    const mine = { ...base, reference: 'MINE' };
    const theirs = aFaktur({ ...base, reference: 'THEIRS' });
    expect(sidesOf(base, mine, theirs)).toEqual({ reference: 'mine' });
    expect(merged(mine, theirs, { reference: 'theirs' }).reference).toBe('THEIRS');
  });

  it('sees a line that changed without changing the amount, and no difference in how an amount is written', () => {
    const theirs = aFaktur({ ...base, stageDpp: '1000.00', lines: [aLine({ unit: 'UM.0021' })] });
    expect(differing(base, theirs)).toEqual(['lines']);
    expect(differing(base, aFaktur({ ...base, stageDpp: '1000.00' }))).toEqual([]);
  });
});
