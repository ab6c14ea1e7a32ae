import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { toBupot, toStoredBupot } from './bupot-rows.ts';

describe.each(slipKinds)('a row of %s', (kind) => {
  it('is the record it was made of', () => {
    const bupot = aBupot(kind);
    expect(toBupot(toStoredBupot(bupot))).toEqual(bupot);
  });
});
