import type { Finding } from '../../definition/finding.ts';
import { answerIn, rowsIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, error, foundWhere, isAnswered, unanswered, warning } from './check.ts';

/** Related parties and tax havens: line 16 with the attachments 3A, 3A-1 and 3A-2. */
const related = (checked: Checked): readonly Finding[] => {
  const { entries } = checked;
  const answer = answerIn(entries, 'INDUK', '16');
  const has = (sheet: string, table: string): boolean => rowsIn(entries, sheet, table).length > 0;
  const filled = [
    (has('3A', '3A.I') || has('3A', '3A.II')) && '3A',
    isAnswered(checked, '3A-1') && '3A-1',
    (has('3A-2', '3A-2') || isAnswered(checked, '3A-2')) && '3A-2',
  ].filter((sheet) => sheet !== false);
  if (answer === '') return [error('INDUK!16', 'answer_missing')];
  if (answer === 'no') return filled.map((sheet) => error('INDUK!16', 'answer_open', { params: { sheet } }));
  const open = [unanswered(checked, '3A-1'), unanswered(checked, '3A-2')].filter((path) => path !== null);
  return [
    ...foundWhere(
      [!has('3A', '3A.I'), error('3A!3A.I', 'sheet_missing')],
      [!has('3A', '3A.II'), error('3A!3A.II', 'sheet_missing')],
    ),
    ...open.map((path) => error(path, 'answer_missing')),
  ];
};

/** The facility of LK 4A has an approval and one of its six years. */
const facility = ({ entries, worked }: Checked): readonly Finding[] => {
  const realised = amountAt(worked, '4A!3b') > 0;
  const year = Number(answerIn(entries, '4A', '5a') || 0);
  return foundWhere(
    [realised && (year < 1 || year > 6), error('4A!5a', 'facility_year')],
    [realised && answerIn(entries, '4A', '1b') === '', error('4A!1b', 'answer_missing')],
  );
};

/** LK 6A is for permanent establishments, which state the country of their head office. */
const branch = (checked: Checked): readonly Finding[] => {
  const { entries } = checked;
  const isBranch = answerIn(entries, 'INDUK', 'ID.negara') !== '';
  const isTreaty = answerIn(entries, '6A', '6b') === 'treaty' && answerIn(entries, '6A', 'rate') === '';
  return foundWhere(
    [!isBranch && isAnswered(checked, '6A'), error('6A!6b', 'branch_only')],
    [isBranch && isTreaty, error('6A!rate', 'answer_missing')],
  );
};

/** Income under final tax taken out gross without its costs. */
const finalCosts = ({ worked }: Checked): readonly Finding[] =>
  foundWhere([amountAt(worked, 'I!4') > 0 && amountAt(worked, 'I!5l') === 0, warning('I!5l', 'final_costs')]);

/** Answers of the Induk of the 1771 with the attachments that they require. */
export const answers1771: Check = (checked) =>
  checked.form.era === '1771'
    ? [...finalCosts(checked), ...related(checked), ...facility(checked), ...branch(checked)]
    : [];
