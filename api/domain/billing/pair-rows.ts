/**
 * Month: one masa. Month range: first and last masa free. Year: January to December. As assessed: as printed on the
 * assessment. None or year: a deposit, booked on January to December.
 */
export type PeriodKind = 'month' | 'month_range' | 'year' | 'as_assessed' | 'none_or_year';

/** Allowed payers: only the owner of the code, also another NPWP, or also a payer without NPWP. */
export type PayerRule = 'self' | 'self+other' | 'self+other+non';

/** Evidence that a pair exists: two sources, one source, or memory. The other columns follow rules. */
export type Confidence = 'two' | 'one' | 'memory';

export type PairEra = 'classic' | 'coretax' | 'both';

/** One line of the tax office's table; the payer defaults to `self`. */
export type PairRow = readonly [
  kjs: string,
  description: string,
  era: PairEra,
  period: PeriodKind,
  confidence: Confidence,
  payer?: PayerRule,
];

export type AccountRows = { readonly kap: string; readonly tax: string; readonly rows: readonly PairRow[] };
