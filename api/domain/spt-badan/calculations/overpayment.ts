import type { Sen } from '../../definition/money.ts';
import type { AnnualEra } from '../era.ts';

/** 17B, set-off against tax debt, 17C for trusted taxpayers, 17D by its limit; from 2025 examination or preliminary. */
export const overpaidChoices = {
  '1771': ['refund', 'offset', 'trusted', 'preliminary'],
  '2025': ['refund', 'preliminary'],
} as const satisfies Record<AnnualEra, readonly string[]>;

export type OverpaidChoice = (typeof overpaidChoices)[AnnualEra][number];

/** Highest overpayment of a company for a refund under art. 17D, in sen (probable). */
const PRELIMINARY_LIMIT: Sen = 100_000_000_000;

export const choicesFor = (era: AnnualEra, overpaid: Sen): readonly OverpaidChoice[] => {
  if (overpaid <= 0) return [];
  const choices: readonly OverpaidChoice[] = overpaidChoices[era];
  return choices.filter((choice) => choice !== 'preliminary' || overpaid <= PRELIMINARY_LIMIT);
};
