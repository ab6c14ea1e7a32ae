import { type Finding, repaired } from '../definition/finding.ts';
import {
  asNpwp16,
  isBranchNumber,
  isNpwp16,
  kppName,
  type NikDoubt,
  NO_NPWP,
  nikDoubt,
  passesLuhn,
} from '../rules/identity/npwp.ts';
import { checkPair, pairOfInput } from './check-pair.ts';
import { type CheckContext, checkText, error, warning } from './finding.ts';
import { asAssessmentNumber, asNop, isAssessmentNumber, isNop } from './number.ts';
import type { Pair } from './pairs.ts';
import { type BillingInput, maxima, needsOf } from './record.ts';

const checkAssessment = ({ assessmentNumber }: BillingInput, pair: Pair): Finding[] => {
  const number = assessmentNumber ?? '';
  if (!pair.assessment) return number === '' ? [] : [error('assessmentNumber', 'assessment_unused', { proposal: '' })];
  if (number.trim() === '') return [error('assessmentNumber', 'required')];
  return isAssessmentNumber(number)
    ? []
    : [error('assessmentNumber', 'assessment_pattern', repaired(asAssessmentNumber(number)))];
};

const places = ['objectProvince', 'objectCity', 'objectDistrict', 'objectSubdistrict'] as const;

const checkObject = (input: BillingInput, pair: Pair, { origin }: CheckContext): Finding[] => {
  const nop = input.nop ?? '';
  // A return reports the base of self-building but not the place.
  if (pair.nop && origin === 'return' && nop === '') return [];
  if (!pair.nop)
    return (['nop', 'objectAddress', ...places] as const)
      .filter((path) => (input[path] ?? '') !== '')
      .map((path) => error(path, 'object_unused', { proposal: '' }));
  const found = nop.trim() === '' ? [error('nop', 'required')] : [];
  if (nop.trim() !== '' && !isNop(nop)) found.push(error('nop', 'nop_digits', repaired(asNop(nop))));
  found.push(...checkText('objectAddress', input.objectAddress ?? '', maxima.objectAddress));
  for (const path of places) if (input[path]) found.push(...checkText(path, input[path], maxima.objectPlace));
  return found;
};

const doubts = {
  province: 'nik_province',
  birth_date: 'nik_birth_date',
  serial: 'nik_serial',
} as const satisfies Record<NikDoubt, string>;

const doubtsOf = (path: string, nik: string, today: string): Finding[] => {
  const doubt = nikDoubt(nik, today);
  return doubt ? [warning(path, doubts[doubt])] : [];
};

const checkOther = (npwp: string, { company, today }: CheckContext): Finding[] => {
  if (npwp === '') return [error('payerNpwp', 'required')];
  if (!isNpwp16(npwp) && isBranchNumber(npwp)) return [error('payerNpwp', 'npwp_branch')];
  if (!isNpwp16(npwp)) return [error('payerNpwp', 'npwp_digits', repaired(asNpwp16(npwp)))];
  if (npwp === NO_NPWP) return [error('payerNpwp', 'npwp_zeros')];
  if (npwp === company.npwp) return [error('payerKind', 'payer_is_company', { proposal: 'self' })];
  if (!npwp.startsWith('0')) return doubtsOf('payerNpwp', npwp, today);
  return passesLuhn(npwp) ? [] : [warning('payerNpwp', 'npwp_luhn')];
};

const checkWithout = ({ payerNpwp, payerNik }: BillingInput, today: string): Finding[] => {
  const found = payerNpwp === NO_NPWP ? [] : [error('payerNpwp', 'npwp_not_zeros', { proposal: NO_NPWP })];
  if (!payerNik) return [...found, warning('payerNik', 'nik_advised')];
  const bare = payerNik.replace(/[\s.-]/g, '');
  if (!isNpwp16(payerNik)) return [...found, error('payerNik', 'nik_digits', repaired(isNpwp16(bare) ? bare : null))];
  return [...found, ...doubtsOf('payerNik', payerNik, today)];
};

