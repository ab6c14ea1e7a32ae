import type { Freed } from '../rules/bupot/facilities.ts';
import { freedBy } from '../rules/bupot/facilities-for.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { isAnnual, isUnifikasi } from './kinds.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

type FacilitySlip = Pick<BupotInput, 'kind' | 'facility' | 'taxCode' | 'period' | 'date'>;

/** Whether the office's list leaves everything of an object to whoever withholds. */
export const isManual = (of: FacilitySlip): boolean =>
  !isUnifikasi(of.kind) && objectOf(of.kind, of.taxCode, lawDay(of))?.rate === 'MANUAL';

/** What a person may type because neither the object nor the facility decides it. */
export const freeFields = (of: FacilitySlip): ReadonlySet<Freed> => {
  if (isAnnual(of.kind)) return new Set();
  return new Set<Freed>(isManual(of) ? ['rate', 'tax', 'nett'] : freedBy(of.facility, of.kind));
};
