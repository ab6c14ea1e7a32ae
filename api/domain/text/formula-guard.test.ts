import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

it.each([
  '=1+1',
  '+62811',
  '-cmd|x',
  '@SUM(A1)',
  '\t',
  '\rA1',
  '\n1',
  ' =1+1',
  '\u00a0=1',
  '\ufeff=1',
  '\u200b=1',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0dcmd|x',
  '\uff20SUM(A1)',
  '\ufe66 1',
  '\ufe621',
  '\ufe631',
  '\ufe6bA1',
  '\u22121',
  ' \u200b\uff1d1',
])('%j is no formula any more', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
  expect(unguarded(guarded(`'${text}`))).toBe(`'${text}`);
});

it.each(['PT Satu = Dua', '04002500114827391', '', '-5', '-5.25', ' PT Satu', "'", 'Ａ＝１'])(
  '%j stays as it is',
  (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  },
);

it.each([
  ['PT Satu;=1+1', "PT Satu;'=1+1"],
  ['Jl. Melati, +62811', "Jl. Melati,' +62811"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\n=1', "a\n'=1"],
  ['kata "=1"', 'kata "\'=1"'],
  ["x;'=1", "x;''=1"],
  ['=1;-2', "'=1;'-2"],
])('%j is none behind a separator either', (text, safe) => {
  expect(guarded(text)).toBe(safe);
  expect(unguarded(safe)).toBe(text);
});

/** The cells a spreadsheet of any locale makes of a text: split at each of the separators, without quotes. */
const cellsOf = (text: string): string[] =>
  ['', ';', ',', '\t', '\n']
    .flatMap((at) => (at === '' ? [text] : text.split(at)))
    .map((cell) => cell.replace(/^"+/, ''));

it('leaves no cell that begins as a formula, wherever a text is split', () => {
  const text = fc.string({ maxLength: 14, unit: fc.constantFrom(...'=+-@ ;,"ab1\''.split(''), '\t', '\n', '\uff1d') });
  fc.assert(
    fc.property(text, (input) => {
      const safe = guarded(input);
      expect(unguarded(safe)).toBe(input);
      for (const cell of cellsOf(safe))
        expect(cell === safe && /^-\d+$/.test(cell) ? '' : cell).not.toMatch(/^ *[=+\-@\uff1d]/);
    }),
    { numRuns: 2000 },
  );
});
