import { asPercent } from '../../definition/money.ts';
import { xmlDecimal } from '../../definition/xml.ts';
import { facilities, slipFacilities } from '../../rules/bupot/facilities.ts';
import { objectOf } from '../../rules/unifikasi/objects.ts';
import { isUnifikasi } from '../kinds.ts';
import type { Bupot } from '../record.ts';

export const plain = (decimal: string | null): string | null => decimal && xmlDecimal(decimal);

export const orZero = (amount: string | null): string => plain(amount) ?? '0';

export const objectCode = ({ taxCode }: Bupot): string => taxCode.split('/')[0] ?? taxCode;

/** Months carry no leading zero in these files. */
export const monthOf = (period: string | null): string | null => (period ? String(Number(period.slice(5, 7))) : null);
export const yearOf = (period: string | null): string | null => (period ? period.slice(0, 4) : null);

/** Months worked, given only for an annualized year; other slips have 0. */
export const numberOfMonths = ({ withholdingAnnuality, periodFrom, period }: Bupot): string =>
  withholdingAnnuality === 'ANNUALIZED' && periodFrom
    ? String(Number(period.slice(5, 7)) - Number(periodFrom.slice(5, 7)) + 1)
    : '0';

type RatedSlip = Pick<Bupot, 'kind' | 'taxCode' | 'facility' | 'period'> & { readonly rate: string | null };

const effectOf = (facility: string) => {
  const known = slipFacilities.find((code) => code === facility);
  return known ? facilities[known].effect : 'typed';
};

/**
 * In percent. For Unifikasi that of the object, unless the facility allows a typed rate; for slips of article 21 an
 * exemption certificate makes it 0.
 */
export const fileRate = ({ kind, taxCode, facility, period, rate }: RatedSlip): string | null => {
  const effect = effectOf(facility);
  if (!isUnifikasi(kind)) return effect === 'exempt' ? '0' : plain(rate);
  const object = effect === 'typed' ? null : objectOf(kind, taxCode, period);
  return object ? asPercent(object.rate) : plain(rate);
};
