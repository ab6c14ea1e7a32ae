import type { Finding } from '../../definition/finding.ts';
import { rupiah } from '../../definition/money.ts';
import { formatDecimal } from '../../text/format.ts';
import { choiceLines, resultLines } from '../annual-form.ts';
import { choicesFor } from '../calculations/overpayment.ts';
import { coverOf } from '../calculations/payment-cover.ts';
import { answerIn, rowsIn } from '../entries.ts';
import { receiptsIn } from '../receipts.ts';
import { amountAt } from '../work-annual.ts';
import { type Check, type Checked, cellAmount, error, foundWhere, warning } from './check.ts';

/** Receipts: each NTPN once, of the tax year, and together as much as is underpaid. */
const receipts = ({ entries, facts: { taxYear } }: Checked, rest: number): readonly Finding[] => {
  const rows = rowsIn(entries, 'SSP', 'SSP');
  const cover = coverOf(Math.max(0, rest), receiptsIn(entries, taxYear));
  const each = rows.flatMap(({ ntpn = '', year, amount }, at): readonly Finding[] => {
    const path = `SSP!SSP.${at}`;
    const isRepeated = ntpn !== '' && rows.findIndex((one) => one.ntpn === ntpn) < at;
    return foundWhere(
      [!/^[\dA-Z]{16}$/i.test(ntpn), error(path, 'ntpn_form')],
      [isRepeated, error(path, 'ntpn_twice')],
      [Number(year) !== taxYear, warning(path, 'receipt_year')],
      [cellAmount(amount) <= 0, error(path, 'receipt_amount')],
    );
  });
  const missing = error('SSP!total', 'not_covered', { params: { amount: formatDecimal(rupiah(cover.missing), 0) } });
  return [...each, ...foundWhere([cover.missing > 0, missing])];
};

/** What is overpaid: a choice that its amount allows. */
const overpaid = ({ form: { era }, entries }: Checked, rest: number): readonly Finding[] => {
  const line = `INDUK!${choiceLines[era].overpaid}`;
  const choice = answerIn(entries, 'INDUK', choiceLines[era].overpaid);
  const allowed: readonly string[] = choicesFor(era, -rest);
  return foundWhere(
    [rest < 0 && choice === '', error(line, 'choice_missing')],
    [rest < 0 && choice !== '' && !allowed.includes(choice), error(line, 'choice_limit')],
    [rest >= 0 && choice !== '', warning(line, 'choice_open')],
  );
};

export const settlement: Check = (checked) => {
  const { form, worked } = checked;
  const rest = amountAt(worked, resultLines[form.era].rest);
  // An amendment that lowers the tax has an overpayment, although the first return was paid in full.
  const less = form.era === '2025' ? Math.min(rest, amountAt(worked, 'INDUK!F.18.b')) : rest;
  return [...receipts(checked, rest), ...overpaid(checked, less)];
};
