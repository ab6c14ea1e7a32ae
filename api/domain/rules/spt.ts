import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

/*
 * What rests on the tax period is asked by its first day, the fine by the day the return was due. Returns of the periods before Coretax
 * have no lines here: no source was found for them.
 */

/** The lines of SPT Masa PPh Unifikasi. */
export const unifikasiForm = dated<'coretax'>('SPT Masa PPh Unifikasi, bentuk', [
  { from: '2025-01-01', value: 'coretax', source: law('PER-11/PJ/2025', 'ps. 22', 'one source') },
]);

/** The lines of SPT Masa PPh 21/26. */
export const pph21Form = dated<'coretax'>('SPT Masa PPh 21/26, bentuk', [
  { from: '2025-01-01', value: 'coretax', source: law('PER-11/PJ/2025', 'lampiran', 'one source, article not found') },
]);

/** What becomes of tax paid too much by a return: carried to a later period, or given back on request only. */
export type Overpaid = 'carry' | 'refund';

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

/** Masa whose returns could be filed late without a fine, and by which day. Asked by the first day of the masa. */
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
