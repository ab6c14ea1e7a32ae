import { describe, expect, it } from 'vitest';
import { computeDraft } from '#domain/faktur/compute.ts';
import { unknownStyle } from '../raw.ts';
import { readDocument } from './read-document.ts';
import { spreadRows } from './spread-negative.ts';

const company = {
  npwp: '0013579246801000',
  pkp: true,
  government: false,
  name: '',
  address: '',
  city: '',
};
const context = { company, style: unknownStyle };
const header = { date: '08/11/2026', code: '04', counterpartyName: 'PT Pembeli Contoh' };
const rowsOf = (...lines: Record<string, string>[]) =>
  lines.map((cells, at) => ({ row: at + 2, cells: at === 0 ? { ...header, ...cells } : cells }));

const spread = (raw: ReturnType<typeof rowsOf>) => {
  const repaired = new Map(spreadRows(raw, context).map((row) => [row.row, row]));
  const left = raw.flatMap(({ row, cells }) => {
    const own = repaired.get(row);
    return own?.gone ? [] : [{ row, cells: own?.cells ?? cells }];
  });
  const { total } = computeDraft(readDocument(left, company.npwp, unknownStyle).input);
  return { dpp: total.dpp, discounts: left.map(({ cells }) => cells.discount ?? ''), changed: repaired.size };
};

describe('negative lines of an invoice', () => {
  it('become the discount of the line that holds them, and leave', () => {
    const raw = rowsOf(
      { goodsName: 'Kertas A4', price: '100000', quantity: '10', discount: '0' },
      { goodsName: 'Diskon global', price: '-150000', quantity: '1', discount: '0' },
      { goodsName: 'Bonus pulpen', price: '0', quantity: '5', discount: '0' },
      { goodsName: 'Sampel', price: '20000', quantity: '1', discount: '20000' },
    );
    expect(spread(raw)).toEqual({ dpp: '850000.00', discounts: ['150000', '0', '20000'], changed: 2 });
  });

  it('by a negative quantity too', () => {
    const raw = rowsOf({ price: '100000', quantity: '10' }, { price: '100000', quantity: '-2' });
    expect(spread(raw)).toEqual({ dpp: '800000.00', discounts: ['200000'], changed: 2 });
  });

  it('by what each line comes to, to the sen', () => {
    const raw = rowsOf(
      { price: '100000', quantity: '1' },
      { price: '50000', quantity: '1' },
      { price: '50000', quantity: '1' },
      { price: '-100,01', quantity: '1' },
    );
    expect(spread(raw)).toEqual({ dpp: '199899.99', discounts: ['50,01', '25', '25'], changed: 4 });
  });

  it('beside a discount in percent the line keeps both, in rupiah', () => {
    const raw = rowsOf({ price: '100000', quantity: '10', discountPercent: '10' }, { price: '-50000', quantity: '1' });
    expect(spread(raw)).toEqual({ dpp: '850000.00', discounts: ['150000'], changed: 2 });
  });

  it('that are more than the others hold stay as they are', () => {
    expect(spreadRows(rowsOf({ price: '1000', quantity: '1' }, { price: '-5000', quantity: '1' }), context)).toEqual(
      [],
    );
    expect(spreadRows(rowsOf({ price: '-5000', quantity: '1' }, { price: '9000', quantity: '1' }), context)).toEqual(
      [],
    );
  });
});
