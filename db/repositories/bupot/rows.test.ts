import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { toBupot, toStoredBupot } from './rows.ts';

describe.each(slipKinds)('a row of %s', (kind) => {
  it('is the record it was made of', () => {
    const bupot = aBupot(kind);
    expect(toBupot(toStoredBupot(bupot))).toEqual(bupot);
  });

  it('keeps beside its columns only what was told', () => {
    const bupot = aBupot(kind);
    const values = Object.values(toStoredBupot(bupot).body).filter((value) => value !== null && value !== false);
    expect(Object.keys(toStoredBupot(bupot).body)).toHaveLength(values.length);
  });
});
