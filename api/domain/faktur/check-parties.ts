import { isEmail } from '../definition/field.ts';
import { mended } from '../definition/finding.ts';
import { countryFrom, isCountry } from '../rules/identity/country-codes.ts';
import { type NikDoubt, nikDoubt } from '../rules/identity/nik.ts';
import { headOffice, isNitku, NO_NITKU } from '../rules/identity/nitku.ts';
import { asNpwp16, isNpwp16, NO_NPWP, passesLuhn } from '../rules/identity/npwp.ts';
import { asPassport, isPassport } from '../rules/identity/passport.ts';
import { type CheckContext, checkText, error, warning } from './finding.ts';
import { maxima } from './maxima.ts';
import type { FakturInput, Finding } from './record.ts';

const DOUBTS = {
  province: 'nik_province',
  birth_date: 'nik_birth_date',
  serial: 'nik_serial',
} as const satisfies Record<NikDoubt, string>;

const checkSeller = ({ sellerNitku }: FakturInput, { company }: CheckContext): Finding[] => {
  const proposal = headOffice(company.npwp);
  const found = company.pkp ? [] : [error('sellerNitku', 'seller_not_pkp')];
  if (sellerNitku === '') found.push(error('sellerNitku', 'required', { proposal }));
  else if (!isNitku(sellerNitku))
    found.push(error('sellerNitku', 'seller_nitku_digits', { params: { example: proposal }, proposal }));
  else if (!sellerNitku.startsWith(company.npwp))
    found.push(error('sellerNitku', 'seller_nitku_foreign', { params: { npwp: company.npwp }, proposal }));
  return found;
};

const nikFindings = (path: string, nik: string, today: string): Finding[] => {
  const doubt = nikDoubt(nik, today);
  return doubt ? [warning(path, DOUBTS[doubt])] : [];
};

const checkNpwp = (npwp: string, ctx: CheckContext): Finding[] => {
  if (npwp === '') return [error('buyerNpwp', 'required')];
  if (!isNpwp16(npwp)) return [error('buyerNpwp', 'npwp_digits', mended(asNpwp16(npwp)))];
  if (npwp === NO_NPWP) return [error('buyerNpwp', 'npwp_zeros')];
  if (npwp === ctx.company.npwp) return [warning('buyerNpwp', 'buyer_is_seller')];
  if (!npwp.startsWith('0')) return nikFindings('buyerNpwp', npwp, ctx.today);
  return passesLuhn(npwp) ? [] : [warning('buyerNpwp', 'npwp_luhn')];
};

const checkPlace = (nitku: string, npwp: string): Finding[] => {
  // A number that is itself mended mends the place with it.
  const number = asNpwp16(npwp);
  const owner = number === NO_NPWP ? null : number;
  const proposal = mended(owner && headOffice(owner));
  if (nitku === '') return [error('buyerNitku', 'required', proposal)];
  if (!isNitku(nitku))
    return [
      error('buyerNitku', 'nitku_digits', {
        params: { example: proposal.proposal ?? headOffice('0612345678901000') },
        ...proposal,
      }),
    ];
  return owner && !nitku.startsWith(owner)
    ? [error('buyerNitku', 'nitku_prefix', { params: { npwp: owner }, ...proposal })]
    : [];
};

const checkWithNpwp = (input: FakturInput, ctx: CheckContext): Finding[] => {
  const found = [...checkNpwp(input.buyerNpwp, ctx), ...checkPlace(input.buyerNitku, input.buyerNpwp)];
  if (input.buyerDocumentNumber && input.buyerDocumentNumber !== '-')
    found.push(warning('buyerDocumentNumber', 'document_number_unused', { proposal: '' }));
  if (input.buyerCountry === 'IND') found.push(warning('buyerCountry', 'country_ind', { proposal: 'IDN' }));
  else if (isCountry(input.buyerCountry) && input.buyerCountry !== 'IDN')
    found.push(warning('buyerCountry', 'country_not_indonesia', { proposal: 'IDN' }));
  return found;
};

const checkNumber = ({ buyerDocument, buyerDocumentNumber }: FakturInput, today: string): Finding[] => {
  const path = 'buyerDocumentNumber';
  const number = buyerDocumentNumber ?? '';
  if (number.trim() === '' || number === '-') return [error(path, 'required')];
  if (buyerDocument === 'National ID') {
    if (isNpwp16(number)) return nikFindings(path, number, today);
    const bare = number.replace(/[\s.-]/g, '');
    return [error(path, 'nik_digits', mended(isNpwp16(bare) ? bare : null))];
  }
  if (buyerDocument === 'Passport')
    return isPassport(number) ? [] : [error(path, 'passport_invalid', mended(asPassport(number)))];
  return checkText(path, number, maxima.buyerDocumentNumber);
};

const checkWithoutNpwp = (input: FakturInput, today: string): Finding[] => [
  ...(input.buyerNpwp === NO_NPWP ? [] : [error('buyerNpwp', 'npwp_not_zeros', { proposal: NO_NPWP })]),
  ...checkNumber(input, today),
  ...(input.buyerNitku === NO_NITKU ? [] : [error('buyerNitku', 'nitku_not_zeros', { proposal: NO_NITKU })]),
  // The office's FAQ "Pencantuman identitas pembeli" (2025-09-17): only a number in the NPWP field leads to a buyer's list.
  warning('buyerDocument', input.buyerDocument === 'National ID' ? 'nik_reaches_no_list' : 'reaches_no_list'),
];

const checkIdentity = (input: FakturInput, ctx: CheckContext): Finding[] => {
  if (input.buyerDocument === 'TIN') return checkWithNpwp(input, ctx);
  return ['National ID', 'Passport', 'Other ID'].includes(input.buyerDocument)
    ? checkWithoutNpwp(input, ctx.today)
    : [error('buyerDocument', 'buyer_document_unknown')];
};

const checkCountry = ({ buyerCountry, buyerDocument }: FakturInput): Finding[] => {
  const proposal = countryFrom(buyerCountry) ?? (buyerDocument === 'TIN' ? 'IDN' : null);
  if (buyerCountry === '') return [error('buyerCountry', 'required', mended(proposal))];
  return isCountry(buyerCountry) ? [] : [error('buyerCountry', 'country_unknown', mended(proposal))];
};

const checkEmail = (email: string, { source, byHand = false }: CheckContext): Finding[] => {
  // On a form the address is required; a file without it is still a good invoice, it only cannot be mailed.
  if (email === '')
    return [source === 'form' || byHand ? error('buyerEmail', 'required') : warning('buyerEmail', 'email_missing')];
  if (email.length > maxima.buyerEmail)
    return [error('buyerEmail', 'too_long', { params: { max: maxima.buyerEmail } })];
  return isEmail(email)
    ? []
    : [error('buyerEmail', 'email_invalid', mended(isEmail(email.trim()) ? email.trim() : null))];
};

/** Seller and buyer: identity numbers, places of business, country, name, address, e-mail. */
export const checkParties = (input: FakturInput, ctx: CheckContext): Finding[] => [
  ...checkSeller(input, ctx),
  ...checkIdentity(input, ctx),
  ...checkCountry(input),
  ...checkText('buyerName', input.buyerName, maxima.buyerName),
  ...checkText('buyerAddress', input.buyerAddress, maxima.buyerAddress),
  ...checkEmail(input.buyerEmail ?? '', ctx),
];
