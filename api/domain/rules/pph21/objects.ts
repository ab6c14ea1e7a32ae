import { type Pph21Kind, pph21Kinds } from '../../bupot/kinds.ts';
import { dated } from '../../definition/dated.ts';
import type { Fraction } from '../../definition/money.ts';
import { day, listOf, oneOf, optional, tableRows, text, whole, yesOrNo } from '../../definition/table.ts';
import { law } from '../../law.ts';
import objectTable from './objects.table.json' with { type: 'json' };

/**
 * TER_OR_ARTICLE17: before Coretax one object covered all pay of non-permanent employees. MANUAL: base, rate and
 * tax are typed.
 */
const RATE_TYPES = [
  'TER_MONTHLY',
  'TER_DAILY',
  'TER_OR_ARTICLE17',
  'ARTICLE17',
  'ARTICLE17_ANNUAL',
  'SEVERANCE',
  'FLAT',
  'FLAT_OR_TREATY',
  'MANUAL',
] as const;

export type RateType = (typeof RATE_TYPES)[number];

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

/**
 * Days 2025-01-01 are the first of Coretax; 2014-01-01 stands for the older forms and is approximate. The last day is
 * missing while the object is in force. Base in percent of the gross.
 */
const rows = tableRows(objectTable, {
  code: text,
  kinds: listOf(oneOf(pph21Kinds)),
  rate: oneOf(RATE_TYPES),
  base: whole,
  final: yesOrNo,
  from: day,
  to: optional(day),
  kapKjs: text,
  name: text,
});

const objects: readonly Pph21Object[] = rows.flatMap(({ kinds, base, ...row }) =>
  kinds.map((kind) => ({ ...row, kind, variant: '', base: [base, 100] as const })),
);

/** The tax office's list, newest version first; each object also has its own days. */
export const objectList = dated<readonly Pph21Object[]>('Kode objek PPh 21/26', [
  {
    from: '2014-01-01',
    value: objects,
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
