import { type Pph21Kind, pph21Kinds } from '../../bupot/kinds.ts';
import { dated } from '../../definition/dated.ts';
import type { Fraction } from '../../definition/money.ts';
import { law } from '../../law.ts';
import { fromLaw, grouped } from '../../law-rows.ts';
import { type TaxCodeRow, taxCodeLaw } from '../bupot/tax-codes.ts';

export type RateType = NonNullable<TaxCodeRow['rateType']>;

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

const objectOfRow = (row: TaxCodeRow): readonly Pph21Object[] => {
  const { code, variant, name, rateType: rate, nett, final, kap, kjs, validFrom: from, validUntil: to } = row;
  const kind = pph21Kinds.find((one) => one === row.kind);
  if (!kind || rate === null) return [];
  const kapKjs = `${kap}-${kjs}`;
  return [{ kind, code, variant: variant ?? '', name, rate, base: [nett, 100], final, from, to, kapKjs }];
};

const objects = fromLaw((): readonly Pph21Object[] => taxCodeLaw.rows().flatMap(objectOfRow));

/** The tax office's list, newest version first; each object also has its own days. */
export const objectList = fromLaw(() =>
  dated<readonly Pph21Object[]>('Kode objek PPh 21/26', [
    {
      from: '2014-01-01',
      value: objects(),
      source: law('PER-11/PJ/2025', 'Lampiran', 'as Coretax lists them; the older forms approximately'),
    },
  ]),
);

const keyOf = (kind: Pph21Kind, code: string, variant: string): string => `${kind} ${code} ${variant}`;

const inForce = ({ from, to }: Pph21Object, day: string): boolean => from <= day && (to === null || day <= to);

const byKey = fromLaw(() => grouped(objects(), ({ kind, code, variant }) => keyOf(kind, code, variant)));

/** The objects of a kind of slip on a day, in the order of their codes. */
export const objectsOf = (kind: Pph21Kind, day: string): readonly Pph21Object[] =>
  objectList()
    .at(day)
    .filter((object) => object.kind === kind && inForce(object, day))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/** The object of a kind of slip, or null if the kind has no such code on the day. */
export const objectOf = (kind: Pph21Kind, code: string, day: string, variant = ''): Pph21Object | null =>
  byKey()
    .get(keyOf(kind, code, variant))
    ?.find((object) => inForce(object, day)) ?? null;
