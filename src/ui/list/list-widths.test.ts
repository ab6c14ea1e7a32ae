import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { billingColumns } from '../../billing/list/billing-columns.tsx';
import { ntpnColumns } from '../../billing/ntpn/ntpn-columns.tsx';
import { bupotColumns } from '../../bupot/list/bupot-columns.tsx';
import { dokumenColumns } from '../../faktur/dokumen/dokumen-columns.tsx';
import * as dokumen from '../../faktur/dokumen/sides.ts';
import { fakturColumns } from '../../faktur/list/faktur-columns.tsx';
import { masukanColumns } from '../../faktur/masukan/masukan-columns.tsx';
import { returColumns } from '../../faktur/retur/retur-columns.tsx';
import * as retur from '../../faktur/retur/sides.ts';
import { returDokumenColumns } from '../../faktur/retur-dokumen/ReturDokumenLists.tsx';
import { sides } from '../../faktur/retur-dokumen/sides.ts';
import { sptColumns } from '../../spt/list/spt-columns.tsx';
import { emptyLayout } from './column-layout.ts';
import { wideAsSums } from './column-needs.ts';
import type { ListColumn } from './definition.ts';
import { fitted, givingWay } from './fit-columns.ts';

const lists: readonly (readonly [name: string, columns: readonly ListColumn<never, never>[]])[] = [
  ['outgoing invoices', fakturColumns],
  ['incoming invoices', masukanColumns],
  ['returns of goods sold', returColumns(retur.outSide)],
  ['returns of goods bought', returColumns(retur.inSide)],
  ['other outgoing documents', dokumenColumns(dokumen.outSide)],
  ['other incoming documents', dokumenColumns(dokumen.inSide)],
  ['returns of other outgoing documents', returDokumenColumns(sides.out)],
  ['returns of other incoming documents', returDokumenColumns(sides.in)],
  ['billing codes', billingColumns],
  ['receipts', ntpnColumns],
  ['returns', sptColumns],
  ...slipKinds.map((kind) => [kind, bupotColumns(kind)] as const),
];

/** Width shared by the columns: the window minus menus, page padding, checkbox and row actions. */
const room = (window: number, rail: number, panel: number): number => window - rail - panel - 34 - 72;
const rooms = [
  ['1440 px with both menus wide', room(1440, 216, 216)],
  ['1440 px with the panel open', room(1440, 60, 216)],
  ['1440 px with both menus narrow', room(1440, 60, 32)],
  ['1280 px as it opens', room(1280, 60, 216)],
] as const;

/** Rupiah of a year: sales of a large company, and its payments subject to withholding. */
const SOLD = '720855803972.73';
const WITHHELD_FROM = '7208558039.73';

describe.each(lists)('the list of %s', (name, columns) => {
  const sum = slipKinds.some((kind) => kind === name) ? WITHHELD_FROM : SOLD;
  const sums = Object.fromEntries(columns.filter(({ total }) => total).map(({ key }) => [key, sum]));

  it.each(rooms)('fits %s, with its sums uncut', (_, px) => {
    const needed = wideAsSums(columns, sums);
    const away = givingWay(needed, emptyLayout, px);
    const shown = needed.filter(({ hidden, key }) => !hidden && !away.has(key));
    const { widths } = fitted(shown, emptyLayout, px);
    expect([...widths.values()].reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(px);
  });
});
