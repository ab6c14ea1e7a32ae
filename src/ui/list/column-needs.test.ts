import { describe, expect, it } from 'vitest';
import { sameInAll, sumWidth, wideAsSums } from './column-needs.ts';

const total = () => null;
const dpp = { key: 'dpp', width: 149, least: 134, total };
const npwp = { key: 'npwp', width: 174, yields: 1 };
const name = { key: 'name', width: 160 };

describe('what the columns of a list need', () => {
  it('is at least the width of the sum below them', () => {
    expect(sumWidth('720855803972.73')).toBe(152);
    expect(wideAsSums([dpp, npwp], { dpp: '720855803972.73', npwp: 'x' })).toEqual([
      { ...dpp, width: 152, least: 152 },
      npwp,
    ]);
    expect(wideAsSums([dpp], { dpp: '1000.00' })).toEqual([dpp]);
    expect(wideAsSums([dpp], undefined)).toEqual([dpp]);
  });

  it('is nothing where a column that may give way says the same in every row', () => {
    const rows = [
      { npwp: '1', name: 'A', dpp: '1' },
      { npwp: '1', name: 'A', dpp: '1' },
    ];
    expect(sameInAll([dpp, npwp, name], rows)).toEqual(new Set(['npwp']));
    expect(sameInAll([npwp], [...rows, { npwp: null }])).toEqual(new Set());
    expect(sameInAll([npwp], rows.slice(0, 1))).toEqual(new Set());
    expect(sameInAll([npwp], [{ name: 'A' }, { name: 'B' }])).toEqual(new Set());
  });
});
