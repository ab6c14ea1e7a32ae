import type { XmlMap } from '../../kit/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { basis, facilityAndObject, masa, place, recipientPlace, treasurer, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';

/** BpuBulk > ListOfBpu > Bpu (workbook BPPU v.3). */
export const bppu: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartTin', 'payeeNpwp', 'nil'],
  ...recipientPlace,
  ...facilityAndObject,
  ['TaxBase', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...basis,
  ...place,
  ...treasurer,
  ...withheldOn,
];
