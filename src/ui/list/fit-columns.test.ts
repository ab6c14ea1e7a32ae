import { describe, expect, it } from 'vitest';
import { emptyLayout, resized, shownToggled } from './column-layout.ts';
import { fitted, givingWay } from './fit-columns.ts';

const buyer = { key: 'buyer', width: 160, least: 90, cut: true };
const nitku = { key: 'nitku', width: 170, hidden: true };
const columns = [
  { key: 'number', width: 200, least: 180, frozen: true },
  buyer,
  { key: 'npwp', width: 170, least: 150, yields: 1 },
  { key: 'code', width: 48, least: 44, yields: 2 },
  { key: 'dpp', width: 150, least: 130 },
  nitku,
];
const shown = columns.filter((column) => column !== nitku);
const widths = (room: number, layout = emptyLayout) => Object.fromEntries(fitted(shown, layout, room).widths);

describe('columns in a frame', () => {
  it('stand as arranged where they fit', () => {
    expect(givingWay(columns, emptyLayout, 728)).toEqual(new Set());
    expect(fitted(shown, emptyLayout, 728)).toMatchObject({ tight: false });
    expect(widths(728)).toEqual({ number: 200, buyer: 160, npwp: 170, code: 48, dpp: 150 });
  });

  it('go together where they do not, and leave what is over to those that may be cut', () => {
    expect(givingWay(columns, emptyLayout, 700)).toEqual(new Set());
    expect(widths(700)).toEqual({ number: 180, buyer: 196, npwp: 150, code: 44, dpp: 130 });
  });

  it('give way in their order, and a smaller one stays where a larger had to go', () => {
    expect(givingWay(columns, emptyLayout, 593)).toEqual(new Set(['code']));
    expect(givingWay(columns, emptyLayout, 540)).toEqual(new Set(['npwp']));
    expect(givingWay(columns, emptyLayout, 400)).toEqual(new Set(['npwp', 'code']));
  });

  it('of one value in every row go before any other is narrowed, and stay where all fit', () => {
    const same = new Set(['npwp', 'buyer']);
    expect(givingWay(columns, emptyLayout, 728, same)).toEqual(new Set());
    expect(givingWay(columns, emptyLayout, 727, same)).toEqual(new Set(['npwp']));
    expect(givingWay(columns, resized(emptyLayout, 'npwp', 170), 700, same)).toEqual(new Set());
  });

  it('keep the width a person gave', () => {
    expect(widths(700, resized(emptyLayout, 'dpp', 140)).dpp).toBe(140);
  });

  it('scroll where a person asked for more, and drive nothing away by it', () => {
    const more = shownToggled(nitku, emptyLayout);
    expect(givingWay(columns, more, 728)).toEqual(new Set());
    expect(fitted(columns, more, 728)).toMatchObject({ tight: false });
  });
});
