import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from './initials.ts';

describe('ink on a company colour', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#4B61DC', '#FFFFFF')).toBeGreaterThan(4.5);
  });

  it.each(['#2E6BE6', '#8A5CD1', '#0F8A6A', '#C46A10', '#B08900', '#5B6B84', '#FFFF00', '#101010'])(
    'can be read on %s',
    (colour) => {
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stays white where white will do', () => {
    expect(inkOn('#23776D')).toBe('#FFFFFF');
    expect(inkOn('#B08900')).toBe('#000000');
  });
});
