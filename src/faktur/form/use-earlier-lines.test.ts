import { describe, expect, it } from 'vitest';
import { aFakturInput, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { toForm, withCells } from './form-state.ts';
import { cellsOfEarlier, earlierSummary } from './use-earlier-lines.ts';

const earlier = { name: 'Sewa gudang', opt: 'B', code: '110201', unit: 'UM.0033', price: '2500000.5' } as const;

const choose = (form: ReturnType<typeof toForm>, id: string) =>
  withCells(
    form,
    Object.entries(cellsOfEarlier(earlier)).map(([key, value]) => ({ id, key, value })),
  );

describe('goods of an earlier line', () => {
  it('fill name, kind, code, unit and price of the line, and leave quantity, discount and base as they are', () => {
    const line = aLine({ name: 'Sew', quantity: '7', discount: '1000', base: 'FULL' });
    const form = toForm(aFakturInput({ lines: [line] }));
    const [{ id = '' } = {}] = form.lines;
    expect(choose(form, id).lines).toEqual([{ ...line, ...earlier, id }]);
  });

  it('make a line of the empty row, still without a quantity', () => {
    const form = toForm(aFakturInput({ lines: [] }));
    expect(choose(form, form.nextLine).lines).toMatchObject([{ ...earlier, quantity: '', discount: '0' }]);
  });

  it('are told apart by price, unit and a code that says something', () => {
    expect(earlierSummary(earlier)).toBe('2.500.000,5 · Lainnya · 110201');
    expect(earlierSummary({ ...earlier, code: '000000' })).not.toContain('000000');
  });
});
