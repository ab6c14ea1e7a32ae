import type { Freed } from '../rules/bupot/facilities.ts';
import { freedBy } from '../rules/bupot/facilities-for.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { isAnnual, isUnifikasi } from './kinds.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

type FacilitySlip = Pick<BupotInput, 'kind' | 'facility' | 'taxCode' | 'period' | 'date'>;

/** Whether the tax office's list leaves all values of an object to the withholder. */
export const isManual = (of: FacilitySlip): boolean =>
  !isUnifikasi(of.kind) && objectOf(of.kind, of.taxCode, lawDay(of))?.rate === 'MANUAL';

/** Fields the user may type because neither the object nor the facility decides them. */
export const freeFields = (of: FacilitySlip): ReadonlySet<Freed> => {
  if (isAnnual(of.kind)) return new Set();
  return new Set<Freed>(isManual(of) ? ['rate', 'tax', 'nett'] : freedBy(of.facility, of.kind));
};
