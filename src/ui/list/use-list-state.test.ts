import { describe, expect, it } from 'vitest';
import { strangeIn, withoutStrange } from './use-list-state.ts';

const shapes = [
  { key: 'q', kind: 'text' },
  { key: 'period', kind: 'period' },
  { key: 'from', kind: 'day' },
  { key: 'min', kind: 'amount' },
  { key: 'within', kind: 'count' },
  { key: 'status', kind: 'choices', options: [{ value: 'DRAFT' }, { value: 'APPROVED' }] },
  { key: 'code', kind: 'choice', options: [{ value: '04' }] },
  { key: 'hasError', kind: 'flag' },
  { key: 'reported', kind: 'yesno' },
] as const;
const sorts = new Set(['date', 'ppn']);
const of = (text: string) => strangeIn(new URLSearchParams(text), shapes, sorts);

describe('an address a list does not wholly know', () => {
  it('is wholly known as the list writes it', () => {
    const known =
      'q=x,y&period=2025-10&from=2025-10-01&min=10.50&within=3&status=DRAFT,APPROVED&code=04&hasError=true&reported=false';
    expect(of(`${known}&sort=-date,ppn&page=2&size=100&view=v&efinSuccess=1`)).toEqual([]);
  });

  it('names every value it cannot read, in every kind of filter, sorting and paging', () => {
    const text =
      'period=2025-13&from=kemarin&min=seribu&within=tiga&status=DRAFT,BARU&code=99&hasError=ya&reported=mungkin&sort=-date,harga&page=0&size=7';
    expect(of(text).map(({ key, value }) => `${key} ${value}`)).toEqual([
      'period 2025-13',
      'from kemarin',
      'min seribu',
      'within tiga',
      'status BARU',
      'code 99',
      'hasError ya',
      'reported mungkin',
      'sort harga',
      'page 0',
      'size 7',
    ]);
    const left = withoutStrange(new URLSearchParams(text), of(text));
    expect(Object.fromEntries(left)).toEqual({ status: 'DRAFT', sort: '-date' });
  });
});
