import { isEmail } from '../definition/field.ts';
import { repaired } from '../definition/finding.ts';
import { asPassport, countryFrom, isCountry, isPassport } from '../rules/identity/abroad.ts';
import { headOffice, isNitku, NO_NITKU } from '../rules/identity/nitku.ts';
import {
  asNpwp16,
  isBranchNumber,
  isNpwp16,
  type NikDoubt,
  NO_NPWP,
  nikDoubt,
  passesLuhn,
} from '../rules/identity/npwp.ts';
import { type CheckContext, checkText, error, warning } from './check-stage.ts';
import { maxima } from './maxima.ts';
import type { FakturInput, Finding } from './record.ts';

const DOUBTS = {
  province: 'nik_province',
  birth_date: 'nik_birth_date',
  serial: 'nik_serial',
} as const satisfies Record<NikDoubt, string>;

const checkSeller = ({ ownNitku }: FakturInput, { company }: CheckContext): Finding[] => {
  const proposal = headOffice(company.npwp);
  const found = company.pkp ? [] : [error('ownNitku', 'seller_not_pkp')];
  if (ownNitku === '') found.push(error('ownNitku', 'required', { proposal }));
  else if (!isNitku(ownNitku))
    found.push(error('ownNitku', 'seller_nitku_digits', { params: { example: proposal }, proposal }));
  else if (!ownNitku.startsWith(company.npwp))
    found.push(error('ownNitku', 'seller_nitku_foreign', { params: { npwp: company.npwp }, proposal }));
  return found;
};

const nikFindings = (path: string, nik: string, today: string): Finding[] => {
  const doubt = nikDoubt(nik, today);
  return doubt ? [warning(path, DOUBTS[doubt])] : [];
};

type Around = Pick<CheckContext, 'today'> & { readonly company: Pick<CheckContext['company'], 'npwp'> };

const checkNpwp = (npwp: string, ctx: Around): Finding[] => {
  if (npwp === '') return [error('counterpartyNpwp', 'required')];
  if (!isNpwp16(npwp) && isBranchNumber(npwp)) return [error('counterpartyNpwp', 'npwp_branch')];
  if (!isNpwp16(npwp)) return [error('counterpartyNpwp', 'npwp_digits', repaired(asNpwp16(npwp)))];
  if (npwp === NO_NPWP) return [error('counterpartyNpwp', 'npwp_zeros')];
  if (npwp === ctx.company.npwp) return [warning('counterpartyNpwp', 'buyer_is_seller')];
  if (!npwp.startsWith('0')) return nikFindings('counterpartyNpwp', npwp, ctx.today);
  return passesLuhn(npwp) ? [] : [warning('counterpartyNpwp', 'npwp_luhn')];
};

const checkPlace = (nitku: string, npwp: string): Finding[] => {
  // If the number itself is corrected, its NITKU is corrected with it.
  const number = asNpwp16(npwp);
  const owner = number === NO_NPWP ? null : number;
  const proposal = repaired(owner && headOffice(owner));
  if (nitku === '') return [error('counterpartyNitku', 'required', proposal)];
  if (!isNitku(nitku))
    return [
      error('counterpartyNitku', 'nitku_digits', {
        params: { example: proposal.proposal ?? headOffice('0612345678901000') },
        ...proposal,
      }),
    ];
  return owner && !nitku.startsWith(owner)
    ? [error('counterpartyNitku', 'nitku_prefix', { params: { npwp: owner }, ...proposal })]
    : [];
};

/** Checks only the identity numbers of a counterparty: NPWP with its NITKU, NIK, passport, or another document. */
export const checkNumbers = (numbers: Numbers, ctx: Around): Finding[] =>
  numbers.counterpartyDocument === 'TIN'
    ? [...checkNpwp(numbers.counterpartyNpwp, ctx), ...checkPlace(numbers.counterpartyNitku, numbers.counterpartyNpwp)]
    : checkNumber(numbers, ctx.today);

