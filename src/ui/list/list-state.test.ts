import { describe, expect, it } from 'vitest';
import {
  filterParams,
  isBare,
  type ListState,
  readListState,
  sortedBy,
  within,
  withValues,
  writeListState,
} from './list-state.ts';

const shapes = [
  { key: 'q', kind: 'text' },
  { key: 'period', kind: 'period' },
  { key: 'status', kind: 'choices' },
  { key: 'hasError', kind: 'flag' },
] as const;
const otherwise: ListState = { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null };

describe('the state of a list in its address', () => {
  it('comes back as it was written', () => {
    const state: ListState = {
      filter: { q: 'PT Rak & Co', period: '2025-10', status: ['DRAFT', 'REJECTED'], hasError: true },
      sort: [
        { field: 'date', order: 'ASC' },
        { field: 'ppn', order: 'DESC' },
      ],
      page: 3,
      size: 100,
      view: 'v1',
    };
    const search = new URLSearchParams(writeListState(state, otherwise).toString());
    expect(readListState(search, shapes, otherwise)).toEqual(state);
  });

  it('is short when nothing differs from the start', () => {
    expect(writeListState(otherwise, otherwise).toString()).toBe('');
  });

  it('falls back on a page, size or flag it cannot read', () => {
    const state = readListState(new URLSearchParams('page=-2&size=7&hasError=maybe&other=1'), shapes, otherwise);
    expect(state).toEqual(otherwise);
  });

  it('is bare when the address only speaks of other things', () => {
    expect(isBare(new URLSearchParams('efinSuccess=1'), shapes)).toBe(true);
    expect(isBare(new URLSearchParams('period=2025-10'), shapes)).toBe(false);
  });
});

describe('a filter on its way to the server', () => {
  it('carries counts as numbers and leaves out what is none', () => {
    const counts = [...shapes, { key: 'deadlineWithin', kind: 'count' } as const];
    expect(filterParams({ q: '12', deadlineWithin: '3' }, counts)).toEqual({ q: '12', deadlineWithin: 3 });
    expect(filterParams({ deadlineWithin: 'tiga' }, counts)).toEqual({});
  });
});

describe('a filter that is changed', () => {
  it('keeps what is not spoken of, and loses what is emptied', () => {
    const now = { tab: 'issued', q: 'cv', period: ['2025-10'] };
    expect(withValues(now, { q: '', taxCode: '24-104-03', period: [] })).toEqual({
      tab: 'issued',
      taxCode: '24-104-03',
    });
  });
});

describe('sorting by a heading', () => {
  const date = [{ field: 'date', order: 'DESC' }] as const;

  it('turns the order when it is the only one, and starts upward on another', () => {
    expect(sortedBy(date, 'date', false)).toEqual([{ field: 'date', order: 'ASC' }]);
    expect(sortedBy(date, 'ppn', false)).toEqual([{ field: 'ppn', order: 'ASC' }]);
  });

  it('joins with Shift, turns, then leaves', () => {
    const two = sortedBy(date, 'ppn', true);
    expect(two).toEqual([...date, { field: 'ppn', order: 'ASC' }]);
    const turned = sortedBy(two, 'ppn', true);
    expect(turned.at(-1)).toEqual({ field: 'ppn', order: 'DESC' });
    expect(sortedBy(turned, 'ppn', true)).toEqual(date);
  });
});

describe('what is asked within what a list is about', () => {
  const about = { kind: ['BPPU', 'BP21'], importId: 'i1' };

  it('stays inside it', () => {
    expect(within(about, { kind: ['BP21', 'CY'], q: 'sewa' })).toEqual({ kind: ['BP21'], importId: 'i1', q: 'sewa' });
    expect(within(about, { kind: ['CY'], importId: 'i2' })).toEqual(about);
    expect(within(about, {})).toEqual(about);
    expect(within(undefined, { q: 'sewa' })).toEqual({ q: 'sewa' });
  });
});
