import type { XmlMap } from '../../definition/xml.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';
import { basis, facilityAndObject, masa, nillablePlace, withheldOn } from './groups.ts';
import { fileRate } from './rate.ts';

/** CYBulk > ListOfCY > CY. */
export const cy: XmlMap<Bupot> = [
  ...masa,
  ...facilityAndObject,
  ['TaxBase', ({ gross }) => plain(gross)],
  ['Rate', fileRate],
  ...basis,
  ...nillablePlace,
  ...withheldOn,
];
