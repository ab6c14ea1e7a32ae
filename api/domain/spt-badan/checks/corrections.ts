import type { Finding } from '../../definition/finding.ts';
import { type Sen, total } from '../../definition/money.ts';
import { minusCodes, plusCodes } from '../../trial-balance/adjustments.ts';
import { type EntryRow, rowsIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, cellAmount, error, foundWhere } from './check.ts';

const codesOf = ({ correction = '' }: EntryRow): readonly string[] => correction.split(/[\s,;]+/).filter(Boolean);

/** Corrections of an account have codes of their sign, and no income leaves twice. */
const ofRow = (row: EntryRow, at: number): readonly Finding[] => {
  const path = `L1!L1.${row.code ?? at}`;
  const codes = codesOf(row);
  const unknown = codes.find((code) => ![...plusCodes, ...minusCodes].includes(code));
  const lacks = (column: string, known: readonly string[]): boolean =>
    cellAmount(row[column]) > 0 && !codes.some((code) => known.includes(code));
  const outside = cellAmount(row.notObject) + cellAmount(row.final);
  return foundWhere(
    [unknown !== undefined, error(path, 'correction_unknown', { params: { code: unknown ?? '' } })],
    [cellAmount(row.plus) < 0 || cellAmount(row.minus) < 0, error(path, 'correction_sign')],
    [lacks('plus', plusCodes) || lacks('minus', minusCodes), error(path, 'correction_code')],
    [codes.includes('FNE-01') && outside > 0, error(path, 'taken_twice')],
  );
};

export const corrections: Check = ({ form, entries }) =>
  form.era === '2025' ? rowsIn(entries, 'L1', 'L1').flatMap(ofRow) : [];

const corrected = ({ entries }: Checked, code: string, column: string): Sen =>
  total(
    rowsIn(entries, 'L1', 'L1')
      .filter((row) => codesOf(row).includes(code))
      .map((row) => cellAmount(row[column])),
  );

/** L9 and L11B are the corrections of L1 that they cause. */
export const agreements: Check = (checked) => {
  if (checked.form.era !== '2025') return [];
  const differs = (at: string, plus: string, minus: string): readonly Finding[] =>
    foundWhere([
      amountAt(checked.worked, at) !== corrected(checked, plus, 'plus') - corrected(checked, minus, 'minus'),
      error(at, 'differs', { params: { plus, minus } }),
    ]);
  return [
    ...differs('L9!c', 'FPO-09', 'FNE-02'),
    ...differs('L9!f', 'FPO-10', 'FNE-03'),
    ...foundWhere([
      amountAt(checked.worked, 'L11B!refused') > corrected(checked, 'FPO-12', 'plus'),
      error('L11B!refused', 'interest_uncorrected'),
    ]),
  ];
};
