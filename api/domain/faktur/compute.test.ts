import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { rupiah, sen, total } from '../definition/money.ts';
import { computeDraft, computeFaktur, totalOf } from './compute.ts';
import type { FakturInput, FakturLineInput } from './record.ts';

const line = (price: string, quantity: string, over: Partial<FakturLineInput> = {}) =>
  aLine({ price, quantity, ...over });

describe('one line', () => {
  it('takes 12 % of 11/12 of the base for ordinary goods: the worked example of the XML', () => {
    // 2,400,000 × 5 − 600,000 = 11,400,000; × 11/12 = 10,450,000; × 12 % = 1,254,000
    const { lines } = computeFaktur(
      aFakturInput({ date: '2026-03-12', lines: [line('2400000', '5', { discount: '600000' })] }),
    );
    expect(lines).toEqual([
      {
        gross: '12000000.00',
        contractDpp: '11400000.00',
        dpp: '11400000.00',
        otherDpp: '10450000.00',
        ppnRate: '12',
        ppn: '1254000.00',
        ppnbm: '0.00',
      },
    ]);
  });

  it('works PPN from the rounded other base', () => {
    // 4.59 × 11/12 = 4.2075 → 4.21; × 12 % = 0.5052 → 0.51. From the unrounded 4.2075 it would be 0.5049 → 0.50.
    const { total: of } = computeFaktur(aFakturInput({ lines: [line('4.59', '1')] }));
    expect([of.otherDpp, of.ppn]).toEqual(['4.21', '0.51']);
  });

  it('takes the full base and PPnBM of it for luxury goods, neither tax in the base of the other', () => {
    // 500,000,000: PPN 12 % = 60,000,000; PPnBM 20 % = 100,000,000
    const { total: of } = computeFaktur(
      aFakturInput({ code: '01', lines: [line('500000000', '1', { base: 'FULL', ppnbmRate: '20' })] }),
    );
    expect(of).toMatchObject({
      dpp: '500000000.00',
      otherDpp: '500000000.00',
      ppn: '60000000.00',
      ppnbm: '100000000.00',
    });
  });

  it('taxes an own base at the current rate', () => {
    // base by its own rule 1,100,000 × 12 % = 132,000
    const { total: of } = computeFaktur(
      aFakturInput({ code: '05', lines: [line('12000000', '1', { base: 'OWN', ownBase: '1100000' })] }),
    );
    expect(of).toMatchObject({ dpp: '12000000.00', otherDpp: '1100000.00', ppn: '132000.00' });
  });

  it('refuses a discount above the price, text and a base below zero', () => {
    for (const wrong of [line('1', '1', { discount: '2' }), line('x', '1'), line('-1', '1'), line('', '1')])
      expect(() => computeFaktur(aFakturInput({ lines: [wrong] }))).toThrow(RangeError);
  });
});

describe('the rate by the date of the invoice', () => {
  test.each([
    ['2022-03-31', 'FULL', '10', '100000.00'], // last day of 10 %
    ['2022-04-01', 'FULL', '11', '110000.00'], // first day of 11 %
    ['2024-12-31', 'FULL', '11', '110000.00'], // last day of 11 %
    ['2025-01-01', 'FULL', '12', '120000.00'], // first day of 12 %
    ['2025-01-01', 'ELEVEN_TWELFTHS', '12', '110000.00'], // 916,666.67 × 12 % = 110,000.0004
  ] as const)('on %s, %s, is %s %%', (date, base, rate, ppn) => {
    const { lines } = computeFaktur(aFakturInput({ date, lines: [line('1000000', '1', { base })] }));
    expect([lines[0]?.ppnRate, lines[0]?.ppn]).toEqual([rate, ppn]);
  });

  it('knows no 11/12 on the day before it came', () => {
    expect(() => computeFaktur(aFakturInput({ date: '2024-12-31' }))).toThrow(/no rule on 2024-12-31/);
  });
});

const money = fc.integer({ min: 0, max: 9_999_999_999 }).map(rupiah);
const five = fc
  .tuple(fc.nat(99_999), fc.nat(99_999))
  .map(([whole, places]) => `${whole}.${String(places).padStart(5, '0')}`);
const anyLine: fc.Arbitrary<FakturLineInput> = fc
  .record({
    price: five,
    quantity: five,
    base: fc.constantFrom('FULL', 'ELEVEN_TWELFTHS', 'OWN'),
    ownBase: money,
    rate: fc.constantFrom('0', '10', '75'),
  })
  .map(({ price, quantity, base, ownBase, rate }) =>
    aLine({ price, quantity, base: base as FakturLineInput['base'], ownBase, ppnbmRate: rate }),
  );
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

