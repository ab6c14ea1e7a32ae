import type { Sen } from '../../definition/money.ts';
import type { EntryRow } from '../entries.ts';

/** What an annual return is drawn from: slips received, final tax, sales by place, receipts of PPh 25 and PPh 29, the books. */
export const sourceNames = ['slips', 'final', 'places', 'instalments', 'payments', 'trialBalance'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Why a document stands in no sheet. */
export const leftReasons = [
  'no_line',
  'no_code',
  'other_return',
  'unmapped',
  'sector',
  'principal',
  'borne',
  'no_place',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** `amount` in sen; `day` in Jakarta. */
export type SourceDocument = {
  readonly id: string;
  /** Number of a slip, NTPN, or account. */
  readonly label: string;
  readonly detail: string;
  readonly amount: Sen;
  readonly day: string | null;
  readonly left: LeftReason | null;
};

/** What a source has for one sheet; all values as a person would enter them. */
export type Filling = {
  readonly sheet: string;
  /** By table; each row has its mark. */
  readonly rows: Readonly<Record<string, readonly EntryRow[]>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
};

export type Source = {
  readonly name: SourceName;
  readonly documents: readonly SourceDocument[];
  readonly fillings: readonly Filling[];
  /** Lines (`sheet!line`) whose sum is what the return holds of it. */
  readonly at: readonly string[];
  /** Sum of what stands in the sheets, in sen. */
  readonly amount: Sen;
  /** What is still missing: masa without a payment, accounts without a line. */
  readonly missing: number;
};

export const emptyFilling = (sheet: string): Filling => ({ sheet, rows: {}, lines: {}, answers: {} });

export const fillingOf = ({ fillings }: Pick<Source, 'fillings'>, sheet: string): Filling =>
  fillings.find((one) => one.sheet === sheet) ?? emptyFilling(sheet);

/** `partly`: documents that fit no line, or some that have not come. */
export const stateOf = ({ documents, missing }: Source): 'available' | 'partly' | 'missing' => {
  if (documents.length === 0) return 'missing';
  return missing > 0 || documents.some(({ left }) => left !== null) ? 'partly' : 'available';
};