const checkWithNpwp = (input: FakturInput, ctx: CheckContext): Finding[] => {
  const found = checkNumbers(input, ctx);
  if (input.counterpartyDocumentNumber && input.counterpartyDocumentNumber !== '-')
    found.push(warning('counterpartyDocumentNumber', 'document_number_unused', { proposal: '' }));
  if (input.counterpartyCountry === 'IND')
    found.push(warning('counterpartyCountry', 'country_ind', { proposal: 'IDN' }));
  else if (isCountry(input.counterpartyCountry) && input.counterpartyCountry !== 'IDN')
    found.push(warning('counterpartyCountry', 'country_not_indonesia', { proposal: 'IDN' }));
  return found;
};

type Numbers = Pick<
  FakturInput,
  'counterpartyDocument' | 'counterpartyNpwp' | 'counterpartyDocumentNumber' | 'counterpartyNitku'
>;

const checkNumber = ({ counterpartyDocument, counterpartyDocumentNumber }: Numbers, today: string): Finding[] => {
  const path = 'counterpartyDocumentNumber';
  const number = counterpartyDocumentNumber ?? '';
  if (number.trim() === '' || number === '-') return [error(path, 'required')];
  if (counterpartyDocument === 'National ID') {
    if (isNpwp16(number)) return nikFindings(path, number, today);
    const bare = number.replace(/[\s.-]/g, '');
    return [error(path, 'nik_digits', repaired(isNpwp16(bare) ? bare : null))];
  }
  if (counterpartyDocument === 'Passport')
    return isPassport(number) ? [] : [error(path, 'passport_invalid', repaired(asPassport(number)))];
  return checkText(path, number, maxima.counterpartyDocumentNumber);
};

const checkWithoutNpwp = (input: FakturInput, today: string): Finding[] => [
  ...(input.counterpartyNpwp === NO_NPWP ? [] : [error('counterpartyNpwp', 'npwp_not_zeros', { proposal: NO_NPWP })]),
  ...checkNumber(input, today),
  ...(input.counterpartyNitku === NO_NITKU
    ? []
    : [error('counterpartyNitku', 'nitku_not_zeros', { proposal: NO_NITKU })]),
  // The invoice appears in a buyer's list only with a number in the NPWP field (FAQ "Pencantuman identitas pembeli",
  // 2025-09-17).
  warning(
    'counterpartyDocument',
    input.counterpartyDocument === 'National ID' ? 'nik_reaches_no_list' : 'reaches_no_list',
  ),
];

const checkIdentity = (input: FakturInput, ctx: CheckContext): Finding[] => {
  if (input.counterpartyDocument === 'TIN') return checkWithNpwp(input, ctx);
  return ['National ID', 'Passport', 'Other ID'].includes(input.counterpartyDocument)
    ? checkWithoutNpwp(input, ctx.today)
    : [error('counterpartyDocument', 'buyer_document_unknown')];
};

const checkCountry = ({ counterpartyCountry, counterpartyDocument }: FakturInput): Finding[] => {
  const proposal = countryFrom(counterpartyCountry) ?? (counterpartyDocument === 'TIN' ? 'IDN' : null);
  if (counterpartyCountry === '') return [error('counterpartyCountry', 'required', repaired(proposal))];
  return isCountry(counterpartyCountry) ? [] : [error('counterpartyCountry', 'country_unknown', repaired(proposal))];
};

const checkEmail = (email: string, { source, byHand = false }: CheckContext): Finding[] => {
  // The form requires the address; an invoice from a file is valid without it, but cannot be mailed.
  if (email === '')
    return [
      source === 'form' || byHand
        ? error('counterpartyEmail', 'email_required')
        : warning('counterpartyEmail', 'email_missing'),
    ];
  if (email.length > maxima.counterpartyEmail)
    return [error('counterpartyEmail', 'too_long', { params: { max: maxima.counterpartyEmail } })];
  return isEmail(email)
    ? []
    : [error('counterpartyEmail', 'email_invalid', repaired(isEmail(email.trim()) ? email.trim() : null))];
};

export const checkParties = (input: FakturInput, ctx: CheckContext): Finding[] => [
  ...checkSeller(input, ctx),
  ...checkIdentity(input, ctx),
  ...checkCountry(input),
  ...checkText('counterpartyName', input.counterpartyName, maxima.counterpartyName),
  ...checkText('counterpartyAddress', input.counterpartyAddress, maxima.counterpartyAddress),
  ...checkEmail(input.counterpartyEmail ?? '', ctx),
];
