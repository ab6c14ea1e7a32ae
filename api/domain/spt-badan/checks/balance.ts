import { total } from '../../definition/money.ts';
import { choiceLines } from '../annual-form.ts';
import { answerIn, rowsIn } from '../entries.ts';
import { accountsOf, isSector, shownBalance } from '../l1.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, cellAmount, error, foundWhere, warning } from './check.ts';

const balance1771: Check = ({ entries, worked }) =>
  foundWhere(
    [amountAt(worked, 'NA!total') !== amountAt(worked, 'NK!total'), error('NK!difference', 'unbalanced')],
    [
      rowsIn(entries, 'LR', 'LR').length > 0 && amountAt(worked, 'LR!total') !== amountAt(worked, 'I!1h'),
      warning('LR!total', 'profit_differs'),
    ],
  );

const balance2025: Check = ({ entries }) => {
  const sector = answerIn(entries, 'INDUK', 'B.1');
  if (!isSector(sector)) return [error('INDUK!B.1', 'answer_missing')];
  const shown = shownBalance(sector, rowsIn(entries, 'L1', 'L1.II'));
  const sums = shown.filter((row) => row.$kind === 'sum').map((row) => cellAmount(row.amount));
  const tops = accountsOf(sector, 'balance').filter(({ type, parent }) => type === 'sum' && parent === null);
  const [assets, ...rest] = tops.map(({ code }) => cellAmount(shown.find((row) => row.code === code)?.amount));
  if (sums.every((one) => one === 0) || rest.length === 0) return [];
  return rest.at(-1) === assets ? [] : [error('L1!L1.II.0', 'unbalanced')];
};

/** Assets equal liabilities and equity; the profit of the statements has the shape of 1771-I 1h. */
export const balance: Check = (checked) => (checked.form.era === '1771' ? balance1771(checked) : balance2025(checked));

/** Shares of holders are those of the capital paid in, which someone has. */
export const holders: Check = ({ form, entries }) => {
  const [sheet, table] = choiceLines[form.era].holders;
  const capitals = rowsIn(entries, sheet, table).map(({ capital }) => cellAmount(capital));
  const negative = capitals.findIndex((capital) => capital < 0);
  return foundWhere(
    [negative >= 0, error(`${sheet}!${table}.${negative}`, 'capital_negative')],
    [capitals.length > 0 && total(capitals) === 0, warning(`${sheet}!${table}.0`, 'capital_missing')],
  );
};
