import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { basis, facilityAndObject, masa, orderToPay, place, recipientPlace, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';
import { treasurerOption } from './spelling.ts';

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
  ['GovTreasurerOpt', treasurerOption],
  ...orderToPay,
  ...withheldOn,
];
