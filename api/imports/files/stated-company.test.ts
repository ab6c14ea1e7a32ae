import { expect, it } from 'vitest';
import { otherCompany } from './stated-company.ts';

it.each([
  ['PT Cendana Jasa Konsultan | Rekap Gaji Bulan September 2026', 'PT Sagara Niaga Utama', 'PT Cendana Jasa Konsultan'],
  ['PT. SAGARA NIAGA UTAMA | Rekap Gaji', 'PT Sagara Niaga Utama', null],
  ['PT Sagara Niaga Utama - Cabang Bandung', 'Sagara Niaga Utama, PT', null],
  ['Rekap Gaji Bulan September 2026', 'PT Sagara Niaga Utama', null],
  ['Penjualan ke PT Maju Jaya', 'PT Sagara Niaga Utama', null],
  ['CV', 'PT Sagara Niaga Utama', null],
])('"%s" in the books of %s names %s', (title, own, expected) => expect(otherCompany(title, own)).toBe(expected));
