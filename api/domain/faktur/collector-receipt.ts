import { z } from 'zod';
import { asNtpn } from '../billing/number.ts';
import { isDay } from '../definition/day.ts';
import { collectedCodes } from './codes.ts';
import type { FakturRow } from './record.ts';

/** The receipt of the state a collector hands to his seller: its NTPN as a person typed it, and the day (YYYY-MM-DD) it was paid. */
export const collectorReceiptInput = z.strictObject({ ntpn: z.string().trim().max(40), date: z.string().max(10) });
export type CollectorReceiptInput = z.infer<typeof collectorReceiptInput>;

/** The PPN of the invoice is paid by its buyer, whom the law makes a collector (codes 02 and 03). */
export const isCollected = ({ code }: Pick<FakturRow, 'code'>): boolean => collectedCodes.includes(code);

/** Moves about the receipt an invoice cannot be asked for as it is. */
export const unfitReceiptMoves = (row: Pick<FakturRow, 'code' | 'collectorNtpn'>): readonly string[] => [
  ...(isCollected(row) ? [] : ['keepReceipt']),
  ...(row.collectorNtpn === null ? ['dropReceipt'] : []),
];

/** What is wrong with a receipt as typed, as text keys by field; `today` is YYYY-MM-DD in Jakarta. */
export const receiptFaults = ({ ntpn, date }: CollectorReceiptInput, today: string): Record<string, string> => ({
  ...(asNtpn(ntpn) === null ? { ntpn: 'billing.ntpn.pattern' } : {}),
  ...(isDay(date) ? {} : { date: 'problem.field.day' }),
  ...(isDay(date) && date > today ? { date: 'faktur.server.receipt_future' } : {}),
});
