import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { basis, deemed, facilityAndObject, masa, place, recipientPlace, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';

/** Bp21Bulk > ListOfBp21 > Bp21 (workbook BP21 v.4). Of a progressive tax the rate is that of the highest band. */
export const bp21: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartTin', 'payeeNpwp'],
  ...recipientPlace,
  // Asked of everybody; only of some objects does the tax go by it.
  ['StatusTaxExemption', ({ ptkp }) => ptkp ?? 'TK/0'],
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ...place,
  ...withheldOn,
];
