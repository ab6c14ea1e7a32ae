import { describe, expect, expectTypeOf, it } from 'vitest';
import { law } from '../law.ts';
import { calc, carried, form, input, sum } from './form.ts';
import { workOut } from './work-out.ts';
import { amountsOf, explainLine, lineChanges, missingIn } from './worked.ts';

const rule = { from: '2025-01-01', value: true, source: law('PER-11/PJ/2025', 'ps. 22') };

const sheet = form({
  name: 'I',
  lines: {
    '1.a': input('x.sales'),
    '1.b': input('x.cost'),
    '1.d': calc('x.net', 'x.formula.net', ['1.a', '1.b'], (sales, cost) => sales - cost),
  },
  gives: ['1.d'],
});
const main = form({
  name: 'main',
  rule,
  lines: {
    '1': carried(sheet, '1.d', 'x.net'),
    '2': input('x.loss'),
    '3': calc('x.taxable', 'x.formula.taxable', ['1', '2'], (net, loss) => Math.max(0, net - loss)),
    '4': sum('x.all', 'x.formula.all', ['1', '2', '3']),
  },
});
const forms = [sheet, main] as const;
const inputs = { I: { '1.a': 1_000, '1.b': 400 }, main: { '2': 100 } };

describe('a form', () => {
  it('works its lines out, across forms', () => {
    const { I, main: of } = workOut(forms, inputs);
    expect([I['1.d'].value, of['1'].value, of['3'].value, of['4'].value]).toEqual([600, 600, 500, 1_200]);
    expect(of['4'].complete).toBe(true);
  });

  it('works inputs that changed without touching those given', () => {
    expect(workOut(forms, { ...inputs, main: { '2': 700 } }).main['3'].value).toBe(0);
    expect(inputs.main['2']).toBe(100);
  });

  it('does not take missing for zero, and says what is missing', () => {
    const { I, main: of } = workOut(forms, { I: { '1.a': 1_000, '1.b': null } });
    expect([I['1.a'].complete, I['1.d'].value, of['3'].complete]).toEqual([true, null, false]);
    expect(missingIn(of['4']).map(({ form: at, line }) => `${at} ${line}`)).toEqual(['I 1.b', 'main 2']);
    expect(explainLine(of['3'])).toBeNull();
    expect(missingIn(I['1.a'])).toEqual([]);
  });

  it('explains a line down to its inputs', () => {
    expect(explainLine(workOut(forms, inputs).main['3'])).toEqual({
      label: 'x.taxable',
      line: '3',
      value: '5.00',
      unit: 'rupiah',
      formula: 'x.formula.taxable',
      rule: { name: 'PER-11/PJ/2025 ps. 22', from: '2025-01-01' },
      inputs: [
        {
          label: 'x.net',
          line: '1',
          value: '6.00',
          unit: 'rupiah',
          inputs: [
            {
              label: 'x.net',
              line: '1.d',
              value: '6.00',
              unit: 'rupiah',
              formula: 'x.formula.net',
              inputs: [
                { label: 'x.sales', line: '1.a', value: '10.00', unit: 'rupiah' },
                { label: 'x.cost', line: '1.b', value: '4.00', unit: 'rupiah' },
              ],
            },
          ],
        },
        { label: 'x.loss', line: '2', value: '1.00', unit: 'rupiah' },
      ],
    });
  });

  it('refuses a circle, and a line from a form that is not there', () => {
    const round = form({
      name: 'round',
      lines: {
        a: calc('x', 'y', ['b'], (b) => b),
        b: calc('x', 'y', ['c'], (c) => c),
        c: calc('x', 'y', ['a'], (a) => a),
      },
    });
    expect(() => workOut([round], {})).toThrow('a circle: round a → round b → round c → round a');
    expect(() => workOut([main], {})).toThrow('no line I 1.d');
  });

  it('tells what differs between two workings, line by line', () => {
    const before = amountsOf(workOut(forms, inputs));
    expect(before.I).toEqual({ '1.a': '10.00', '1.b': '4.00', '1.d': '6.00' });
    expect(lineChanges(before, before)).toEqual([]);
    const after = amountsOf(workOut(forms, { ...inputs, main: { '2': 250 } }));
    expect(lineChanges(before, after)).toEqual([
      { form: 'main', line: '2', before: '1.00', after: '2.50', change: '1.50' },
      { form: 'main', line: '3', before: '5.00', after: '3.50', change: '-1.50' },
    ]);
    expect(lineChanges({}, { main: { '2': '1.00', '3': null } })).toEqual([
      { form: 'main', line: '2', before: null, after: '1.00', change: null },
    ]);
  });
});

describe('the types of a form', () => {
  it('know its lines', () => {
    expectTypeOf(workOut(forms, {}).main).toHaveProperty('4');
    expectTypeOf<keyof ReturnType<typeof workOut<typeof forms>>['I']>().toEqualTypeOf<'1.a' | '1.b' | '1.d'>();
  });

  it('refuse lines that are not there', () => {
    const refused = () => {
      // @ts-expect-error the form has no line 1.c
      form({ name: 'x', lines: { '1.a': input('a'), '1.d': calc('d', 'f', ['1.a', '1.c'], (a, c) => a + c) } });
      // @ts-expect-error a formula is handed one line only
      calc('d', 'f', ['1.a'], (a, c) => a + c);
      // @ts-expect-error 1.a is private to the form
      carried(sheet, '1.a', 'a');
      // @ts-expect-error nothing is given by this form
      carried(main, '3', 'a');
      // @ts-expect-error a form gives lines it has
      form({ name: 'x', lines: { '1': input('a') }, gives: ['2'] });
      // @ts-expect-error 1.c is no line
      workOut(forms, { I: { '1.c': 1 } });
      // @ts-expect-error 1.d is worked out, not handed in
      workOut(forms, { I: { '1.d': 1 } });
      // @ts-expect-error the form has no line 5
      workOut(forms, {}).main['5'];
    };
    expect(refused).toBeTypeOf('function');
  });
});
