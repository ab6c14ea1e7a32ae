import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

/** Whether a tax period is paid by the Coretax table of KAP and KJS, by the first day of the period. */
export const coretaxPeriod = dated<boolean>('Tabel KAP dan KJS Coretax', [
  { from: '2025-01-01', value: true, source: law('PER-10/PJ/2024', 'lampiran B', 'one source') },
  { from: '1900-01-01', value: false, source: law('PER-09/PJ/2020', 'lampiran', 'from memory') },
]);

/** Validity of a billing code in hours, by the day of issue in Jakarta. Older codes keep their term. */
export const billingHours = dated<number>('Masa aktif kode billing', [
  { from: '2025-12-17', value: 336, source: law('PENG-4/PJ/2025', 'masa aktif kode billing') },
  { from: '2025-01-01', value: 168, source: law('PER-10/PJ/2024', 'masa aktif kode billing') },
  { from: '2017-04-04', value: 720, source: law('PER-05/PJ/2017', 'masa aktif kode billing', 'one source: 30 days') },
]);
