import { describe, expect, it } from 'vitest';
import { statedMasa } from './stated-masa.ts';

const masaOf = (file: string, sheet = 'Sheet1', title = '') => statedMasa({ file, sheet, title });

describe('the masa a file names', () => {
  it.each([
    ['Gaji September 2025.xlsx', '2025-09'],
    ['payroll_sept2025.xlsx', '2025-09'],
    ['BPMP 09-2025.csv', '2025-09'],
    ['bpmp-202509.xlsx', '2025-09'],
    ['2025_09 unifikasi.xlsx', '2025-09'],
    ['gaji.xlsx', null],
    ['unduhan 2025-11-05.xlsx', null],
    ['unduhan 20251105.xlsx', null],
    ['data 05-11-2025.xlsx', null],
    ['gaji 5 Oktober 2025.xlsx', null],
    ['gaji Jan-Des 2025.xlsx', null],
    ['gaji September.xlsx', null],
  ])('%s: %s', (name, masa) => expect(masaOf(name).masa).toBe(masa));

  it('is put together of month and year wherever they stand', () => {
    expect(masaOf('gaji.xlsx', 'September', 'PT Sagara, tahun 2025')).toEqual({
      masa: '2025-09',
      where: ['sheet'],
      contradictory: false,
    });
    expect(masaOf('gaji.xlsx', 'Sept 2025', 'Daftar Gaji Masa Pajak 09/2025').where).toEqual(['sheet', 'title']);
  });

  it('is none where the places contradict each other', () => {
    expect(masaOf('gaji oktober 2025.xlsx', 'September 2025')).toMatchObject({ masa: null, contradictory: true });
  });
});
