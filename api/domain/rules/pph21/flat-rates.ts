import { dated } from '../../definition/dated.ts';
import type { Fraction } from '../../definition/money.ts';
import { law } from '../../law.ts';

/** Final rates on honoraria from the state's budgets, by object: rank of the one who is paid. */
export const honorarium = dated<Readonly<Record<string, Fraction>>>('Tarif final honorarium APBN/APBD', [
  {
    from: '2011-01-01',
    value: { '21-402-04': [0, 100], '21-402-02': [5, 100], '21-402-03': [15, 100] },
    source: law('PP 80/2010', 'ps. 4'),
  },
]);

/** The rate on the gross of a person who is not a resident taxpayer, where no treaty says less. */
export const nonResident = dated<Fraction>('Tarif PPh Pasal 26', [
  { from: '2009-01-01', value: [20, 100], source: law('UU 36/2008', 'ps. 26 ayat (1) UU PPh') },
]);

/** What the tax of someone without a tax number is multiplied by, where the tax is not final. */
export const noNpwpFactor = dated<Fraction>('PPh 21 tanpa NPWP', [
  { from: '2009-01-01', value: [120, 100], source: law('UU 36/2008', 'ps. 21 ayat (5a) UU PPh') },
]);

/** Whether a valid NIK stands for a tax number, so that no surcharge is due. */
export const nikCounts = dated<boolean>('NIK sebagai NPWP', [
  { from: '2024-01-01', value: true, source: law('PENG-6/PJ.09/2024', 'seluruhnya', 'secondary sources only') },
  { from: '2009-01-01', value: false, source: law('UU 36/2008', 'ps. 21 ayat (5a) UU PPh') },
]);
