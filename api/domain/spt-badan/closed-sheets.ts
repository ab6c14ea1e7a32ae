import { answerIn } from './entries.ts';
import { type AnnualReturn, entriesOf } from './record.ts';

/** Sheets of related parties, which question 16 of the Induk asks for. */
const RELATED = ['3A', '3A-1', '3A-2'] as const;

/**
 * Sheets of form 1771 that an answer of the Induk leaves out: those of related parties when there were no transactions
 * with them (1771 Induk, 16). None while a question is open, and none of the form of 2025.
 */
export const closedSheets = (row: Pick<AnnualReturn, 'era' | 'sheets'>): readonly string[] =>
  row.era === '1771' && answerIn(entriesOf(row), 'INDUK', '16') === 'no' ? RELATED : [];
