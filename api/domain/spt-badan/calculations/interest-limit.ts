import { rupiahShare, type Sen } from '../../definition/money.ts';
import { debtRatio } from '../../rules/corporate-income.ts';

export type Borrowing = {
  /** Averages of the month ends of the year, in sen. */
  readonly averageDebt: Sen;
  readonly averageEquity: Sen;
  readonly interest: Sen;
};

/**
 * Interest in sen that debt of at most four times the equity allows; nothing with equity of nil or less (PMK 169/2015
 * art. 2 and 3). What is not allowed is a positive correction.
 */
export const interestLimit = (
  taxYear: number,
  { averageDebt, averageEquity, interest }: Borrowing,
): { readonly allowed: Sen; readonly refused: Sen } => {
  const most = Math.max(0, averageEquity) * debtRatio.at(`${taxYear}-01-01`);
  const allowed = averageDebt <= most ? interest : rupiahShare(interest, [most, averageDebt], 'down');
  return { allowed, refused: interest - allowed };
};
