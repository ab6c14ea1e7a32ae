import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { facilityAndObject, masa, place, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';
import { citizenship } from './spelling.ts';

/** MmPayrollBulk > ListOfMmPayroll > MmPayroll (workbook BPMP v.3). */
export const bpmp: XmlMap<Bupot> = [
  ...masa,
  ['CounterpartOpt', citizenship],
  ['CounterpartPassport', 'passport', 'nil'],
  ['CounterpartTin', 'payeeNpwp', 'nil'],
  ['StatusTaxExemption', 'ptkp'],
  ['Position', 'position'],
  ...facilityAndObject,
  ['Gross', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...place,
  ...withheldOn,
];