const checkOffice = (code: string): Finding[] => {
  if (!/^\d{3}$/.test(code)) return [error('payerKpp', 'kpp_digits')];
  // Tax offices opened since 2021 are not in the list.
  return kppName(code) === null ? [warning('payerKpp', 'kpp_unknown')] : [];
};

const checkIdentity = (input: BillingInput, ctx: CheckContext): Finding[] => {
  if (input.payerKind === 'other') return checkOther(input.payerNpwp, ctx);
  if (input.payerKind === 'non') return checkWithout(input, ctx.today);
  return input.payerNpwp === ctx.company.npwp
    ? []
    : [error('payerNpwp', 'payer_not_company', { proposal: ctx.company.npwp })];
};

/** Who is allowed for this pair, and how it is identified. Without a known pair, only the identification. */
const checkPayer = (input: BillingInput, pair: Pair | null, ctx: CheckContext): Finding[] => {
  if (!['self', 'other', 'non'].includes(input.payerKind)) return [error('payerKind', 'payer_unknown')];
  const found =
    pair && !needsOf(pair).payers.includes(input.payerKind)
      ? [
          pair.payer === 'self'
            ? error('payerKind', 'payer_self_only', { proposal: 'self' })
            : error('payerKind', 'payer_needs_npwp'),
        ]
      : [];
  found.push(...checkIdentity(input, ctx));
  if (input.payerKind !== 'non' && input.payerNik) found.push(error('payerNik', 'nik_unused', { proposal: '' }));
  found.push(
    ...checkText('payerName', input.payerName, maxima.payerName),
    ...checkText('payerAddress', input.payerAddress, maxima.payerAddress),
    ...checkText('payerCity', input.payerCity, maxima.payerCity),
  );
  if (input.payerKpp) found.push(...checkOffice(input.payerKpp));
  if (input.depositorName) found.push(...checkText('depositorName', input.depositorName, maxima.depositorName));
  return found;
};

export type { CheckContext } from './finding.ts';

/** Whole rupiah as digits: "1500000.00" becomes "1500000"; null for other amounts. */
const wholeAmount = (text: string): string | null => {
  const match = /^0*(\d+?)(?:\.0{1,2})?$/.exec(text);
  return match?.[1] ?? null;
};

/** Parses a formatted amount such as "Rp 1.500.000,00". Null if it is ambiguous. */
const amountInWords = (text: string): string | null => {
  const match = /^\s*(?:rp\.?)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(?:0{1,2}|-))?\s*$/i.exec(text);
  return match?.[1] ? wholeAmount(match[1].replaceAll('.', '')) : null;
};

/** A negative number in any notation: "-5", "Rp -1.000", "(1.000)". */
const isNegative = (text: string): boolean =>
  /^\s*(?:rp\.?)?\s*[-\u2212]\s*\d/i.test(text) || /^\s*\(\s*(?:rp\.?)?\s*\d[\d.,]*\s*\)\s*$/i.test(text);

const checkAmount = ({ amount }: BillingInput): Finding[] => {
  if (amount.trim() === '') return [error('amount', 'required')];
  if (isNegative(amount)) return [error('amount', 'amount_negative')];
  const whole = wholeAmount(amount);
  if (whole === null) return [error('amount', 'amount_whole', repaired(amountInWords(amount)))];
  if (/^0*$/.test(whole)) return [error('amount', 'amount_zero')];
  return whole.length > maxima.amountDigits
    ? [error('amount', 'amount_digits', { params: { max: maxima.amountDigits } })]
    : [];
};

/**
 * All findings before a code is requested, in the order of the form. Errors block, warnings never do; `proposal` is set
 * if the correction is certain enough. Does not throw on any input of the type.
 */
export const checkBilling = (input: BillingInput, ctx: CheckContext): Finding[] => {
  const pair = pairOfInput(input);
  return [
    ...checkPair(input, ctx),
    ...checkAmount(input),
    ...(input.description ? checkText('description', input.description, maxima.description) : []),
    ...(pair ? [...checkAssessment(input, pair), ...checkObject(input, pair, ctx)] : []),
    ...checkPayer(input, pair, ctx),
  ];
};
