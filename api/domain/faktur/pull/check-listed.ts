import { type Finding, finder, repaired } from '../../definition/finding.ts';
import { sen, share } from '../../definition/money.ts';
import type texts from '../../messages/id/masukan-pull.ts';
import { asNpwp16, isBranchNumber, isNpwp16, NO_NPWP, passesLuhn } from '../../rules/identity/npwp.ts';
import { transactionCodes } from '../codes.ts';
import { creditRefusal } from '../crediting.ts';
import { maxima } from '../maxima.ts';
import type { PulledFaktur } from './pulled-faktur.ts';

const { error, warning, checkText } = finder<keyof typeof texts.masukan.check>('masukan.check');

const isCode = (code: string): boolean => Object.hasOwn(transactionCodes, code);

const checkNumber = ({ number }: PulledFaktur): Finding[] => {
  if (number === '') return [error('number', 'required')];
  if (!/^\d{17}$/.test(number)) {
    const led = `0${number}`;
    return [error('number', 'number_digits', repaired(/^\d{17}$/.test(led) && isCode(led.slice(0, 2)) ? led : null))];
  }
  return isCode(number.slice(0, 2)) ? [] : [error('number', 'number_code')];
};

const checkSeller = ({ seller }: PulledFaktur, npwp: string): Finding[] => {
  const named = checkText('counterpartyName', seller.name, maxima.counterpartyName);
  if (seller.npwp === '') return [error('counterpartyNpwp', 'required'), ...named];
  if (!isNpwp16(seller.npwp) && isBranchNumber(seller.npwp))
    return [error('counterpartyNpwp', 'npwp_branch'), ...named];
  if (!isNpwp16(seller.npwp))
    return [error('counterpartyNpwp', 'npwp_digits', repaired(asNpwp16(seller.npwp))), ...named];
  if (seller.npwp === NO_NPWP) return [error('counterpartyNpwp', 'seller_zeros'), ...named];
  if (seller.npwp === npwp) return [error('counterpartyNpwp', 'seller_is_us'), ...named];
  const doubtful = seller.npwp.startsWith('0') && !passesLuhn(seller.npwp);
  return [...(doubtful ? [warning('counterpartyNpwp', 'npwp_luhn')] : []), ...named];
};

const checkDays = ({ date, period }: PulledFaktur, today: string): Finding[] => {
  if (date === '') return [error('date', 'required')];
  if (date > today) return [error('date', 'date_future')];
  return period !== '' && period < date.slice(0, 7)
    ? [error('period', 'period_before', { proposal: date.slice(0, 7) })]
    : [];
};

/** PPN above 12% of its base has never been due (UU PPN art. 7, PMK 131/2024). */
const HIGHEST = [12, 100] as const;
const NEAR = 100_000;

const checkAmounts = ({ amounts }: PulledFaktur): Finding[] => {
  if (!amounts) return [];
  const found = (['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const).flatMap((field) => {
    if (amounts[field] === '') return [error(field, 'required')];
    return sen(amounts[field]) < 0 ? [error(field, 'amount_negative')] : [];
  });
  if (found.length > 0) return found;
  const most = share(sen(amounts.dpp), HIGHEST, 'nearest') + NEAR;
  return sen(amounts.ppn) > most ? [warning('ppn', 'ppn_above')] : [];
};

const checkCredit = ({ number, status, period, creditPeriod }: PulledFaktur): Finding[] => {
  if (status !== 'CREDITED' || period === '') return [];
  if (creditPeriod === null) return [error('creditPeriod', 'credit_period_missing', { proposal: period })];
  const refusal = creditRefusal({ period, code: number.slice(0, 2) }, creditPeriod);
  return refusal === 'masukan.refusal.outside_window' ? [error('creditPeriod', 'credit_outside')] : [];
};

/**
 * `npwp`: of the company that exported the list, 16 digits. Day YYYY-MM-DD. Empty texts are values missing from the
 * list.
 */
export const checkListed = (theirs: PulledFaktur, { npwp, today }: { npwp: string; today: string }): Finding[] => [
  ...checkNumber(theirs),
  ...checkDays(theirs, today),
  ...checkSeller(theirs, npwp),
  ...(theirs.buyer.npwp === npwp ? [] : [error('ownNpwp', 'other_buyer')]),
  ...checkAmounts(theirs),
  ...checkCredit(theirs),
];
