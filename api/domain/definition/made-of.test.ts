import { describe, expect, it } from 'vitest';
import { calc, carried, form, input, sum } from './form.ts';
import { inputsIn, timesIn } from './made-of.ts';

const sheet = form({
  name: 'I',
  lines: { a: input('x.a'), b: input('x.b'), net: calc('x.net', 'x.f', ['a', 'b'], (a, b) => a - b) },
  gives: ['net'],
});
const main = form({
  name: 'main',
  lines: {
    '1': carried(sheet, 'net', 'x.net'),
    '2': input('x.two'),
    '3': sum('x.three', 'x.f', ['1', '2']),
    '4': calc('x.four', 'x.f', ['3', '2'], (three, two) => three - two),
    '5': calc('x.five', 'x.f', ['3'], (three) => Math.max(0, three)),
  },
});
const forms = [sheet, main];

describe('the inputs a line is made of', () => {
  it('count as often as they go into it, through other lines and forms', () => {
    expect(inputsIn(forms, 'main', '3')).toEqual([
      { form: 'I', line: 'a', times: 1 },
      { form: 'I', line: 'b', times: -1 },
      { form: 'main', line: '2', times: 1 },
    ]);
    expect(timesIn(main.lines['4'])).toEqual([1, -1]);
    expect(inputsIn(forms, 'I', 'a')).toEqual([{ form: 'I', line: 'a', times: 1 }]);
  });

  it('leave out what is put in and taken off again', () => {
    expect(inputsIn(forms, 'main', '4').map(({ line }) => line)).toEqual(['a', 'b']);
  });

  it('are not told of a line that is no sum, nor of one that is none', () => {
    expect(() => inputsIn(forms, 'main', '5')).toThrow(/no sum/);
    expect(() => inputsIn(forms, 'main', '9')).toThrow(/no line/);
  });
});
