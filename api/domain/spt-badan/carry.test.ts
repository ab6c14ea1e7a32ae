import { describe, expect, it } from 'vitest';
import { assetYear } from './assets.ts';
import { carriedInto, expectedInstalments } from './carry.ts';
import { noEntries } from './entries.ts';

describe('the return of 2025 after the 1771 of 2024', () => {
  const carried = carriedInto({
    taxYear: 2024,
    era: '1771',
    income: 40_000_000_00,
    entries: {
      V: {
        ...noEntries,
        rows: {
          'V.A': [
            { name: 'Satu', capital: '750000000', dividend: '5' },
            { name: 'Dua', capital: '250000000' },
          ],
          'V.B': [{ name: 'Tiga', position: 'Direktur' }],
        },
      },
      '1A': {
        ...noEntries,
        rows: {
          '1A': [
            { group: 'T2', kind: 'mesin', month: '2022-01', cost: '400000000', fiscalMethod: 'SM' },
            { group: 'T1', kind: 'Laptop', note: '3 unit' },
          ],
        },
      },
      '2A': { ...noEntries, rows: { '2A': [{ year: '2022', loss: '90000000' }] } },
    },
  });

  it('begins with holders and officers, without their dividends', () => {
    expect(carried.L2?.rows.L2A).toEqual([
      { name: 'Satu', capital: '750000000' },
      { name: 'Dua', capital: '250000000' },
      { name: 'Tiga', position: 'Direktur' },
    ]);
  });

  it('begins with assets, whose book value follows', () => {
    const [machine = {}, laptop] = carried.L9?.rows.L9 ?? [];
    expect(machine.kind).toBe('Mesin');
    expect(laptop, 'a text that is no kind of the office').toEqual({ group: 'T1', note: 'Laptop; 3 unit' });
    expect(assetYear(machine, 2025)).toMatchObject({ opening: 16_875_000_000, charge: 4_218_750_000 });
  });

  it('begins with losses, the use of 2024 in column Y-1', () => {
    expect(carried.L7?.rows.L7).toEqual([{ year: '2022', loss: '90000000.00', y1: '40000000.00' }]);
  });

  it('expects three instalments of before and nine of the return', () => {
    expect(expectedInstalments('15000000', '20000000')).toBe('225000000.00');
  });
});
