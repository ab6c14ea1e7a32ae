import { describe, expect, it } from 'vitest';
import { fakturFilter } from '#domain/faktur/filter.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { fakturCells } from './faktur-columns.tsx';
import { fakturFilters } from './faktur-filters.ts';

describe('the list of outgoing invoices', () => {
  it('has a cell for every column of the definition', () => {
    expect(Object.keys(fakturCells).sort()).toEqual(fakturKeluaran.list.columns.map(({ key }) => key).sort());
  });

  it('asks only for filters the server knows', () => {
    const known = Object.keys(fakturFilter.shape);
    expect(fakturFilters.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
  });
});
