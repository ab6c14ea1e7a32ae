import { asPercent } from '../../definition/money.ts';
import { xmlDecimal } from '../../definition/xml.ts';
import { facilities, slipFacilities } from '../../rules/bupot/facilities.ts';
import { objectOf } from '../../rules/unifikasi/objects.ts';
import { isUnifikasi } from '../kinds.ts';
import type { Bupot } from '../record.ts';

/** An amount or a rate as the files write it. */
export const plain = (decimal: string | null): string | null => decimal && xmlDecimal(decimal);

/** An amount of a form on which an empty box says nothing was paid. */
export const orZero = (amount: string | null): string => plain(amount) ?? '0';

/** The office's code of the object, without what tells its rows apart here. */
export const objectCode = ({ taxCode }: Bupot): string => taxCode.split('/')[0] ?? taxCode;

/** Months carry no leading zero in these files. */
export const monthOf = (period: string | null): string | null => (period ? String(Number(period.slice(5, 7))) : null);
export const yearOf = (period: string | null): string | null => (period ? period.slice(0, 4) : null);

/** Months worked, told only of a year that is scaled; the other slips say 0. */
export const numberOfMonths = ({ withholdingAnnuality, periodFrom, period }: Bupot): string =>
  withholdingAnnuality === 'ANNUALIZED' && periodFrom
    ? String(Number(period.slice(5, 7)) - Number(periodFrom.slice(5, 7)) + 1)
    : '0';

type RatedSlip = Pick<Bupot, 'kind' | 'taxCode' | 'facility'> & { readonly rate: string | null };

const effectOf = (facility: string) => {
  const known = slipFacilities.find((code) => code === facility);
  return known ? facilities[known].effect : 'typed';
};

/**
 * The rate the file carries, in percent. Of unifikasi it is the object's own, whatever the facility does to the tax, except where the
 * facility lets it be typed; of slips of article 21 a certificate of exemption makes it 0.
 */
export const fileRate = ({ kind, taxCode, facility, rate }: RatedSlip): string | null => {
  const effect = effectOf(facility);
  if (!isUnifikasi(kind)) return effect === 'exempt' ? '0' : plain(rate);
  const object = effect === 'typed' ? null : objectOf(kind, taxCode);
  return object ? asPercent(object.rate) : plain(rate);
};
