import type { Finding } from '../definition/finding.ts';
import { mended } from '../definition/finding.ts';
import { checkAssessment, checkObject } from './check-object.ts';
import { checkPair, pairOfInput } from './check-pair.ts';
import { checkPayer } from './check-payer.ts';
import { type CheckContext, checkText, error } from './finding.ts';
import { type BillingInput, maxima } from './record.ts';

export type { CheckContext } from './finding.ts';

/** Whole rupiah in bare digits: "1500000.00" is "1500000"; null when it is no whole amount. */
const wholeAmount = (text: string): string | null => {
  const match = /^0*(\d+?)(?:\.0{1,2})?$/.exec(text);
  return match?.[1] ?? null;
};

/** An amount as people write it: "Rp 1.500.000,00". Null unless there is one way to read it. */
const spokenAmount = (text: string): string | null => {
  const match = /^\s*(?:rp\.?)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(?:0{1,2}|-))?\s*$/i.exec(text);
  return match?.[1] ? wholeAmount(match[1].replaceAll('.', '')) : null;
};

const checkAmount = ({ amount }: BillingInput): Finding[] => {
  if (amount.trim() === '') return [error('amount', 'required')];
  const whole = wholeAmount(amount);
  if (whole === null) return [error('amount', 'amount_whole', mended(spokenAmount(amount)))];
  if (/^0*$/.test(whole)) return [error('amount', 'amount_zero')];
  return whole.length > maxima.amountDigits
    ? [error('amount', 'amount_digits', { params: { max: maxima.amountDigits } })]
    : [];
};

/**
 * Everything the office and the product ask of a billing before its code is asked for, in the order of the form. Errors block,
 * warnings never do; `proposal` is there where the mend is certain enough to offer. Does not throw on any input of the type.
 */
export const checkBilling = (input: BillingInput, ctx: CheckContext): Finding[] => {
  const pair = pairOfInput(input);
  return [
    ...checkPair(input, ctx),
    ...checkAmount(input),
    ...(input.description ? checkText('description', input.description, maxima.description) : []),
    ...(pair ? [...checkAssessment(input, pair), ...checkObject(input, pair)] : []),
    ...checkPayer(input, pair, ctx),
  ];
};
