import { asPercent } from '../../definition/money.ts';
import { facilities, slipFacilities } from '../../rules/bupot/facilities.ts';
import { objectOf } from '../../rules/unifikasi/objects.ts';
import { isUnifikasi } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { plain } from './figures.ts';

type Of = Pick<Bupot, 'kind' | 'taxCode' | 'facility'> & { readonly rate: string | null };

const effectOf = (facility: string) => {
  const known = slipFacilities.find((code) => code === facility);
  return known ? facilities[known].effect : 'typed';
};

/**
 * The rate the file carries, in percent. Of unifikasi it is the object's own, whatever the facility does to the tax, except where the
 * facility lets it be typed; of slips of article 21 a certificate of exemption makes it 0.
 */
export const fileRate = ({ kind, taxCode, facility, rate }: Of): string | null => {
  const effect = effectOf(facility);
  if (!isUnifikasi(kind)) return effect === 'exempt' ? '0' : plain(rate);
  const object = effect === 'typed' ? null : objectOf(kind, taxCode);
  return object ? asPercent(object.rate) : plain(rate);
};
