import type { Sen } from '../definition/money.ts';
import type { BookedAccount, Confidence } from './propose.ts';

/** Who says which L1 account it is: the rules, the mapping of an earlier year, or a person. */
export const origins = ['rules', 'last_year', 'person'] as const;
export type Origin = (typeof origins)[number];

/** The columns between commercial and fiscal, in the natural direction of the L1 account. Never negative. */
export type FiscalColumns = {
  readonly nonObject: Sen;
  readonly final: Sen;
  readonly plus: Sen;
  readonly plusCode: string | null;
  readonly minus: Sen;
  readonly minusCode: string | null;
};

export type Mapped = FiscalColumns & {
  readonly code: string | null;
  readonly confidence: Confidence;
  readonly origin: Origin;
  /** Until then it is a proposal. */
  readonly confirmed: boolean;
};

export type TrialAccount = BookedAccount & Mapped;

export const noColumns: FiscalColumns = { nonObject: 0, final: 0, plus: 0, plusCode: null, minus: 0, minusCode: null };

/** May be confirmed without a look at each. */
export const isSure = ({ code, confidence, confirmed }: TrialAccount): boolean =>
  !confirmed && code !== null && confidence === 'sure';
