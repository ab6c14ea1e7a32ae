import { describe, expect, it } from 'vitest';
import { blocksOf, moved, readArrangement, shown, usualArrangement } from './arrangement.ts';

describe('the cards of the start page', () => {
  it('stand as usual where nothing, or nothing that can be read, was kept', () => {
    for (const stored of [undefined, null, 7, 'health', {}, { order: 'health', hidden: 3 }])
      expect(readArrangement(stored)).toEqual(usualArrangement);
  });

  it('are each there once, with those nobody named at the end', () => {
    const { order, hidden } = readArrangement({
      order: ['waiting', 'gone', 'waiting', 'todo'],
      hidden: ['vat', 'gone'],
    });
    expect(order).toEqual(['waiting', 'todo', 'health', 'calendar', 'vat', 'quota', 'news', 'quick', 'risks']);
    expect(hidden).toEqual(['vat']);
  });

  it('move and are put away', () => {
    const first = moved(usualArrangement, 'waiting', 0);
    expect(first.order.slice(0, 2)).toEqual(['waiting', 'health']);
    const without = shown(first, 'health', false);
    expect(blocksOf(without).slice(0, 2)).toEqual([
      { wide: 'waiting' },
      { main: ['todo', 'vat', 'news'], side: ['calendar', 'quota'] },
    ]);
    expect(shown(without, 'health', true)).toEqual(first);
  });

  it('share a row only with their neighbours', () => {
    const apart = moved(usualArrangement, 'quick', 3);
    expect(blocksOf(apart)).toEqual([
      { wide: 'health' },
      { main: ['todo'], side: ['calendar'] },
      { wide: 'quick' },
      { main: ['vat', 'news'], side: ['quota'] },
      { wide: 'risks' },
      { wide: 'waiting' },
    ]);
  });
});
