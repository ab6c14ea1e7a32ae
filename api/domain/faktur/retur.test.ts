import { describe, expect, it } from 'vitest';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { beyondLeft, checkRetur } from './retur-check.ts';
import { noteOf, type ReturLineInput, returLines, returTotal } from './retur-compute.ts';
import { effectByPeriod } from './retur-effect.ts';
import { isSpent, leftOf, quantityText } from './retur-left.ts';

/** 100 reams of paper at Rp 240.000, and a delivery of Rp 1.000.001 with quantity 3. */
const paper = aFaktur({
  date: '2026-03-12',
  lines: [
    aLine({ name: 'Kertas A4', price: '240000', quantity: '100' }),
    aLine({ opt: 'B', name: 'Ongkos kirim', price: '333333.67', quantity: '3' }),
  ],
});
const back = (quantity: string, over: Partial<ReturLineInput> = {}): ReturLineInput => ({
  quantity,
  discount: null,
  otherDpp: null,
  ...over,
});
const of = (given: ReturLineInput[], before: Parameters<typeof leftOf>[1] = []) => {
  const left = leftOf(paper, before);
  const lines = returLines(paper.lines, left, given);
  return { lines, left, total: returTotal(lines), beyond: beyondLeft(lines, left) };
};

describe('a return of an invoice', () => {
  it('of 20 of 100 reams takes 11/12 of its price as other base, and 12% of that (template Retur PM)', () => {
    const { lines, total, beyond } = of([back('20')]);
    expect(lines[0]).toMatchObject({ dpp: '4800000.00', otherDpp: '4400000.00', ppn: '528000.00', quantity: '20' });
    expect(lines[1]).toMatchObject({ dpp: '0.00', ppn: '0.00', quantity: '0' });
    expect([total.dpp, total.otherDpp, total.ppn, total.ppnbm]).toEqual([
      '4800000.00',
      '4400000.00',
      '528000.00',
      '0.00',
    ]);
    expect(beyond).toEqual([]);
  });

  it('leaves what it does not take, and the last one takes what is left to the sen', () => {
    const [, line] = paper.lines;
    const first = of([back('0'), back('1')]);
    const second = of([back('0'), back('1')], [first]);
    const third = of([back('0'), back('1')], [first, second]);
    expect(third.left[1]?.quantity).toBe('1');
    for (const key of ['dpp', 'otherDpp', 'ppn'] as const) {
      const cents = [first, second, third].map(({ lines }) => BigInt((lines[1]?.[key] ?? '').replace('.', '')));
      expect(
        cents.reduce((sum, one) => sum + one, 0n),
        key,
      ).toBe(BigInt((line?.[key] ?? '').replace('.', '')));
    }
    expect(isSpent(leftOf(paper, [of([back('100'), back('3')])]))).toBe(true);
  });

  it('leaves of a replacement what its earlier version has not given back, wherever its goods stand since', () => {
    const before = of([back('20'), back('1')]);
    const [ream, carriage] = paper.lines;
    const swapped = { lines: [carriage, ream] as typeof paper.lines };
    expect(leftOf(swapped, [before]).map(({ quantity }) => quantity)).toEqual(['2', '80']);
    const renamed = {
      lines: paper.lines.map((line, at) => (at === 0 ? { ...line, name: 'Kertas A4 70 gram' } : line)),
    };
    expect(leftOf(renamed, [before]).map(({ quantity }) => quantity)).toEqual(['80', '2']);
    expect(leftOf({ lines: paper.lines.slice(0, 1) }, [before]).map(({ quantity }) => quantity)).toEqual(['80']);
  });

  it('never takes more than is left, of a line, in its amounts, over several returns', () => {
    expect(of([back('100.5')]).beyond).toMatchObject([{ path: 'lines.0.quantity', params: { left: '100' } }]);
    const second = of([back('41')], [of([back('60')])]);
    expect(second.beyond).toMatchObject([{ path: 'lines.0.quantity', params: { left: '40' } }]);
    expect(of([back('10', { otherDpp: '22000000.01' })]).beyond).toMatchObject([{ path: 'lines.0.otherDpp' }]);
    expect(of([back('1', { discount: '240001' })]).beyond).toMatchObject([{ path: 'lines.0.discount' }]);
  });

  it('is sent with a day of the invoice or later that has come, and something that goes back', () => {
    const { lines } = of([back('1')]);
    const viewOf = (date: string) => checkRetur({ date, lines }, paper, '2026-03-24').map(({ message }) => message);
    expect([viewOf('2026-03-24'), viewOf('2026-03-11'), viewOf('2026-03-25'), viewOf('')]).toEqual([
      [],
      ['retur.check.before_invoice'],
      ['retur.check.in_future'],
      ['problem.field.required'],
    ]);
    expect(checkRetur({ date: '2026-03-24', lines: of([]).lines }, paper, '2026-03-24')).toMatchObject([
      { path: 'lines', message: 'retur.check.nothing' },
    ]);
    // The office's field takes two decimals (its FAQ of 2025-09-17, "Input tiga digit desimal").
    const quantity = (text: string) =>
      checkRetur({ date: '2026-03-24', lines: of([back(text)]).lines }, paper, '2026-03-24');
    expect(quantity('1.25')).toEqual([]);
    expect(quantity('1.125')).toMatchObject([{ path: 'lines.0.quantity', message: 'retur.check.places' }]);
  });

  it('is a nota pembatalan where services alone go back, a nota retur where goods do', () => {
    expect(noteOf(of([back('0'), back('1')]).lines)).toBe('pembatalan');
    expect(noteOf(of([back('1'), back('1')]).lines)).toBe('retur');
  });
});

describe('what a chain comes to', () => {
  const amounts = (dpp: string, ppn: string) => ({ dpp, otherDpp: dpp, ppn, ppnbm: '0.00' });
  it('by masa: the replacement where it is credited, its return below zero in the masa of its day', () => {
    expect(
      effectByPeriod([
        { ...amounts('24000000.00', '2640000.00'), period: null, goesBack: false },
        { ...amounts('20000000.00', '2200000.00'), period: '2026-03', goesBack: false },
        { ...amounts('4800000.00', '528000.00'), period: '2026-04', goesBack: true },
        { ...amounts('100.00', '11.00'), period: '2026-03', goesBack: true },
      ]),
    ).toEqual([
      { period: '2026-03', ...amounts('19999900.00', '2199989.00'), ppnbm: '0.00' },
      { period: '2026-04', ...amounts('-4800000.00', '-528000.00'), ppnbm: '0.00' },
    ]);
  });
});

describe('a quantity', () => {
  it('is written without idle zeros', () => {
    expect([quantityText(250000n), quantityText(0n), quantityText(100000n)]).toEqual(['2.5', '0', '1']);
  });
});
