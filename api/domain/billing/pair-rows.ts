/**
 * Month: one masa. Month range: first and last masa free. Year: January to December. As assessed: whatever is printed on the
 * notice. None or year: a deposit, booked on January to December.
 */
export type PeriodKind = 'month' | 'month_range' | 'year' | 'as_assessed' | 'none_or_year';

/** Who may be named as payer: only the owner of the code, another NPWP as well, or also someone without NPWP. */
export type PayerRule = 'self' | 'self+other' | 'self+other+non';

/** How sure the existence of a pair is: two sources, one source, or memory. The other columns follow rules. */
export type Confidence = 'two' | 'one' | 'memory';

export type PairEra = 'classic' | 'coretax' | 'both';

/** One line of the office's table; the payer is `self` when left out. */
export type PairRow = readonly [
  kjs: string,
  description: string,
  era: PairEra,
  period: PeriodKind,
  confidence: Confidence,
  payer?: PayerRule,
];

/** The lines of one kode akun pajak. */
export type AccountRows = { readonly kap: string; readonly tax: string; readonly rows: readonly PairRow[] };
