import { describe, expect, it } from 'vitest';
import { emptyLayout, isShown, moved, ordered, resized, shownToggled, widthOf } from './column-layout.ts';

const columns = [
  { key: 'number', width: 190, frozen: true },
  { key: 'date', width: 96 },
  { key: 'buyer', width: 200 },
  { key: 'nitku', width: 160, hidden: true },
];
const keys = (layout = emptyLayout) => ordered(columns, layout).map((column) => column.key);
const nitku = { key: 'nitku', width: 160, hidden: true };

describe('the arrangement of columns', () => {
  it('moves a column and never past the frozen one', () => {
    expect(keys(moved(columns, emptyLayout, 'buyer', 1))).toEqual(['number', 'buyer', 'date', 'nitku']);
    expect(keys(moved(columns, emptyLayout, 'buyer', 0))).toEqual(['number', 'buyer', 'date', 'nitku']);
    expect(keys(moved(columns, emptyLayout, 'number', 2))).toEqual(keys());
  });

  it('shows what is hidden by default once asked, and hides it again', () => {
    const layout = shownToggled(nitku, emptyLayout);
    expect([isShown(nitku, emptyLayout), isShown(nitku, layout), isShown(nitku, shownToggled(nitku, layout))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('keeps widths between the narrowest and the widest', () => {
    const date = { key: 'date', width: 96 };
    expect(widthOf(date, resized(emptyLayout, 'date', 3))).toBe(56);
    expect(widthOf(date, resized(emptyLayout, 'date', 9000))).toBe(640);
  });
});
