import { z } from 'zod';
import { asNtpn } from '../billing/number.ts';
import { dueDay } from '../calendar/day-count.ts';
import { isDay } from '../definition/day.ts';
import { sen } from '../definition/money.ts';
import { vatDay } from '../rules/payment-days.ts';
import { collectedCodes } from './codes.ts';
import type { FakturRow } from './record.ts';

/** The payment receipt a collector gives to the seller: its NTPN as typed, and the day (YYYY-MM-DD) it was paid. */
export const collectorReceiptInput = z.strictObject({ ntpn: z.string().trim().max(40), date: z.string().max(10) });
export type CollectorReceiptInput = z.infer<typeof collectorReceiptInput>;

/** Whether the PPN of the invoice is paid by its buyer as a collector by law (codes 02 and 03). */
export const isCollected = ({ code }: Pick<FakturRow, 'code'>): boolean => collectedCodes.includes(code);

/** Actions on the receipt that do not apply to this invoice. */
export const unfitReceiptMoves = (row: Pick<FakturRow, 'code' | 'collectorNtpn'>): readonly string[] => [
  ...(isCollected(row) ? [] : ['keepReceipt']),
  ...(row.collectorNtpn === null ? ['dropReceipt'] : []),
];

/** The error of the receipt's date: `today`, and the date of the invoice if given, are YYYY-MM-DD in Jakarta. */
const dayFault = (date: string, today: string, invoiced: string): string | null => {
  if (!isDay(date)) return 'problem.field.day';
  if (date > today) return 'faktur.server.receipt_future';
  return date < invoiced ? 'faktur.server.receipt_before' : null;
};

/** Errors of a receipt as typed, as message keys by field. */
export const receiptFaults = (
  { ntpn, date }: CollectorReceiptInput,
  today: string,
  invoiced = '',
): Record<string, string> => {
  const day = dayFault(date, today, invoiced);
  return {
    ...(asNtpn(ntpn) === null ? { ntpn: 'billing.ntpn.pattern' } : {}),
    ...(day === null ? {} : { date: day }),
  };
};

/** The end of the next month after a masa (YYYY-MM). No separate deadline for collectors was found for Coretax. */
export const receiptUntil = (period: string): string => dueDay(period, vatDay.at(`${period}-01`));

type Paid = Pick<FakturRow, 'code' | 'ppn' | 'ppnbm' | 'collectorNtpn' | 'collectorPaidOn'>;
type Receipt = Pick<Paid, 'collectorNtpn' | 'collectorPaidOn'>;

const taxOf = ({ ppn, ppnbm }: Paid): number => sen(ppn) + sen(ppnbm);

/**
 * If the receipt also covers the tax of the substitute. Null if the tax is higher, or if the substitute has its own
 * receipt.
 */
export const receiptPassedOn = (original: Paid, substitute: Paid): Receipt | null => {
  const { collectorNtpn, collectorPaidOn } = original;
  if (collectorNtpn === null || substitute.collectorNtpn !== null) return null;
  return isCollected(substitute) && taxOf(substitute) <= taxOf(original) ? { collectorNtpn, collectorPaidOn } : null;
};
