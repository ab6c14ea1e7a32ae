import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { toBupot, toStoredBupot } from './bupot-rows.ts';

describe.each(slipKinds)('a row of %s', (kind) => {
  it('is the record it was made of, also as the driver hands it over', () => {
    const bupot = aBupot(kind);
    const stored = toStoredBupot(bupot);
    expect(toBupot(stored)).toEqual(bupot);
    const raw = {
      ...stored,
      body: JSON.stringify(stored.body),
      final: Number(stored.final),
      issueWanted: Number(stored.issueWanted),
    };
    expect(toBupot(raw as unknown as typeof stored)).toEqual(bupot);
  });
});
