import type { Finding } from '../../definition/finding.ts';
import { answerIn, rowsIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, error, isAnswered, unanswered, warning } from './check.ts';

/** Answers of the Induk of 2025 that open a sheet, its tables, and whether its questions must be answered too. */
const opened: readonly {
  readonly answers: readonly string[];
  readonly yes: string;
  readonly sheet: string;
  readonly tables: readonly string[];
}[] = [
  { answers: ['C.1.a'], yes: 'yes', sheet: 'L5', tables: ['L5B'] },
  { answers: ['D.11'], yes: '31e', sheet: 'L8', tables: [] },
  { answers: ['H.21.a'], yes: 'yes', sheet: 'L10A', tables: ['L10A'] },
  { answers: ['H.21.a'], yes: 'yes', sheet: 'L10B', tables: [] },
  { answers: ['H.21.a'], yes: 'yes', sheet: 'L10C', tables: [] },
  { answers: ['H.21.b'], yes: 'yes', sheet: 'L10D', tables: [] },
  { answers: ['H.21.c', 'H.21.d'], yes: 'yes', sheet: 'L2', tables: ['L2B'] },
  { answers: ['H.21.e'], yes: 'yes', sheet: 'L9', tables: ['L9'] },
  { answers: ['H.21.f'], yes: 'yes', sheet: 'L11A', tables: ['L11A.I', 'L11A.II', 'L11A.III'] },
  { answers: ['H.21.g'], yes: 'yes', sheet: 'L13A', tables: ['L13A'] },
  { answers: ['H.21.h'], yes: 'yes', sheet: 'L14', tables: ['L14'] },
];

const hasRows = ({ entries }: Checked, sheet: string, tables: readonly string[]): boolean =>
  tables.some((table) => rowsIn(entries, sheet, table).length > 0);

const isFilled = (checked: Checked, sheet: string, tables: readonly string[]): boolean =>
  sheet === 'L8'
    ? amountAt(checked.worked, 'L8!1') > 0
    : hasRows(checked, sheet, tables) ||
      (sheet === 'L10C' && hasRows(checked, sheet, ['L10C'])) ||
      isAnswered(checked, sheet) ||
      (sheet === 'L11A' && amountAt(checked.worked, 'L11A!B.total') > 0);

/** What an opened sheet still lacks: a row, or the first question without an answer. */
const missingIn = (checked: Checked, sheet: string, tables: readonly string[]): readonly Finding[] => {
  if (sheet === 'L8') return isFilled(checked, sheet, tables) ? [] : [error('L8!1', 'sheet_missing')];
  if (tables.length > 0)
    return isFilled(checked, sheet, tables) ? [] : [error(`${sheet}!${tables[0]}`, 'sheet_missing')];
  const open = unanswered(checked, sheet);
  return open === null ? [] : [error(open, 'answer_missing')];
};

/** Each yes of the Induk has its attachment, each filled attachment its yes; without own reports there is an L6. */
export const attachments: Check = (checked) => {
  const { form, entries, worked } = checked;
  if (form.era !== '2025') return [];
  const found = opened.flatMap(({ answers, yes, sheet, tables }): readonly Finding[] => {
    if (answers.some((line) => answerIn(entries, 'INDUK', line) === yes)) return missingIn(checked, sheet, tables);
    return isFilled(checked, sheet, tables) ? [error(`INDUK!${answers[0]}`, 'answer_open', { params: { sheet } })] : [];
  });
  const isOpen = answerIn(entries, 'INDUK', 'G.20') === 'no' && amountAt(worked, 'L6!1') === 0;
  return isOpen ? [...found, warning('L6!1', 'instalment_open')] : found;
};
