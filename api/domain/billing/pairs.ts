import { isPeriod } from '../definition/day.ts';
import { coretaxPeriod } from '../rules/billing.ts';
import type { Confidence, PairEra, PayerRule, PeriodKind } from './pair-rows.ts';
import { finalPairs } from './pairs-final.ts';
import { incomePairs } from './pairs-income.ts';
import { landAndStampPairs } from './pairs-land-and-stamp.ts';
import { vatPairs } from './pairs-vat.ts';
import { returnOf, type TaxReturn } from './tax-return.ts';

/** Which table of codes a tax period is paid by: that of PER-09/PJ/2020 (classic) or that of PER-10/PJ/2024 (Coretax). */
export type Era = 'classic' | 'coretax';

/** The era of a masa (YYYY-MM): classic to 2024-12, Coretax from 2025-01. The tax period decides, never the day of payment. */
export const eraOf = (period: string): Era => (coretaxPeriod.at(`${period}-01`) ? 'coretax' : 'classic');

/** A kode akun pajak with a kode jenis setoran, and what a billing for it requires. */
export type Pair = {
  /** Six digits. */
  readonly kap: string;
  /** Three digits. */
  readonly kjs: string;
  /** The tax, by the tax office's name of the account. */
  readonly tax: string;
  readonly description: string;
  readonly era: PairEra;
  readonly period: PeriodKind;
  /** Requires the number and the address of the land or building. */
  readonly nop: boolean;
  /** Requires the number of the assessment. */
  readonly assessment: boolean;
  readonly payer: PayerRule;
  /** Not payable by a manual code while Coretax is in force, because a return bills it. */
  readonly belongsToReturn: boolean;
  readonly taxReturn: TaxReturn | null;
  readonly confidence: Confidence;
};

/** The two codes as one: "411128-402". */
export const pairCode = ({ kap, kjs }: { kap: string; kjs: string }): string => `${kap}-${kjs}`;

const onLand = new Set(['411128-402', '411128-432', '411211-103']);

/** All 389 pairs, in the order of their codes. */
export const pairs: readonly Pair[] = [...incomePairs, ...finalPairs, ...vatPairs, ...landAndStampPairs].flatMap(
  ({ kap, tax, rows }) =>
    rows.map(([kjs, description, era, period, confidence, payer = 'self']) => {
      const code = pairCode({ kap, kjs });
      const taxReturn = era === 'classic' ? null : returnOf(code);
      return {
        kap,
        kjs,
        tax,
        description,
        era,
        period,
        nop: kap.startsWith('41131') || onLand.has(code),
        assessment: kjs >= '300' && kjs <= '399',
        payer,
        belongsToReturn: taxReturn !== null,
        taxReturn,
        confidence,
      };
    }),
);

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
 * The name of a tax in lists and documents; the codes themselves if the table lacks them. Coretax returns pay PPnBM to
 * accounts the table has only for the time before it; their old names are used.
 */
export const taxNameOf = ({ kap, kjs, periodFrom }: { kap: string; kjs: string; periodFrom: string }): string => {
  const code = pairCode({ kap, kjs });
  const pair = isPeriod(periodFrom) ? (pairOf(kap, kjs, periodFrom) ?? byCode.classic.get(code)) : undefined;
  return pair ? pairName(pair) : code;
};

/** The other era, if these codes exist only there for a tax period; null if they exist in neither or in its own era. */
export const otherEraOf = (kap: string, kjs: string, period: string): Era | null => {
  const here = eraOf(period);
  const there = here === 'classic' ? 'coretax' : 'classic';
  const code = pairCode({ kap, kjs });
  return !byCode[here].has(code) && byCode[there].has(code) ? there : null;
};

/**
 * Whether a code for this pair and tax period may be created manually: before 2025 always, since then unless a return
 * bills it.
 */
export const madeByHand = (pair: Pair, period: string): boolean => eraOf(period) === 'classic' || !pair.belongsToReturn;