const expectSums = (input: FakturInput, taken?: Parameters<typeof computeFaktur>[1]) => {
  const { lines, total: header } = computeFaktur(input, taken);
  for (const key of ['gross', 'contractDpp', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const)
    expect(rupiah(total(lines.map((one) => sen(one[key]))))).toBe(header[key]);
  return header;
};

describe('the header', () => {
  it('is the sum of the lines, always', () => {
    fc.assert(fc.property(anyLines, (lines) => void expectSums(aFakturInput({ lines }))));
  });

  it('is the sum of the lines in every stage, and the stages add up to the contract', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (lines, first, second) => {
          const contract = computeFaktur(aFakturInput({ lines })).total;
          const part = (percent: number) => rupiah(Math.floor((sen(contract.dpp) * percent) / 100));
          const stage = (stageDpp: string) => expectSums(aFakturInput({ lines, term: 'CASH_ADVANCE', stageDpp }));
          const stages = [stage(part(first)), stage(part(second))];
          const sum = (key: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm') => total(stages.map((of) => sen(of[key])));
          const taken = {
            dpp: rupiah(sum('dpp')),
            otherDpp: rupiah(sum('otherDpp')),
            ppn: rupiah(sum('ppn')),
            ppnbm: rupiah(sum('ppnbm')),
          };
          const rest = expectSums(aFakturInput({ lines, term: 'PAID', advanceOf: 'first' }), taken);
          for (const key of ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const)
            expect(rupiah(sen(taken[key]) + sen(rest[key]))).toBe(contract[key]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('stages of a contract', () => {
  const lines = [line('100000000', '1', { name: 'Mesin' }), line('50000000', '1', { name: 'Pemasangan', opt: 'B' })];

  it('takes rate × factor × the stage amount', () => {
    // 30 % of 150,000,000 = 45,000,000; × 11/12 = 41,250,000; × 12 % = 4,950,000
    const { lines: parts, total: of } = computeFaktur(
      aFakturInput({ lines, term: 'CASH_ADVANCE', stageDpp: '45000000' }),
    );
    expect(of).toMatchObject({
      gross: '150000000.00',
      contractDpp: '150000000.00',
      dpp: '45000000.00',
      otherDpp: '41250000.00',
      ppn: '4950000.00',
    });
    expect(parts.map((part) => part.dpp)).toEqual(['30000000.00', '15000000.00']);
  });

  it('lets the settlement take the sen that rounding left', () => {
    // Contract 100.00: other base 91.67, PPN 11.00 (11.0004). Three stages of 33.33: other base 30.55 (30.5525), PPN 3.67
    // (3.666). Left: 100.00 − 99.99 = 0.01; 91.67 − 91.65 = 0.02; 11.00 − 11.01 = −0.01.
    const small = [line('100', '1')];
    const stage = computeFaktur(aFakturInput({ lines: small, term: 'CASH_ADVANCE', stageDpp: '33.33' })).total;
    expect([stage.otherDpp, stage.ppn]).toEqual(['30.55', '3.67']);
    const taken = { dpp: '99.99', otherDpp: '91.65', ppn: '11.01', ppnbm: '0.00' };
    const rest = computeFaktur(aFakturInput({ lines: small, term: 'PAID', advanceOf: 'a' }), taken).total;
    expect(rest).toMatchObject({ dpp: '0.01', otherDpp: '0.02', ppn: '-0.01' });
  });
});

describe('computeDraft', () => {
  it('equals computeFaktur on a finished invoice', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const input = aFakturInput({ lines });
        expect(computeDraft(input)).toEqual(computeFaktur(input));
      }),
    );
  });

  it('counts a line that is not finished as zero and keeps its place', () => {
    const { lines, total: of } = computeDraft(
      aFakturInput({ lines: [line('', '1'), line('1000', '2'), line('abc', '-'), line('5', '1', { discount: '9' })] }),
    );
    expect(lines.map((one) => one.dpp)).toEqual(['0.00', '2000.00', '0.00', '0.00']);
    expect(of.dpp).toBe('2000.00');
  });

  it('works without a date by the rules of the first day of Coretax', () => {
    expect(computeDraft(aFakturInput({ date: '' })).total.ppn).toBe('1650000.00'); // 15,000,000 × 11/12 × 12 %
  });

  it('never throws, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '0', '1.5', '90000000000000', '-1', '1e9'));
    fc.assert(
      fc.property(
        fc.record({
          date: text,
          price: text,
          quantity: text,
          discount: text,
          ownBase: text,
          rate: text,
          stageDpp: text,
        }),
        fc.constantFrom('EMPTY', 'CASH_ADVANCE', 'PAID'),
        fc.constantFrom('FULL', 'ELEVEN_TWELFTHS', 'OWN'),
        ({ date, price, quantity, discount, ownBase, rate, stageDpp }, term, base) => {
          const wild = aLine({
            price,
            quantity,
            discount,
            ownBase,
            ppnbmRate: rate,
            base: base as FakturLineInput['base'],
          });
          const input = aFakturInput({ date, stageDpp, term: term as FakturInput['term'], lines: [wild, aLine()] });
          expect(computeDraft(input).lines).toHaveLength(2);
        },
      ),
    );
  });

  it('falls back to nothing when the lines together leave the range', () => {
    const huge = line('60000000000000', '1');
    expect(computeDraft(aFakturInput({ lines: [huge, huge] })).total.dpp).toBe('0.00');
  });
});

describe('totalOf', () => {
  const amounts = { dpp: '100.00', ppn: '11.00', ppnbm: '20.00' };
  it('adds the taxes unless a facility keeps them from being collected', () => {
    expect(totalOf('04', amounts)).toBe('131.00');
    expect(totalOf('02', amounts)).toBe('131.00');
    expect(totalOf('07', amounts)).toBe('100.00');
    expect(totalOf('08', amounts)).toBe('100.00');
  });
});
