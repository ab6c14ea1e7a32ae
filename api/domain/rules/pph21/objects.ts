import { dated } from '../../definition/dated.ts';
import type { Fraction } from '../../definition/money.ts';
import { law } from '../../law.ts';
import type { ObjectRow, Pph21Kind, RateType } from './object-row.ts';
import { employeeObjects } from './objects-employee.ts';
import { endedObjects } from './objects-ended.ts';
import { finalObjects } from './objects-final.ts';
import { nonPermanentObjects } from './objects-non-permanent.ts';
import { notEmployedObjects } from './objects-not-employed.ts';
import { singlePaymentObjects } from './objects-single-payment.ts';

export type Pph21Object = {
  readonly kind: Pph21Kind;
  readonly code: string;
  /** Distinguishes objects with the same kind and code; empty while there is only one. */
  readonly variant: string;
  readonly name: string;
  readonly rate: RateType;
  readonly base: Fraction;
  readonly final: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly kapKjs: string;
};

const LIST = [
  ...employeeObjects,
  ...notEmployedObjects,
  ...nonPermanentObjects,
  ...singlePaymentObjects,
  ...finalObjects,
  ...endedObjects,
];

const ofKinds = ([code, kinds, rate, basePercent, final, from, name, to, kapKjs]: ObjectRow): Pph21Object[] =>
  kinds.map((kind) => ({
    kind,
    code,
    variant: '',
    name,
    rate,
    base: [basePercent, 100],
    final,
    from,
    to: to ?? null,
    kapKjs: kapKjs ?? '411121-100',
  }));

/** The tax office's list, newest version first; each object also has its own days. */
export const objectList = dated<readonly Pph21Object[]>('Kode objek PPh 21/26', [
  {
    from: '2014-01-01',
    value: LIST.flatMap(ofKinds),
    source: law('PER-11/PJ/2025', 'Lampiran', 'as Coretax lists them; the older forms approximately'),
  },
]);

const keyOf = (kind: Pph21Kind, code: string, variant: string): string => `${kind} ${code} ${variant}`;

const inForce = ({ from, to }: Pph21Object, day: string): boolean => from <= day && (to === null || day <= to);

const byKey = new Map<string, Pph21Object[]>();
for (const object of objectList.history[0]?.value ?? []) {
  const key = keyOf(object.kind, object.code, object.variant);
  byKey.set(key, [...(byKey.get(key) ?? []), object]);
}

/** The objects of a kind of slip on a day, in the order of their codes. */
export const objectsOf = (kind: Pph21Kind, day: string): readonly Pph21Object[] =>
  objectList
    .at(day)
    .filter((object) => object.kind === kind && inForce(object, day))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/** The object of a kind of slip, or null if the kind has no such code on the day. */
export const objectOf = (kind: Pph21Kind, code: string, day: string, variant = ''): Pph21Object | null =>
  byKey.get(keyOf(kind, code, variant))?.find((object) => inForce(object, day)) ?? null;
