import { describe, expect, it } from 'vitest';
import { readFormula } from './formula.ts';

const rows = ['1', '2', '3', 'I.A', 'I.A.1', '411128-100', 'PPh 4(2)'];
const names = {
  line: (name: string) => {
    if (!rows.includes(name)) throw new RangeError(`no line ${name}`);
    return name;
  },
  range: (first: string, last: string) => rows.slice(rows.indexOf(first), rows.indexOf(last) + 1),
};
const amounts: Readonly<Record<string, number>> = {
  '1': 1_000,
  '2': 300,
  '3': 900,
  'I.A': 50,
  'I.A.1': 7,
  '411128-100': 20_000,
  'PPh 4(2)': 400_000,
};
const work = (text: string) => {
  const { from, work: value } = readFormula(text, names);
  return value(from.map((line) => amounts[line] ?? Number.NaN));
};

describe('a formula of a sheet', () => {
  it.each([
    ['1', 1_000],
    ['1 - 2 - 3', -200],
    ['1 - (2 - 3)', 1_600],
    ['1 + 2 - 3', 400],
    ['sum(1..3)', 2_200],
    ['sum(1..2, I.A, 3 - 2)', 1_950],
    ['411128-100 + [PPh 4(2)]', 420_000],
    ['I.A - I.A.1', 43],
    ['nonNegative(2 - 1)', 0],
    ['nonNegative(1 - 2)', 700],
    ['min(1, 3) - max(2, I.A)', 600],
    ['1 + 1', 2_000],
  ])('%s is %d', (text, amount) => {
    expect(work(text)).toBe(amount);
  });

  it('names the lines it is made of, each once', () => {
    expect(readFormula('sum(1..3) - 2 + I.A', names).from).toEqual(['1', '2', '3', 'I.A']);
  });

  it.each([
    ['', 'a line expected'],
    ['1 -', 'a line expected'],
    ['1 2', 'more than one formula'],
    ['(1', '")" expected'],
    ['sum(1', '")" expected'],
    ['mean(1)', 'no function mean'],
    ['1 * 2', 'unreadable at " * 2"'],
    ['9', 'no line 9'],
    ['1-2', 'no line 1-2'],
  ])('"%s" is refused', (text, message) => {
    expect(() => readFormula(text, names)).toThrow(message);
  });
});
