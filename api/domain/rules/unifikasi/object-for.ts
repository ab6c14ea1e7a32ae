import type { UnifikasiKind } from '../../bupot/kinds.ts';
import type { Fraction } from '../../definition/money.ts';
import { fromLaw, grouped } from '../../law-rows.ts';
import type { SlipFacility } from '../bupot/facilities.ts';
import { objectList, type UnifikasiObject } from './objects.ts';

/** Values beside the code in a file of the tax office, which distinguish rows of one code. */
export type CodeConditions = {
  readonly nett?: Fraction | null;
  readonly rate?: Fraction | null;
  readonly facility?: SlipFacility | null;
};

const equal = (one: Fraction, other: Fraction): boolean => one[0] * other[1] === other[0] * one[1];

const ofCode = fromLaw(() => grouped(objectList(), ({ kind, code }) => `${kind} ${code}`));

/**
 * If several rows share the code, the one that matches most of the values beside it, nett first; else the first. Null
 * if the kind has no such code.
 */
export const objectFor = (kind: UnifikasiKind, code: string, beside: CodeConditions = {}): UnifikasiObject | null => {
  const { nett, rate, facility } = beside;
  const match = (object: UnifikasiObject): number =>
    (nett && equal(object.nett, nett) ? 4 : 0) +
    (facility && object.facilities.includes(facility) ? 2 : 0) +
    (rate && equal(object.rate, rate) ? 1 : 0);
  const [first = null, ...others] = ofCode().get(`${kind} ${code}`) ?? [];
  return others.reduce((best, object) => (best && match(best) >= match(object) ? best : object), first);
};
