import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { rupiah } from '../definition/money.ts';
import { formatDay, formatRupiah } from './format.ts';
import { parseAmount, parseDay, parsePeriod } from './parse.ts';

test.each([
  ['1.234.567,89', '1234567.89'],
  ['1234567.89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['Rp 1.000.000', '1000000'],
  ['Rp1.000.000,-', '1000000'],
  ['IDR 5,5', '5.5'],
  ['1.234', '1234'], // one thousand in Indonesia
  ['0.125', '0.125'], // no thousands begin with zero
  ['1.5', '1.5'],
  ['1,25', '1.25'],
  ['1,234,567', '1234567'],
  ['(1.000)', '-1000'],
  ['-2,50', '-2.50'],
  ['−3', '-3'], // a true minus sign
  ['-0', '0'],
  ['1\u00a0000', '1000'],
  ['007', '7'],
  [',5', '0.5'],
])('%j is %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each(['', 'Rp', '1.2.3', '1,2.3,4', '1e5', 'seribu', '--1', '1-', '=1+1', '12 %'])('%j is no amount', (typed) =>
  expect(parseAmount(typed)).toBeNull(),
);

it('reads back what it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9e15, max: 9e15 }), (sen) => {
      expect(parseAmount(formatRupiah(rupiah(sen)))).toBe(rupiah(sen));
    }),
  );
});

test.each([
  ['31/10/2025', '2025-10-31'],
  ['31-10-25', '2025-10-31'],
  ['1.2.2025', '2025-02-01'], // the day comes first
  ['31102025', '2025-10-31'],
  ['311025', '2025-10-31'],
  ['2025-10-31', '2025-10-31'],
  ['2025/1/5', '2025-01-05'],
  ['31 Oktober 2025', '2025-10-31'],
  ['5 Agt 25', '2025-08-05'],
  ['1 may 2025', '2025-05-01'],
  [' 29/02/2024 ', '2024-02-29'],
])('%j is the day %s', (typed, day) => expect(parseDay(typed)).toBe(day));

test.each(['', '29/02/2025', '31/04/2025', '10/31/2025', '2025', 'besok', '1 J 2025', '45961'])(
  '%j is no day',
  (typed) => expect(parseDay(typed)).toBeNull(),
);

it('reads back the days it shows', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(parseDay(formatDay(day))).toBe(day);
    }),
  );
});

test.each([
  ['10/2025', '2025-10'],
  ['102025', '2025-10'],
  ['2025-10', '2025-10'],
  ['Oktober 2025', '2025-10'],
  ['1-25', '2025-01'],
  ['13/2025', null],
  ['', null],
  ['Oktober', null],
])('%j is the masa %s', (typed, period) => expect(parsePeriod(typed)).toBe(period));
