import { choiceLines, resultLines } from '../annual-form.ts';
import { answerIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, error, foundWhere } from './check.ts';

/** Audited books have an opinion and a firm; what is paid back has an account. */
export const statements: Check = ({ form: { era }, entries, worked }) => {
  const lacks = (line: string): boolean => answerIn(entries, 'INDUK', line) === '';
  if (era === '1771') {
    const isAudited = answerIn(entries, 'INDUK', 'ID.audit') === 'audited';
    return foundWhere(
      [isAudited && lacks('ID.opini'), error('INDUK!ID.opini', 'answer_missing')],
      [isAudited && lacks('ID.kap'), error('INDUK!ID.kap', 'answer_missing')],
    );
  }
  const isAudited = answerIn(entries, 'INDUK', 'B.2') === 'yes';
  const isReturned = amountAt(worked, resultLines[era].rest) < 0 && !lacks(choiceLines[era].overpaid);
  return foundWhere(
    [isAudited && lacks('B.2.a'), error('INDUK!B.2.a', 'answer_missing')],
    [isAudited && lacks('B.2.b'), error('INDUK!B.2.b', 'answer_missing')],
    [isAudited && lacks('B.2.c'), error('INDUK!B.2.c', 'answer_missing')],
    [isReturned && lacks('F.19.b'), error('INDUK!F.19.b', 'account_missing')],
  );
};
