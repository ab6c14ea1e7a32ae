import { isPeriod } from '../definition/day.ts';
import { digits, oneOf, tableRows, text } from '../definition/table.ts';
import { coretaxPeriod } from '../rules/billing.ts';
import pairTable from './pairs.table.json' with { type: 'json' };
import { returnOf, type TaxReturn } from './tax-return.ts';

/** PER-09/PJ/2020 (classic) or PER-10/PJ/2024 (Coretax). */
export type Era = 'classic' | 'coretax';

/** Classic to 2024-12, Coretax from 2025-01. The tax period (YYYY-MM) decides, never the day of payment. */
export const eraOf = (period: string): Era => (coretaxPeriod.at(`${period}-01`) ? 'coretax' : 'classic');

const PERIOD_KINDS = ['month', 'month_range', 'year', 'as_assessed', 'none_or_year'] as const;

/**
 * Month: one masa. Month range: first and last masa free. Year: January to December. As assessed: as printed on the
 * assessment. None or year: a deposit, booked on January to December.
 */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/**
 * PER-09/PJ/2020 with PER-22/PJ/2021 (classic), PER-10/PJ/2024 annex B (Coretax). Confidence is the evidence that a
 * pair exists: two sources, one source, or memory; the other columns follow rules.
 */
const rows = tableRows(pairTable, {
  kap: digits(6),
  kjs: digits(3),
  tax: text,
  description: text,
  era: oneOf(['classic', 'coretax', 'both']),
  period: oneOf(PERIOD_KINDS),
  confidence: oneOf(['two', 'one', 'memory']),
  // Only the owner of the code, also another NPWP, or also a payer without NPWP.
  payer: oneOf(['self', 'self+other', 'self+other+non']),
});

type PairRow = (typeof rows)[number];

/** A kode akun pajak with a kode jenis setoran, and what a billing for it requires. */
export type Pair = PairRow & {
  /** Requires the number and the address of the land or building. */
  readonly nop: boolean;
  /** Requires the number of the assessment. */
  readonly assessment: boolean;
  /** Not payable by a manual code while Coretax is in force, because a return bills it. */
  readonly belongsToReturn: boolean;
  readonly taxReturn: TaxReturn | null;
};

/** The two codes as one: "411128-402". */
export const pairCode = ({ kap, kjs }: { kap: string; kjs: string }): string => `${kap}-${kjs}`;

const onLand = new Set(['411128-402', '411128-432', '411211-103']);

/** All 389 pairs, in the order of their codes. */
export const pairs: readonly Pair[] = rows.map((row) => {
  const code = pairCode(row);
  const taxReturn = row.era === 'classic' ? null : returnOf(code);
  return {
    ...row,
    nop: row.kap.startsWith('41131') || onLand.has(code),
    assessment: row.kjs >= '300' && row.kjs <= '399',
    belongsToReturn: taxReturn !== null,
    taxReturn,
  };
});

const firstOf = new Map(pairs.map((pair) => [pair.description, pair.tax] as const).reverse());
const shared = new Set(
  pairs.filter((pair) => firstOf.get(pair.description) !== pair.tax).map((pair) => pair.description),
);

/** Name of a pair that is clear by itself: where several taxes share a description ("STP"), the tax precedes it. */
const pairName = ({ tax, description }: Pair): string =>
  shared.has(description) ? `${tax} – ${description}` : description;

const inEra: Readonly<Record<Era, readonly Pair[]>> = {
  classic: pairs.filter(({ era }) => era !== 'coretax'),
  coretax: pairs.filter(({ era }) => era !== 'classic'),
};

const byCode: Readonly<Record<Era, ReadonlyMap<string, Pair>>> = {
  classic: new Map(inEra.classic.map((pair) => [pairCode(pair), pair])),
  coretax: new Map(inEra.coretax.map((pair) => [pairCode(pair), pair])),
};

export const pairsIn = (era: Era): readonly Pair[] => inEra[era];

/** The pair of these codes in the era of a tax period (YYYY-MM), or null if there is none. */
export const pairOf = (kap: string, kjs: string, period: string): Pair | null =>
  byCode[eraOf(period)].get(pairCode({ kap, kjs })) ?? null;

/**
 * The codes themselves if the table lacks them. Coretax returns pay PPnBM to accounts the table has only for the time
 * before it; their old names are used.
 */
export const taxNameOf = ({ kap, kjs, periodFrom }: { kap: string; kjs: string; periodFrom: string }): string => {
  const code = pairCode({ kap, kjs });
  const pair = isPeriod(periodFrom) ? (pairOf(kap, kjs, periodFrom) ?? byCode.classic.get(code)) : undefined;
  return pair ? pairName(pair) : code;
};

/** Null if the codes exist in neither era or in that of the tax period. */
export const otherEraOf = (kap: string, kjs: string, period: string): Era | null => {
  const here = eraOf(period);
  const there = here === 'classic' ? 'coretax' : 'classic';
  const code = pairCode({ kap, kjs });
  return !byCode[here].has(code) && byCode[there].has(code) ? there : null;
};

/** Before 2025 always, since then unless a return bills the pair. */
export const madeByHand = (pair: Pair, period: string): boolean => eraOf(period) === 'classic' || !pair.belongsToReturn;
