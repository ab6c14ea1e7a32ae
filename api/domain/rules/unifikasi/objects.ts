import type { UnifikasiKind } from '../../bupot/kinds.ts';
import { type Fraction, percent } from '../../definition/money.ts';
import type { SlipFacility } from '../bupot/facilities.ts';
import type { Article, ObjectFamily, ObjectRow } from './object-row.ts';
import { capitalObjects } from './objects-capital.ts';
import { constructionObjects } from './objects-construction.ts';
import { constructionProjectObjects } from './objects-construction-projects.ts';
import { otherFinalObjects } from './objects-final.ts';
import { pph15Objects } from './objects-pph15.ts';
import { pph22ChannelObjects } from './objects-pph22-channels.ts';
import { pph22TradeObjects } from './objects-pph22-trade.ts';
import { pph23Objects } from './objects-pph23.ts';
import { pph26Objects } from './objects-pph26.ts';
import { savingsObjects } from './objects-savings.ts';
import { shortfallObjects } from './objects-shortfalls.ts';

export type UnifikasiObject = {
  readonly kind: UnifikasiKind;
  /** Unique within its kind: the tax office's code, with a suffix after a slash for rows of one code. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly article: Article;
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

/** The first day of Coretax, whose list this is (PER-11/PJ/2025). */
const LIST_BEGAN = '2025-01-01';

const families: readonly ObjectFamily[] = [
  ...pph22TradeObjects,
  ...pph22ChannelObjects,
  ...pph23Objects,
  ...pph26Objects,
  ...capitalObjects,
  ...constructionObjects,
  ...constructionProjectObjects,
  ...savingsObjects,
  ...otherFinalObjects,
  ...pph15Objects,
  ...shortfallObjects,
];

const inFamily =
  ({ facilities, rows: _, ...family }: ObjectFamily) =>
  ([code, rate, name, extra = {}]: ObjectRow): UnifikasiObject[] =>
    (Object.entries(facilities) as [UnifikasiKind, readonly SlipFacility[]][]).map(([kind, allowed]) => ({
      ...family,
      kind,
      key: extra.variant ? `${code}/${extra.variant}` : code,
      code,
      name,
      rate: percent(rate),
      nett: [extra.nett ?? 100, 100],
      facilities: allowed,
      from: extra.from ?? LIST_BEGAN,
      to: extra.to ?? null,
    }));

const byOrder = (one: UnifikasiObject, other: UnifikasiObject): number =>
  one.code.localeCompare(other.code) || other.nett[0] - one.nett[0] || one.key.localeCompare(other.key);

export const objectList: readonly UnifikasiObject[] = families
  .flatMap((family) => family.rows.flatMap(inFamily(family)))
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
 * Self-paid objects with the shipping form: 28-410-01 by its meaning, since domestic carriers are taxed on income from
 * abroad as well; 28-411-01 because the tax office's workbook opens the form for that code.
 */
const withForm = new Set(['28-410-01', '28-411-01']);

/** Whether a slip requires income at home and abroad, credit of article 24 and tax withheld by others. */
export const hasShippingForm = ({ kind, code }: UnifikasiObject): boolean => kind === 'SP' && withForm.has(code);
