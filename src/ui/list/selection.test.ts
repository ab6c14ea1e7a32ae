import { describe, expect, it } from 'vitest';
import { countOf, nothing, pageMark, pageToggled, ranged, toggled } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('choosing rows', () => {
  it('takes a row in and out again', () => {
    const one = toggled(nothing, 'b', page);
    expect([...one.ids]).toEqual(['b']);
    expect(toggled(one, 'b', page).ids.size).toBe(0);
  });

  it('takes the rows between two, in either direction', () => {
    expect([...ranged(nothing, 'c', 'a', page).ids].sort()).toEqual(['a', 'b', 'c']);
  });

  it('counts the whole filter once all are chosen, and falls back to the page when one is left out', () => {
    const all = { ids: new Set(page), all: true };
    expect(countOf(all, 156)).toBe(156);
    const less = toggled(all, 'a', page);
    expect(less.all).toBe(false);
    expect(countOf(less, 156)).toBe(3);
  });

  it('marks the page none, some or all', () => {
    const some = toggled(nothing, 'a', page);
    expect([nothing, some, pageToggled(some, page)].map((chosen) => pageMark(chosen, page))).toEqual([
      'none',
      'some',
      'all',
    ]);
  });

  it('lets go of a page that is chosen whole', () => {
    expect(pageToggled(pageToggled(nothing, page), page).ids.size).toBe(0);
  });
});
