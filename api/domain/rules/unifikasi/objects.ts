import { type UnifikasiKind, unifikasiKinds } from '../../bupot/kinds.ts';
import { type Fraction, percent } from '../../definition/money.ts';
import { fromLaw, grouped } from '../../law-rows.ts';
import type { SlipFacility } from '../bupot/facilities.ts';
import { type TaxCodeRow, taxCodeLaw } from '../bupot/tax-codes.ts';

export type UnifikasiObject = {
  readonly kind: UnifikasiKind;
  /** Unique within its kind: the tax office's code, with a suffix after a slash for rows of one code. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly article: NonNullable<TaxCodeRow['article']>;
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

const byOrder = (one: UnifikasiObject, other: UnifikasiObject): number =>
  one.code.localeCompare(other.code) ||
  other.nett[0] - one.nett[0] ||
  one.key.localeCompare(other.key) ||
  one.from.localeCompare(other.from);

const objectOfRow = (row: TaxCodeRow): readonly UnifikasiObject[] => {
  const { kind, code, variant, article, rate, nett, validFrom: from, validUntil: to, facilities, kap, kjs } = row;
  const unifikasi = unifikasiKinds.find((one) => one === kind);
  if (!unifikasi || article === null || rate === null) return [];
  const key = variant ? `${code}/${variant}` : code;
  const share = [nett, 100] as const;
  const { name, final } = row;
  return [
    {
      kind: unifikasi,
      key,
      code,
      name,
      article,
      rate: percent(rate),
      nett: share,
      final,
      kap,
      kjs,
      facilities,
      from,
      to,
    },
  ];
};

export const objectList = fromLaw((): readonly UnifikasiObject[] =>
  taxCodeLaw.rows().flatMap(objectOfRow).sort(byOrder),
);

const byKey = fromLaw(() => grouped(objectList(), ({ kind, key }) => `${kind} ${key}`));

export const isInForce = ({ from, to }: UnifikasiObject, period: string): boolean =>
  from.slice(0, 7) <= period && (to === null || period <= to.slice(0, 7));

/** The objects of a kind of slip in a tax period (YYYY-MM), in the order of their codes. */
export const objectsOf = (kind: UnifikasiKind, period: string): readonly UnifikasiObject[] =>
  objectList().filter((object) => object.kind === kind && isInForce(object, period));

/**
 * The object of a kind of slip by its key, in force or not: of several rows that of the tax period (YYYY-MM), or the
 * newest; null if the kind has none.
 */
export const objectOf = (kind: UnifikasiKind, key: string, period?: string): UnifikasiObject | null => {
  const rows = byKey().get(`${kind} ${key}`);
  const [first = null] = rows ?? [];
  return rows?.findLast(({ from }) => period === undefined || from.slice(0, 7) <= period) ?? first;
};

/**
 * 28-410-01 by its meaning, since domestic carriers are taxed on income from abroad as well; 28-411-01 because the tax
 * office's workbook opens the form for that code.
 */
const withForm = new Set(['28-410-01', '28-411-01']);

/** Whether a slip requires income at home and abroad, credit of article 24 and tax withheld by others. */
export const hasShippingForm = ({ kind, code }: UnifikasiObject): boolean => kind === 'SP' && withForm.has(code);
