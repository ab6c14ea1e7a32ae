import type texts from '../../messages/id/bupot-year.ts';

export type YearRule = keyof (typeof texts)['finding'];

/** A slip a finding is about, as far as it is named and compared. */
export type NamedSlip = {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
  readonly period: string;
  readonly gross: string;
  readonly tax: string;
  readonly errorCount: number;
};

/**
 * What was found of one employee. `stop` keeps the slip of the year from being drawn until it is settled, `doubt` is drawn and said,
 * `note` says what was done, `done` means that there is nothing left to draw.
 */
export type YearFinding = {
  readonly rule: YearRule;
  readonly weight: 'stop' | 'doubt' | 'note' | 'done';
  readonly params?: Readonly<Record<string, string | number>>;
  /** Months it is about. */
  readonly months?: readonly number[];
  readonly slips?: readonly NamedSlip[];
  /** What may be chosen: statuses, or keys of employees. */
  readonly values?: readonly string[];
};

type More = Omit<YearFinding, 'rule' | 'weight'>;

/** One finding of a weight. */
export const found = (weight: YearFinding['weight'], rule: YearRule, more: More = {}): YearFinding => ({
  rule,
  weight,
  ...more,
});

/** As much of a slip as a finding names; its amounts are in rupiah. */
export const nameSlip = (slip: NamedSlip): NamedSlip => ({
  id: slip.id,
  version: slip.version,
  number: slip.number,
  period: slip.period,
  gross: slip.gross,
  tax: slip.tax,
  errorCount: slip.errorCount,
});
