import { describe, expect, it } from 'vitest';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { emptyLayout } from '../../ui/list/column-layout.ts';
import { fitted, givingWay } from '../../ui/list/fit-columns.ts';
import { fakturCells, fakturColumns } from './faktur-columns.tsx';

describe('the list of outgoing invoices', () => {
  it('has a cell for every column of the definition', () => {
    expect(Object.keys(fakturCells).sort()).toEqual(fakturKeluaran.list.columns.map(({ key }) => key).sort());
  });

  // Width shared by the columns: the window minus rail, child panel, page padding, checkbox and row actions.
  it.each([
    { window: 1366, panel: 32, away: [] },
    { window: 1280, panel: 32, away: ['code'] },
    { window: 1440, panel: 216, away: ['counterpartyNpwp'] },
    { window: 1280, panel: 216, away: ['otherDpp', 'counterpartyNpwp'] },
  ])('needs no scrolling sideways at $window px beside a panel of $panel px', ({ window, panel, away }) => {
    const room = window - 60 - panel - 34 - 72;
    const gone = givingWay(fakturColumns, emptyLayout, room);
    expect([...gone]).toEqual(away);
    const shown = fakturColumns.filter((column) => !column.hidden && !gone.has(column.key));
    const { widths } = fitted(shown, emptyLayout, room);
    expect([...widths.values()].reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(room);
  });
});
