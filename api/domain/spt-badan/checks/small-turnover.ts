import { answerIn, rowsIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, error, foundWhere, warning } from './check.ts';

/** The 0.5 % regime in the return of 2025: its tax against payments and slips, and nothing else to tax beside it. */
export const smallTurnover: Check = ({ form, entries, worked }) => {
  if (form.era !== '2025') return [];
  const isSmall = answerIn(entries, 'INDUK', 'C.1.a') === 'yes';
  const isAlone = answerIn(entries, 'INDUK', 'C.1.b') === 'yes';
  const taxed = ['INDUK!D.4', 'INDUK!F.17.a'].find((line) => amountAt(worked, line) !== 0);
  const hasSlips = rowsIn(entries, 'L3', 'L3B').length > 0;
  return foundWhere(
    [isAlone && !isSmall, error('INDUK!C.1.a', 'answer_missing')],
    [isAlone && taxed !== undefined, error(taxed ?? 'INDUK!D.4', 'only_final')],
    [isSmall && amountAt(worked, 'L5!e') < 0, warning('L5!e', 'small_short')],
    [isSmall && hasSlips && amountAt(worked, 'L3!B.small') !== amountAt(worked, 'L5!d'), error('L5!d', 'small_slips')],
  );
};
