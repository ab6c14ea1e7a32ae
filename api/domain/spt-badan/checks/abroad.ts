import type { Finding } from '../../definition/finding.ts';
import { total } from '../../definition/money.ts';
import { choiceLines } from '../annual-form.ts';
import { rowsIn } from '../entries.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, cellAmount, error, foundWhere, warning } from './check.ts';

/** Income abroad has a country and no negative tax; its losses are added back. */
export const abroad: Check = ({ form, entries, worked }) => {
  const [sheet, table] = choiceLines[form.era].abroad;
  const rows = rowsIn(entries, sheet, table);
  const each = rows.flatMap((row, at): readonly Finding[] => {
    const path = `${sheet}!${table}.${at}`;
    return foundWhere(
      [(row.country ?? '').trim() === '', error(path, 'country_missing')],
      [cellAmount(row.tax) < 0, error(path, 'negative')],
    );
  });
  if (form.era !== '1771') {
    const isMore = amountAt(worked, 'L3!A.2') > amountAt(worked, 'L3!A.total');
    return [...each, ...foundWhere([isMore, error('L3!A.2', 'credit_returned')])];
  }
  const lost = total(rows.map(({ net }) => Math.min(0, cellAmount(net))));
  return [...each, ...foundWhere([-lost > amountAt(worked, 'I!5l'), warning('I!5l', 'loss_abroad')])];
};

/** Credits that lower next year's instalment are among those of this year. */
export const instalmentCredits: Check = ({ form, worked }) => {
  const [part, whole] = form.era === '1771' ? ['INDUK!14e', 'INDUK!8c'] : ['L6!5', 'INDUK!E.13'];
  return foundWhere([
    amountAt(worked, part) > amountAt(worked, whole),
    error(part, 'credits_above', { params: { whole: whole.replace('INDUK!', '') } }),
  ]);
};
