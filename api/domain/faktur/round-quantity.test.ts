import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { rupiah } from '../definition/money.ts';
import { checkFaktur } from './check.ts';
import { computeFaktur } from './compute.ts';
import type { FakturInput, FakturLineInput } from './record.ts';
import { canRound, DIFFERENCE_LINE, isOverprecise, roundQuantities } from './round-quantity.ts';

const round = (input: FakturInput): FakturInput => ({ ...input, lines: roundQuantities(input, (line) => line) });
const totals = (input: FakturInput) => {
  const { dpp, otherDpp, ppn, ppnbm } = computeFaktur(input).total;
  return { dpp, otherDpp, ppn, ppnbm };
};

describe('a quantity of more than two decimals', () => {
  it('is cut, and the difference becomes a line of its own: 2.345 x 1,000,000 is 2.34 and Rp5,000', () => {
    const input = aFakturInput({ lines: [aLine({ price: '1000000', quantity: '2.345', discount: '0' }), aLine()] });
    const after = round(input);
    expect(after.lines.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
      [input.lines[0]?.name, '2.34', '1000000'],
      [DIFFERENCE_LINE, '1', '5000'],
      [input.lines[1]?.name, input.lines[1]?.quantity, input.lines[1]?.price],
    ]);
    expect(totals(after)).toEqual(totals(input));
  });

  it('leaves alone what two decimals say as well, and what would come below zero', () => {
    const lines = [aLine({ quantity: '2.34000' }), aLine({ price: '1000', quantity: '0.004', discount: '1' })];
    expect(lines.map((line) => canRound(line, '2025-10-14'))).toEqual([false, false]);
    const input = aFakturInput({ lines });
    expect(round(input)).toEqual(input);
  });

  it('keeps every total to the sen, whatever price, discount, base and rate', () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 900_000_000 }).map((sen) => rupiah(sen)),
      quantity: fc
        .integer({ min: 1_000, max: 99_999_999 })
        .map((n) => `${Math.floor(n / 1e5)}.${String(n % 1e5).padStart(5, '0')}`),
      base: fc.constantFrom('FULL', 'ELEVEN_TWELFTHS', 'OWN'),
      ppnbmRate: fc.constantFrom('0', '10', '15', '75', '95'),
      off: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (options) => {
        const lines = options.map(
          ({ off, base, ...rest }): FakturLineInput =>
            aLine({
              ...rest,
              base,
              ownBase: base === 'OWN' ? '123456.78' : null,
              discount: `0.${off % 100}`.padEnd(4, '0'),
            }),
        );
        const input = aFakturInput({ lines });
        let before: ReturnType<typeof totals>;
        try {
          before = totals(input);
        } catch {
          return;
        }
        const after = round(input);
        expect(totals(after)).toEqual(before);
        for (const one of after.lines) expect(isOverprecise(one) && canRound(one, input.date)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is a warning while it is typed or imported, and keeps it from being sent', () => {
    const input = aFakturInput({ lines: [aLine({ quantity: '1.234' })] });
    const messages = (source: 'form' | 'import' | 'upload') =>
      checkFaktur(input, { today: '2025-10-20', company: { npwp: input.ownNitku.slice(0, 16), pkp: true }, source })
        .filter(({ message }) => message === 'faktur.check.quantity_places')
        .map(({ severity, path }) => `${severity} ${path}`);
    expect(messages('form')).toEqual(['warning lines.0.quantity']);
    expect(messages('import')).toEqual(['warning lines.0.quantity']);
    expect(messages('upload')).toEqual(['error lines.0.quantity']);
  });
});
