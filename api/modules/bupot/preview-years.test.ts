import { describe, expect, it } from 'vitest';
import { cutYears } from './preview-years.ts';

const of = (...keys: string[]) => keys.map((key) => ({ key }));
const page = { numbers: ['2', '3', '4'], from: '1', next: '4' };
const pageOf = (fitting: { key: string }[], room: number, begun = false, from = page) => {
  const { taken, next } = cutYears(from, fitting, { room, begun });
  return [taken.map(({ key }) => key), next];
};

describe('a page of employees', () => {
  it('ends with the last number there is room for, and the next one begins after it', () => {
    expect(pageOf(of('4', '2', '3'), 3)).toEqual([['4', '2', '3'], '4']);
    expect(pageOf(of('4', '2', '3'), 2)).toEqual([['2', '3'], '3']);
    expect(pageOf(of('4', '3|a', '3|b'), 1, true)).toEqual([[], '2']);
  });

  it('always gets on: a number with more people than there is room for is taken whole', () => {
    expect(pageOf(of('2|a', '2|b', '3'), 1)).toEqual([['2|a', '2|b'], '2']);
    expect(pageOf(of('2|a', '2|b', '3'), 1, true)).toEqual([[], '1']);
    const first = { numbers: ['', '2', '3'], from: '', next: '3' };
    expect(pageOf(of('|a', '|b', '2', '3'), 1, false, first)).toEqual([['|a', '|b', '2'], '2']);
  });
});
