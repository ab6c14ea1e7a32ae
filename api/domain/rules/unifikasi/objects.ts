import { type UnifikasiKind, unifikasiKinds } from '../../bupot/kinds.ts';
import { type Fraction, percent } from '../../definition/money.ts';
import {
  day,
  decimal,
  digits,
  listOf,
  oneOf,
  optional,
  tableRows,
  text,
  whole,
  yesOrNo,
} from '../../definition/table.ts';
import { type SlipFacility, slipFacilities } from '../bupot/facilities.ts';
import objectTable from './objects.table.json' with { type: 'json' };

const ARTICLES = ['4(2)', '15', '22', '23', '26'] as const;

export type UnifikasiObject = {
  readonly kind: UnifikasiKind;
  /** Unique within its kind: the tax office's code, with a suffix after a slash for rows of one code. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly article: (typeof ARTICLES)[number];
  readonly rate: Fraction;
  readonly nett: Fraction;
  readonly final: boolean;
  readonly kap: string;
  readonly kjs: string;
  readonly facilities: readonly SlipFacility[];
  /** First day (YYYY-MM-DD) and, where it ended, last day. */
  readonly from: string;
  readonly to: string | null;
};

/**
 * PER-11/PJ/2025: rate in percent, and the percent of the gross that counts as income. A variant distinguishes rows of
 * one kind and code.
 */
const rows = tableRows(objectTable, {
  kind: oneOf(unifikasiKinds),
  code: text,
  variant: optional(text),
  article: oneOf(ARTICLES),
  rate: decimal,
  nett: whole,
  final: yesOrNo,
  kap: digits(6),
  kjs: digits(3),
  facilities: listOf(oneOf(slipFacilities)),
  from: day,
  to: optional(day),
  name: text,
});

const byOrder = (one: UnifikasiObject, other: UnifikasiObject): number =>
  one.code.localeCompare(other.code) || other.nett[0] - one.nett[0] || one.key.localeCompare(other.key);

export const objectList: readonly UnifikasiObject[] = rows
  .map(({ variant, rate, nett, ...row }) => ({
    ...row,
    key: variant ? `${row.code}/${variant}` : row.code,
    rate: percent(rate),
    nett: [nett, 100] as const,
  }))
  .sort(byOrder);

const byKey = new Map(objectList.map((object) => [`${object.kind} ${object.key}`, object]));

export const isInForce = ({ from, to }: UnifikasiObject, period: string): boolean =>
  from.slice(0, 7) <= period && (to === null || period <= to.slice(0, 7));

/** The objects of a kind of slip in a tax period (YYYY-MM), in the order of their codes. */
export const objectsOf = (kind: UnifikasiKind, period: string): readonly UnifikasiObject[] =>
  objectList.filter((object) => object.kind === kind && isInForce(object, period));

/** The object of a kind of slip by its key, in force or not; null if the kind has none. */
export const objectOf = (kind: UnifikasiKind, key: string): UnifikasiObject | null =>
  byKey.get(`${kind} ${key}`) ?? null;

/**
 * 28-410-01 by its meaning, since domestic carriers are taxed on income from abroad as well; 28-411-01 because the tax
 * office's workbook opens the form for that code.
 */
const withForm = new Set(['28-410-01', '28-411-01']);

/** Whether a slip requires income at home and abroad, credit of article 24 and tax withheld by others. */
export const hasShippingForm = ({ kind, code }: UnifikasiObject): boolean => kind === 'SP' && withForm.has(code);
