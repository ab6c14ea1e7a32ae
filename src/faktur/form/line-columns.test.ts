import { describe, expect, it } from 'vitest';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { readUnit } from './line-columns.tsx';

describe('a unit pasted into the lines', () => {
  it('is understood as the import understands it, and left as it stands where nobody does', () => {
    for (const text of ['pcs', 'Kg', 'dus', 'UM.0021', 'karton']) {
      expect(readUnit(text), text).toBe(unitFrom(text));
      expect(readUnit(text), text).toMatch(/^UM\.\d{4}$/);
    }
    expect(readUnit('sejumput')).toBe('sejumput');
  });
});
