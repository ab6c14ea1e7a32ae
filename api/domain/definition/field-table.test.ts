import { describe, expect, it } from 'vitest';
import { day, money, text } from './field.ts';
import { choice, computed, draftOf, optional } from './field-forms.ts';
import {
  blankInput,
  emptyOf,
  exportedOf,
  field,
  fieldsByElement,
  inputFrom,
  inputKeys,
  listOf,
  ownOf,
  partsOf,
} from './field-table.ts';

const fields = {
  kind: field(choice(['A', 'B'], 'A'), { list: { width: 100 }, input: { part: 'first', wide: 6 }, own: 'What it is' }),
  number: field(optional(text(20)), {
    list: { width: 200, frozen: true },
    carried: true,
    input: { part: 'first', wide: 6 },
    elements: ['Number', 'No'],
    file: { headings: ['Nomor'], needed: true },
  }),
  date: field(day(), { list: { width: 90 }, sorted: false, input: { part: 'first', wide: 6 } }),
  amount: field(money(), { list: { width: 120 }, total: true, input: { part: 'second', wide: 12 } }),
  total: computed(money()),
  createdAt: field(computed(text(32)), { sorted: true }),
  updatedBy: field(computed(text(255)), { exported: true }),
};

describe('a field table', () => {
  it('has the fields that are not computed as input; an empty form and a record give one', () => {
    expect(inputKeys(fields)).toEqual(['kind', 'number', 'date', 'amount']);
    expect(blankInput(fields)).toEqual({ kind: '', number: null, date: '', amount: '' });
    const record = { kind: 'B', number: '7', date: '2025-10-31', amount: '1.00', total: '2.00' } as const;
    const { total: _, ...input } = record;
    expect(inputFrom(fields)(record)).toEqual(input);
    expect(draftOf(fields).parse({ number: ' ', amount: '5' })).toEqual({
      kind: 'A',
      number: null,
      date: '',
      amount: '5',
    });
    expect(draftOf(fields).safeParse({ total: '1' }).success).toBe(false);
  });

  it('makes a list: columns in the order of the fields, or some before; sorts, sums and what is carried', () => {
    const { columns, ...rest } = listOf(fields, ['number']);
    expect(columns.map(({ key }) => key)).toEqual(['number', 'kind', 'date', 'amount']);
    expect(columns[0]).toEqual({ key: 'number', width: 200, frozen: true });
    expect(rest).toEqual({
      sorts: ['kind', 'number', 'amount', 'createdAt'],
      totals: ['amount'],
      carried: ['number'],
    });
    expect(exportedOf(fields)).toEqual(['kind', 'number', 'date', 'amount', 'updatedBy']);
  });

  it('makes sections, finds fields by element, and names those with a column of their own', () => {
    expect([...partsOf(fields)]).toEqual([
      ['first', ['kind', 'number', 'date']],
      ['second', ['amount']],
    ]);
    expect(fieldsByElement(fields, 'file')).toEqual({ Number: 'number', No: 'number' });
    expect(emptyOf(ownOf(fields))).toEqual({ kind: null });
  });

  it('keeps the uses of a field that another use does not name', () => {
    const narrow = field(fields.number, { list: { width: 100 } });
    expect(narrow).toMatchObject({ list: { width: 100 }, carried: true, elements: ['Number', 'No'] });
  });
});
