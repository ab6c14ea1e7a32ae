import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { basis, deemed, facilityAndObject, masa, payeeAbroad, place, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';

/** BP26Bulk > ListOfBP26 > BP26. A number of the facility is asked only of a certificate of domicile; "-" stands for none. */
export const bp26: XmlMap<Bupot> = [
  ...masa,
  ...payeeAbroad([['CounterpartReceiptNumber', (slip) => (slip.facility === 'SKD' ? slip.certificateNumber : '-')]]),
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ...place,
  ...withheldOn,
];
