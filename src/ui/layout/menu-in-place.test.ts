import { describe, expect, it } from 'vitest';
import { inPlace, type MenuChoice } from './MenuButton.tsx';

const choices = (...keys: string[]): MenuChoice[] => keys.map((key) => ({ key, label: key }));
const seen = (of: readonly MenuChoice[]) => of.map(({ key, disabled }) => (disabled ? `(${key})` : key));

describe('a menu that stands open while its record changes', () => {
  it('keeps every choice where it was, and puts what is new below', () => {
    const opened = choices('cancel', 'link', 'stage');
    expect(seen(inPlace(opened, choices('pdf', 'cancel', 'xml', 'stage')))).toEqual([
      'cancel',
      '(link)',
      'stage',
      'pdf',
      'xml',
    ]);
  });

  it('offers what is there now where nothing was open', () => {
    expect(seen(inPlace([], choices('pdf', 'cancel')))).toEqual(['pdf', 'cancel']);
  });
});
