import { formatDay } from '../../text/format.ts';
import { resultLines } from '../annual-form.ts';
import { lastLossAmendment } from '../calculations/deadlines.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, error, foundWhere } from './check.ts';

/** A correction states a loss or an overpayment at latest two years before assessment ends (UU KUP art. 8 (1a)). */
export const amendment: Check = ({ form: { era }, facts: { taxYear }, worked, amendedOn = null }) => {
  if (amendedOn === null) return [];
  const last = lastLossAmendment(taxYear);
  if (amendedOn <= last) return [];
  const { income, rest } = resultLines[era];
  const options = { params: { day: formatDay(last) } };
  return foundWhere(
    [amountAt(worked, income) < 0, error(income, 'amended_loss', options)],
    [amountAt(worked, rest) < 0, error(rest, 'amended_overpaid', options)],
  );
};
