import { describe, expect, it } from 'vitest';
import type { FakturInput } from '#domain/faktur/record.ts';
import { emptyLine, toForm, toInput, withCells, withField } from './form-state.ts';

const start: FakturInput = {
  date: '2025-10-31',
  code: '04',
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  customDocPeriod: null,
  reference: null,
  ownNitku: '0021487365043000000000',
  counterpartyDocument: 'TIN',
  counterpartyNpwp: '',
  counterpartyDocumentNumber: null,
  counterpartyCountry: 'IDN',
  counterpartyName: '',
  counterpartyAddress: '',
  counterpartyEmail: null,
  counterpartyNitku: '',
  term: 'EMPTY',
  advanceOf: null,
  stageDpp: null,
  lines: [{ ...emptyLine('04'), name: 'Rak', price: '1000', quantity: '2' }],
};

describe('the form of an invoice', () => {
  it('hands in what it was given', () => {
    expect(toInput(toForm(start))).toEqual(start);
  });

  it('takes a discount in percent as the amount it is of the line, also where the price comes later', () => {
    const form = toForm({ ...start, lines: [{ ...emptyLine('04'), name: 'Rak', price: '1000.50', quantity: '3' }] });
    const id = form.lines[0]?.id ?? '';
    const discountOf = (...cells: readonly (readonly [key: string, value: string])[]) =>
      withCells(
        form,
        cells.map(([key, value]) => ({ id, key, value })),
      ).lines[0]?.discount;
    // 3.001,50 × 5 % = 150,075
    expect(discountOf(['discount', '5%'])).toBe('150.08');
    expect(discountOf(['discount', '2,5 %'])).toBe('75.04');
    expect(discountOf(['price', ''], ['discount', '5%'])).toBe('5%');
    expect(discountOf(['price', ''], ['discount', '5%'], ['price', '2000'])).toBe('300.00');
    expect(discountOf(['discount', '101%'])).toBe('101%');
    expect(discountOf(['discount', '5'])).toBe('5');
  });

  it('makes lines for cells pasted past the end, each starting on the base of its code', () => {
    const form = withCells(toForm(start), [
      { id: 'new:0', key: 'name', value: 'Palet' },
      { id: 'new:1', key: 'name', value: 'Label' },
      { id: 'new:1', key: 'quantity', value: '30' },
    ]);
    expect(form.lines.map((line) => [line.name, line.quantity, line.base])).toEqual([
      ['Rak', '2', 'ELEVEN_TWELFTHS'],
      ['Palet', '', 'ELEVEN_TWELFTHS'],
      ['Label', '30', 'ELEVEN_TWELFTHS'],
    ]);
  });

  it('keeps the name of the empty row when it becomes a line, and puts what is typed next into the same one', () => {
    const form = toForm(start);
    const id = form.nextLine;
    const typed = withCells(withCells(form, [{ id, key: 'name', value: 'Palet' }]), [
      { id, key: 'quantity', value: '12' },
    ]);
    expect(typed.lines.slice(1)).toMatchObject([{ id, name: 'Palet', quantity: '12' }]);
    expect(typed.nextLine).not.toBe(id);
  });

  it('moves lines on the usual base along with the code, and lets go of a facility the new code does not have', () => {
    const facility = withField(
      toForm({ ...start, code: '08', addInfo: 'TD.00501', facilityStamp: 'TD.01101' }),
      'code',
      '01',
    );
    expect([facility.addInfo, facility.facilityStamp]).toEqual([null, null]);
    expect(withField(toForm(start), 'code', '01').lines[0]?.base).toBe('FULL');
  });

  it('keeps an own base only with the scheme that has one', () => {
    const [line] = toForm(start).lines;
    const id = line?.id ?? '';
    const own = withCells(withCells(toForm(start), []), [{ id, key: 'base', value: 'OWN' }]);
    expect(own.lines.length).toBe(1);
    const form = toForm(start);
    const first = form.lines[0]?.id ?? '';
    const set = withCells(form, [{ id: first, key: 'otherDpp', value: '500' }]);
    expect(set.lines[0]).toMatchObject({ base: 'OWN', ownBase: '500' });
    expect(withCells(set, [{ id: first, key: 'base', value: 'FULL' }]).lines[0]?.ownBase).toBeNull();
  });
});
