import { type Exact, exactly, exactShare, less } from './exact.ts';
import type { Fraction, Sen } from './money.ts';

/** One band of a table: amounts above `above` up to and with `upTo` (null: no end), in sen. */
export type Band = {
  readonly above: Sen;
  readonly upTo: Sen | null;
  readonly rate: Fraction;
  /** Excess of the rate applied to the whole amount over the rates applied per band, in sen. */
  readonly minus: Sen;
};

/** Bands in ascending order, without gaps; the first one includes zero. */
export type Bands = { readonly rows: readonly Band[]; readonly edges: readonly Sen[] };

/** The end of the band in whole rupiah (null: no end) and the rate in hundredths of a percent. */
export type BandRow = readonly [upTo: number | null, hundredths: number];

/**
 * Throws RangeError if ends do not rise, if the last band has an end, or if a progressive table does not work out in
 * whole rupiah.
 */
export const bands = (table: readonly BandRow[]): Bands => {
  const rows: Band[] = [];
  for (const [upTo, hundredths] of table) {
    const before = rows.at(-1);
    const above = before ? (before.upTo ?? Number.NaN) : 0;
    const end = upTo === null ? null : upTo * 100;
    if (!(above >= 0) || (end !== null && end <= above))
      throw new RangeError('bands rise and only the last has no end');
    const minus = before ? before.minus + (above * (hundredths - before.rate[0])) / 10_000 : 0;
    if (!Number.isSafeInteger(minus) || minus % 100 !== 0) throw new RangeError('a band that leaves whole rupiah');
    rows.push({ above, upTo: end, rate: [hundredths, 10_000], minus });
  }
  if (rows.at(-1)?.upTo !== null) throw new RangeError('the last band has no end');
  return { rows, edges: rows.slice(0, -1).map(({ upTo }) => upTo ?? 0) };
};

/** The band an amount lies in; the edge belongs to the lower band. Throws RangeError below zero. */
export const bandOf = ({ rows, edges }: Bands, amount: Sen): Band => {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] as Sen) < amount) low = middle + 1;
    else high = middle;
  }
  const band = rows[low];
  if (!band || !(amount >= 0)) throw new RangeError(`no band for ${amount}`);
  return band;
};

export const bandOfExact = (table: Bands, [numerator, denominator]: Exact): Band =>
  // Edges are whole sen, so a fraction of a sen above an edge may be rounded up to the next sen.
  bandOf(table, Number((numerator + denominator - 1n) / denominator));

/** Applies to each part of an amount the rate of its own band, exactly. Throws RangeError below zero. */
export const bandByBand = (table: Bands, amount: Exact): Exact => {
  const { rate, minus } = bandOfExact(table, amount);
  return less(exactShare(amount, rate), exactly(minus));
};

/** The part of an amount in each band it reaches, lowest first, in sen, to explain `bandByBand`. */
export const partsIn = ({ rows }: Bands, amount: Sen): { readonly band: Band; readonly part: Sen }[] =>
  rows
    .filter(({ above }) => above < amount || above === 0)
    .map((band) => ({ band, part: Math.min(amount, band.upTo ?? amount) - band.above }));
