import { dated } from '../definition/dated.ts';
import type { Fraction } from '../definition/money.ts';
import { law } from '../law.ts';

/* By the first day of the tax period; the fine by the due day of the return. Returns before Coretax have no lines
   here: no source was found. */

export const unifikasiForm = dated<'coretax'>('SPT Masa PPh Unifikasi, bentuk', [
  { from: '2025-01-01', value: 'coretax', source: law('PER-11/PJ/2025', 'ps. 22', 'one source') },
]);

export const pph21Form = dated<'coretax'>('SPT Masa PPh 21/26, bentuk', [
  { from: '2025-01-01', value: 'coretax', source: law('PER-11/PJ/2025', 'lampiran', 'one source, article not found') },
]);

export const ppnForm = dated<'coretax'>('SPT Masa PPN, bentuk', [
  { from: '2025-01-01', value: 'coretax', source: law('PER-11/PJ/2025', 'lampiran', 'lines one source') },
]);

/**
 * Carried to a later period, refunded only on request, or as the taxpayer chooses: carried, refunded at once
 * (pengembalian pendahuluan), refunded after an examination.
 */
export type Overpaid = 'carry' | 'refund' | 'preliminary' | 'examination' | 'undecided';

export const ppnOverpaid = dated<Overpaid>('SPT Masa PPN, lebih bayar', [
  { from: '2010-04-01', value: 'undecided', source: law('UU 8/1983', 'ps. 9 ayat (4) sampai (4c)') },
]);

/** PPN on self-building (kegiatan membangun sendiri), of the whole cost: 20% x 11/12 x 12%. */
export const selfBuildRate = dated<Fraction>('PPN kegiatan membangun sendiri', [
  { from: '2025-01-01', value: [22, 1000], source: law('PMK 131/2024', 'kegiatan membangun sendiri', 'one source') },
]);

export const unifikasiOverpaid = dated<Overpaid>('SPT Masa PPh Unifikasi, lebih bayar karena pembetulan', [
  {
    from: '2025-01-01',
    value: 'refund',
    source: law('PMK 81/2024', 'ps. 109 ayat (3) huruf d dan ps. 123', 'one source'),
  },
]);

export const pph21Overpaid = dated<Overpaid>('SPT Masa PPh 21/26, lebih bayar', [
  { from: '2024-01-01', value: 'carry', source: law('PMK 168/2023', 'kelebihan penyetoran', 'article not found') },
]);

/** Fine for a monthly return of income tax filed late, in rupiah. */
export const lateFilingFine = dated<string>('Denda terlambat menyampaikan SPT Masa PPh', [
  { from: '2008-01-01', value: '100000', source: law('UU 6/1983', 'ps. 7 ayat (1)') },
]);

/** Fine for the monthly return of PPN filed late, in rupiah. */
export const lateVatFine = dated<string>('Denda terlambat menyampaikan SPT Masa PPN', [
  { from: '2008-01-01', value: '500000', source: law('UU 6/1983', 'ps. 7 ayat (1)') },
]);

/** Masa whose returns could be filed late without a fine, and by which day. By the first day of the masa. */
export const lateFilingForgiven = dated<Readonly<Record<string, string>>>(
  'SPT Masa PPh, penghapusan denda masa transisi Coretax',
  [
    {
      from: '2025-01-01',
      value: { '2025-01': '2025-02-28', '2025-02': '2025-03-31', '2025-03': '2025-04-30' },
      source: law('KEP-67/PJ/2025', 'diktum ketiga', 'periods two sources, days from memory'),
    },
  ],
);

/** Fines for annual returns filed late, in rupiah: of companies, and of individuals. */
export const lateCompanyFine = dated<string>('Denda terlambat menyampaikan SPT Tahunan badan', [
  { from: '2008-01-01', value: '1000000', source: law('UU 6/1983', 'ps. 7 ayat (1)') },
]);
export const latePersonFine = dated<string>('Denda terlambat menyampaikan SPT Tahunan orang pribadi', [
  { from: '2008-01-01', value: '100000', source: law('UU 6/1983', 'ps. 7 ayat (1)') },
]);
