import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import {
  basis,
  deemed,
  facilityAndObject,
  masa,
  nillablePlace,
  orderToPay,
  payeeAbroad,
  withheldOn,
} from './groups.ts';
import { fileRate } from './rate.ts';
import { treasurerOption } from './spelling.ts';

/** BPNRBulk > ListOfBPNR > BPNR. Its place is the last element, after the day of withholding. */
export const bpnr: XmlMap<Bupot> = [
  ...masa,
  ...payeeAbroad([['CounterpartReceiptNumber', 'certificateNumber', 'nil']]),
  ...facilityAndObject,
  ['GrossIncome', ({ gross }) => plain(gross)],
  ...deemed,
  ['Rate', fileRate],
  ...basis,
  ['GovTreasurerOpt', treasurerOption, 'nil'],
  ...orderToPay,
  ...withheldOn,
  ...nillablePlace,
];
