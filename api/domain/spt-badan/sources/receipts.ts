import type { NtpnRecord } from '../../billing/stored.ts';
import { rupiah, sen, total } from '../../definition/money.ts';
import { jakartaDay } from '../../scope.ts';
import { type BookMonths, isWithin } from '../book-year.ts';
import type { AnnualEra } from '../era.ts';
import { markOf, SOURCE } from './mark.ts';
import { emptyFilling, type Source, type SourceDocument } from './source.ts';

export type PaidReceipt = Pick<
  NtpnRecord,
  'id' | 'ntpn' | 'kap' | 'kjs' | 'periodFrom' | 'periodTo' | 'amount' | 'paidAt'
>;

const isOf =
  (kap: string, kjs: string) =>
  (receipt: Pick<PaidReceipt, 'kap' | 'kjs'>): boolean =>
    receipt.kap === kap && receipt.kjs === kjs;

export const isInstalment = isOf('411126', '100');
export const isAnnualPayment = isOf('411126', '200');
/** Assessed with an STP, of one masa: principal and sanction in one amount. */
const isAssessedInstalment = (receipt: PaidReceipt): boolean =>
  isOf('411126', '300')(receipt) && receipt.periodFrom === receipt.periodTo;
/** PPh final of certain turnover that the company pays itself. */
export const isOwnFinal = isOf('411128', '420');

export const receiptDocument = ({ id, ntpn, periodFrom, amount, paidAt }: PaidReceipt): SourceDocument => ({
  id,
  label: ntpn,
  detail: periodFrom,
  amount: sen(amount),
  day: jakartaDay(paidAt),
  left: null,
});

const sumOf = (receipts: readonly PaidReceipt[]) => total(receipts.map(({ amount }) => sen(amount)));

export type PaidFor = { readonly masa: BookMonths; readonly months: number };

/**
 * Line 10a or E.14: instalments of PPh 25 of the tax year, one for each of its masa. Payments of an STP are named only:
 * line 10b or E.15 takes its principal, and no receipt says how much of it that is.
 */
export const instalmentSource = (era: AnnualEra, all: readonly PaidReceipt[], { masa, months }: PaidFor): Source => {
  const within = all.filter((one) => isWithin(masa, one.periodFrom));
  const receipts = within.filter(isInstalment);
  const line = era === '1771' ? '10a' : 'E.14';
  const paid = sumOf(receipts);
  return {
    name: 'instalments',
    documents: [
      ...receipts.map(receiptDocument),
      ...within.filter(isAssessedInstalment).map((one) => ({ ...receiptDocument(one), left: 'principal' as const })),
    ],
    fillings: [{ ...emptyFilling('INDUK'), lines: paid === 0 ? {} : { [line]: rupiah(paid) } }],
    at: [`INDUK!${line}`],
    amount: paid,
    missing:
      receipts.length === 0 ? 0 : Math.max(0, months - new Set(receipts.map(({ periodFrom }) => periodFrom)).size),
  };
};

/** Rows of SSP: receipts of 411126-200 of the tax year. */
export const paymentSource = (all: readonly PaidReceipt[], taxYear: number): Source => {
  const receipts = all.filter((one) => isAnnualPayment(one) && one.periodTo.startsWith(String(taxYear)));
  const rows = receipts.map(({ id, ntpn, periodTo, paidAt, amount }) => ({
    [SOURCE]: markOf('payments', id),
    ntpn,
    year: periodTo.slice(0, 4),
    date: jakartaDay(paidAt),
    amount: rupiah(sen(amount)),
  }));
  return {
    name: 'payments',
    documents: receipts.map(receiptDocument),
    fillings: [{ ...emptyFilling('SSP'), rows: { SSP: rows } }],
    at: ['SSP!total'],
    amount: sumOf(receipts),
    missing: 0,
  };
};
