import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock, printBlock } from './clipboard.ts';

describe('the clipboard of spreadsheets', () => {
  it('reads tabs, Windows line ends and the line end that closes a copy', () => {
    expect(parseBlock('Rak\t12\r\nPalet\t80\r\n')).toEqual([
      ['Rak', '12'],
      ['Palet', '80'],
    ]);
  });

  it('keeps line ends, tabs and quotes inside a quoted cell', () => {
    expect(parseBlock('"Rak ""A""\n5 susun"\t1')).toEqual([['Rak "A"\n5 susun', '1']]);
  });

  it('gives back every block it printed', () => {
    const cell = fc.string({ maxLength: 8 }).filter((text) => !text.includes('\r'));
    const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseBlock(printBlock(rows))).toEqual(rows);
      }),
    );
  });
});
