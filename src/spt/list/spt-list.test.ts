import { describe, expect, it } from 'vitest';
import { sptColumnSorts } from '#domain/spt/to-do.ts';
import { emptyLayout } from '../../ui/list/column-layout.ts';
import { fitted, givingWay } from '../../ui/list/fit-columns.ts';
import { sptColumns } from './spt-columns.tsx';
import { sptList } from './spt-list.tsx';

describe('the list of monthly returns', () => {
  it('asks only for orders the server knows', () => {
    const { columns, summary, start } = sptList('PPH21', () => null);
    const sorts = [
      ...columns.filter(({ sortable }) => sortable).map(({ key }) => key),
      ...summary.flatMap(({ sort }) => sort?.field ?? []),
      ...start.sort.map(({ field }) => field),
    ];
    expect(sorts.filter((field) => !(sptColumnSorts as readonly string[]).includes(field))).toEqual([]);
  });

  it.each([
    { window: 1440, panel: 32 },
    { window: 1440, panel: 216 },
    { window: 1280, panel: 216 },
  ])('needs no scrolling sideways at $window px beside a panel of $panel px', ({ window, panel }) => {
    const room = window - 60 - panel - 34 - 72;
    const away = givingWay(sptColumns, emptyLayout, room);
    const shown = sptColumns.filter(({ key, hidden }) => !hidden && !away.has(key));
    const { widths } = fitted(shown, emptyLayout, room);
    expect([...widths.values()].reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(room);
    // Amount, state and next move must stay visible.
    expect(shown.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['period', 'payable', 'rest', 'toDo', 'status']),
    );
  });
});
