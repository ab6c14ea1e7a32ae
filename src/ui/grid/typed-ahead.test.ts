import { describe, expect, it } from 'vitest';
import { enterAfter, typedAhead } from './typed-ahead.ts';

describe('keys pressed before the sheet is there', () => {
  it('leave finished cells behind and the last one open', () => {
    expect(typedAhead('Pompa air\t2\tUnit\t1500')).toEqual({
      finished: [
        { row: 0, column: 0, text: 'Pompa air' },
        { row: 0, column: 1, text: '2' },
        { row: 0, column: 2, text: 'Unit' },
      ],
      open: { row: 0, column: 3, text: '1500' },
    });
    expect(typedAhead('')).toEqual({ finished: [], open: { row: 0, column: 0, text: '' } });
  });

  it('go down by Enter in the column they are in, and skip cells by Tab without emptying them', () => {
    expect(enterAfter('Pompa\t2')).toBe('\n\t');
    expect(typedAhead('Pompa\t\tUnit\n\t\tBuah')).toEqual({
      finished: [
        { row: 0, column: 0, text: 'Pompa' },
        { row: 0, column: 2, text: 'Unit' },
      ],
      open: { row: 1, column: 2, text: 'Buah' },
    });
  });
});
