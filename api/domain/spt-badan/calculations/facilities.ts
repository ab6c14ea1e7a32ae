import { rupiahShare, type Sen } from '../../definition/money.ts';
import { investmentFacility, researchCap } from '../../rules/corporate-income.ts';

/** A sixth of 30 % of the investment realised to date, in each of six years (art. 31A): LK 4A 5b, L13A. In sen. */
export const investmentReduction = (taxYear: number, realised: Sen): Sen => {
  const { share, years } = investmentFacility.at(`${taxYear}-01-01`);
  return rupiahShare(realised, [share[0], share[1] * years], 'down');
};

/** Lines 4 to 6 of L13B IV: research costs reduce PKP by at most 40 % of D.9, the rest waits. In sen. */
export const researchReduction = (
  taxYear: number,
  pkp: Sen,
  unused: Sen,
): { readonly most: Sen; readonly now: Sen; readonly rest: Sen } => {
  const most = rupiahShare(Math.max(0, pkp), researchCap.at(`${taxYear}-01-01`), 'down');
  const now = Math.max(0, Math.min(unused, most));
  return { most, now, rest: unused - now };
};
