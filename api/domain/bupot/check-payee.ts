import { isEmail } from '../definition/field.ts';
import type { Finding } from '../definition/finding.ts';
import { isCountry } from '../rules/identity/abroad.ts';
import { headOffice, isNitku } from '../rules/identity/nitku.ts';
import { isBranchNumber, isNpwp16, NO_NPWP, nikDoubt, passesLuhn } from '../rules/identity/npwp.ts';
import { type CheckAround, checkText, error, warning } from './finding.ts';
import { hasNoPayee, isAnnual, isForeign, type SlipKind } from './kinds.ts';
import { maxima } from './maxima.ts';
import type { BupotInput } from './record.ts';

/** TIN of a payee without NPWP or registered NIK, whose name then carries the NIK (PER-11/PJ/2025). */
export const UNREGISTERED = '9990000000999000';

const checkNumber = ({ payeeNpwp, payeeIdType }: BupotInput, { company, today }: CheckAround): Finding[] => {
  const number = payeeNpwp ?? '';
  if (number === '') return [error('payeeNpwp', 'required')];
  if (!isNpwp16(number) && isBranchNumber(number)) return [error('payeeNpwp', 'npwp_branch')];
  if (!isNpwp16(number)) return [error('payeeNpwp', 'payee_digits')];
  if (number === NO_NPWP) return [error('payeeNpwp', 'payee_zeros', { proposal: UNREGISTERED })];
  if (number === company.npwp) return [error('payeeNpwp', 'payee_is_company')];
  if (number === UNREGISTERED) return [];
  if (payeeIdType !== 'NIK') return passesLuhn(number) ? [] : [warning('payeeNpwp', 'npwp_luhn')];
  const doubt = nikDoubt(number, today);
  return doubt ? [warning('payeeNpwp', `nik_${doubt}`)] : [];
};

/** The tax office requires the payee's place of business (NITKU) where a payment may go to a branch. */
export const namesPlace = (kind: SlipKind): boolean => kind === 'BPPU' || kind === 'BP21';

const checkPlace = ({ kind, payeeNpwp, payeeNitku }: BupotInput): Finding[] => {
  if (!namesPlace(kind)) return [];
  const number = payeeNpwp ?? '';
  const proposal = isNpwp16(number) ? { proposal: headOffice(number) } : {};
  if (!payeeNitku) return [error('payeeNitku', 'required', proposal)];
  if (!isNitku(payeeNitku)) return [error('payeeNitku', 'nitku_digits', proposal)];
  return isNpwp16(number) && !payeeNitku.startsWith(number) ? [error('payeeNitku', 'nitku_other_payee', proposal)] : [];
};

const checkEmail = ({ payeeEmail }: BupotInput): Finding[] =>
  payeeEmail && !isEmail(payeeEmail) ? [error('payeeEmail', 'email')] : [];

const checkResident = (input: BupotInput, around: CheckAround): Finding[] => [
  ...(input.foreignEmployee && !input.payeeNpwp ? [] : checkNumber(input, around)),
  ...checkPlace(input),
  ...checkText('payeeName', input.payeeName ?? '', maxima.name),
];

const checkAbroad = (input: BupotInput, { today }: CheckAround): Finding[] => {
  const tin = input.payeeNpwp ?? '';
  const found: Finding[] = [];
  if (tin === '') found.push(error('payeeNpwp', 'required'));
  else if (!/^[A-Za-z0-9]{1,16}$/.test(tin)) found.push(error('payeeNpwp', 'tin_form'));
  found.push(...checkText('payeeName', input.payeeName ?? '', maxima.foreignName));
  found.push(...checkText('payeeAddress', input.payeeAddress ?? '', maxima.foreignAddress));
  found.push(...checkCountry(input));
  if (input.birthDate && input.birthDate > today) found.push(error('birthDate', 'birth_future'));
  if (input.passport && input.passport.length > 9) found.push(error('passport', 'too_long', { params: { max: 9 } }));
  if (input.kitas && input.kitas.length > 11) found.push(error('kitas', 'too_long', { params: { max: 11 } }));
  return found;
};

const checkCountry = ({ country }: BupotInput): Finding[] => {
  if (!country) return [error('country', 'required')];
  if (country === 'IDN') return [error('country', 'country_home')];
  return isCountry(country) ? [] : [error('country', 'country_unknown')];
};

const checkEmployee = (input: BupotInput): Finding[] => {
  if (input.kind !== 'BPMP' && !isAnnual(input.kind)) return [];
  const found: Finding[] = [];
  if (!input.ptkp) found.push(error('ptkp', 'required'));
  // Sources differ on whether the office takes HB (coretax-xml 6.1): a warning, not an error.
  else if (input.ptkp.startsWith('HB')) found.push(warning('ptkp', 'ptkp_hb'));
  if (!input.position && input.kind !== 'BPA2') found.push(error('position', 'required'));
  if (!input.foreignEmployee) return found;
  const max = maxima.employeePassport;
  if (!input.passport) found.push(error('passport', 'passport_foreign'));
  else if (input.passport.length > max) found.push(error('passport', 'too_long', { params: { max } }));
  return [...found, ...checkCountry(input)];
};

export const checkPayee = (input: BupotInput, around: CheckAround): Finding[] => {
  if (hasNoPayee(input.kind)) return [];
  return [
    ...(isForeign(input.kind) ? checkAbroad(input, around) : checkResident(input, around)),
    ...checkEmail(input),
    ...checkEmployee(input),
  ];
};
