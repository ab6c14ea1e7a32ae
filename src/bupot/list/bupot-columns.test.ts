import { describe, expect, it } from 'vitest';
import { bupotColumnSorts } from '#domain/bupot/filter.ts';
import { slips } from '#domain/bupot/slips.ts';
import { emptyLayout } from '../../ui/list/column-layout.ts';
import { fitted, givingWay } from '../../ui/list/fit-columns.ts';
import { bupotCells } from './bupot-cells.tsx';
import { bupotColumns } from './bupot-columns.tsx';
import { bupotList } from './bupot-list.tsx';
import { type SlipListKey, slipLists } from './slip-lists.ts';

const keys = Object.keys(slipLists) as SlipListKey[];

describe.each(keys)('the list %s', (key) => {
  const kinds = slipLists[key];
  const [kind] = kinds;

  it('has a cell for every column of the definition', () => {
    expect(slips[kind].list.columns.map((column) => column.key).filter((column) => !(column in bupotCells))).toEqual(
      [],
    );
  });

  it('asks only for orders the server knows', () => {
    const { columns, summary, start } = bupotList(key);
    const sorts = [
      ...columns.filter(({ sortable }) => sortable).map((column) => column.key),
      ...summary.flatMap(({ sort }) => sort?.field ?? []),
      ...start.sort.map(({ field }) => field),
    ];
    expect(sorts.filter((field) => !(bupotColumnSorts as readonly string[]).includes(field))).toEqual([]);
  });

  // Width shared by the columns: the window minus rail, child panel, page padding, checkbox and row actions.
  it.each([
    { window: 1440, panel: 32 },
    { window: 1440, panel: 216 },
    { window: 1280, panel: 216 },
  ])('needs no scrolling sideways at $window px beside a panel of $panel px', ({ window, panel }) => {
    const room = window - 60 - panel - 34 - 72;
    const columns = bupotColumns(kind);
    const away = givingWay(columns, emptyLayout, room);
    const shown = columns.filter((column) => !column.hidden && !away.has(column.key));
    const { widths } = fitted(shown, emptyLayout, room);
    expect([...widths.values()].reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(room);
  });
});
