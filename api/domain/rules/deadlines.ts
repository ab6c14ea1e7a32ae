import { dated } from '../definition/dated.ts';
import type { Fraction } from '../definition/money.ts';
import { law } from '../law.ts';

/** Day of the month after the invoice date by which an invoice must be uploaded, by invoice date. */
export const uploadDay = dated<number>('Batas upload e-Faktur', [
  {
    // In force 2025-05-22: the first deadline it changes is that of invoices of May 2025.
    from: '2025-05-01',
    value: 20,
    source: law('PER-11/PJ/2025', 'ps. 44 ayat (1)'),
  },
  { from: '2022-04-01', value: 15, source: law('PER-03/PJ/2022', 'ps. 18') },
]);

/** Months after which an invoice counts as not issued, so that its buyer cannot credit it. */
export const lateAfterMonths = dated<number>('Faktur dianggap tidak dibuat', [
  { from: '2022-04-01', value: 3, source: law('PER-03/PJ/2022', 'ps. 33', 'from memory') },
]);

/** Fine for an invoice not issued or issued late, as a share of its base, by the day after the deadline. */
export const lateInvoiceFine = dated<Fraction>('Denda faktur tidak dibuat atau terlambat dibuat', [
  { from: '2020-11-02', value: [1, 100], source: law('UU 6/1983', 'ps. 14 ayat (4)', 'from memory') },
  { from: '2008-01-01', value: [2, 100], source: law('UU 6/1983', 'ps. 14 ayat (4)', 'from memory') },
]);
