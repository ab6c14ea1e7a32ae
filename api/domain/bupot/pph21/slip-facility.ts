import type { SlipFacility } from '../../rules/bupot/facilities.ts';
import type { Facility } from './payment.ts';

const asWorked: Readonly<Partial<Record<SlipFacility, Facility>>> = {
  NONE: 'NONE',
  SKB21: 'SKB',
  DTP: 'DTP',
  SKD: 'SKD',
  OTHER: 'OTHER',
};

/** What the facility of a slip is to the calculation of PPh 21/26. Throws RangeError for one of another tax. */
export const pph21Facility = (facility: SlipFacility): Facility => {
  const worked = asWorked[facility];
  if (!worked) throw new RangeError(`${facility} is not for PPh 21/26`);
  return worked;
};
