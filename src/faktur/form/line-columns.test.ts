import { describe, expect, it } from 'vitest';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { readUnit, unitsFor } from './line-columns.tsx';

describe('a unit pasted into the lines', () => {
  it('is understood as the import understands it, and left as it stands where nobody does', () => {
    for (const text of ['pcs', 'Kg', 'dus', 'UM.0021', 'karton']) {
      expect(readUnit(text), text).toBe(unitFrom(text));
      expect(readUnit(text), text).toMatch(/^UM\.\d{4}$/);
    }
    expect(readUnit('sejumput')).toBe('sejumput');
  });

  it('that the office has no word for is offered its nearest, never an empty box', () => {
    const offered = (typed: string) => unitsFor(typed).map(({ label }) => label);
    expect([offered('Zak'), offered('pcs'), offered('roll')]).toEqual([['Lainnya'], ['Piece'], ['Roll']]);
    expect(offered('').length).toBeGreaterThan(30);
  });
});
