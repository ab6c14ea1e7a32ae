import { dayOff } from '../../calendar/day-count.ts';
import { type Sen, sen } from '../../definition/money.ts';
import { jakartaDay, jakartaTime } from '../../scope.ts';
import type { PaymentMethod } from './entry.ts';

const names: Readonly<Record<string, string>> = {
  MANDIRI: 'Bank Mandiri',
  PERMATA: 'Bank Permata',
  CIMB: 'CIMB Niaga',
  DANAMON: 'Bank Danamon',
  BSI: 'Bank Syariah Indonesia',
};

export const bankName = (bank: string): string => names[bank] ?? bank;

/** Outside these limits a tax is paid only at a bank, post office or ATM, and its NTPN is entered by hand. */
const SMALL: Sen = sen('1000');
const LARGE: Sen = sen('50000000');
/** RTGS is possible above the first amount, clearing up to the second; between them both are. */
const RTGS_ABOVE: Sen = sen('100000000');
const CLEARING_UP_TO: Sen = sen('500000000');

/**
 * For a tax in sen, best first. `byHand`: there is no connection to the tax office, so payments are made outside Patuh.
 */
export const methodsFor = (tax: Sen, byHand = false): readonly PaymentMethod[] =>
  byHand || tax <= SMALL || tax >= LARGE ? ['counter'] : ['va', 'ovo', 'counter'];

export const onlyCounter = (tax: Sen, byHand = false): 'small' | 'large' | 'by_hand' | null =>
  byHand ? 'by_hand' : tax <= SMALL ? 'small' : tax >= LARGE ? 'large' : null;

export type PayHint = 'near_midnight' | 'office_hours' | 'next_working_day' | 'rtgs' | 'clearing';

/** For an amount in sen at a time (ms), by Jakarta time. Banks book large sums on working days. */
export const payHints = (tax: Sen, now: number): readonly PayHint[] => {
  const hour = Number(jakartaTime(now).slice(0, 2));
  const off = dayOff(jakartaDay(now)) !== null;
  const hints: PayHint[] = [];
  if (hour === 23) hints.push('near_midnight');
  if (tax > LARGE) hints.push(off || hour >= 15 ? 'next_working_day' : 'office_hours');
  if (tax > RTGS_ABOVE) hints.push('rtgs');
  if (tax > LARGE && tax <= CLEARING_UP_TO) hints.push('clearing');
  return hints;
};

/** OVO identifies customers by phone number: 10 to 13 digits. */
export const isOvoPhone = (phone: string): boolean => /^\d{10,13}$/.test(phone);
