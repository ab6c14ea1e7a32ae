import type { Bupot } from '#domain/bupot/record.ts';
import type { SheetMark } from '#domain/bupot/sheet.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';

/** Everything a printed slip shows: the record, who withheld, and what the QR code says. */
export type SlipView = {
  readonly bupot: Bupot;
  readonly withholder: { readonly name: string; readonly npwp: string };
  /** A public link, or the facts of the slip where there is none. */
  readonly qr: string;
};

const marks: Readonly<Partial<Record<Bupot['status'], SheetMark>>> = {
  DRAFT: 'draft',
  SAVED_INVALID: 'draft',
  REJECTED: 'draft',
  WAITING_FOR_CANCELLATION: 'cancelAsked',
  CANCELED: 'canceled',
  REVISED: 'revised',
};

/** Only a slip in force is without a mark. */
export const markOf = (bupot: Pick<Bupot, 'status'>): SheetMark | null =>
  isIssued(bupot) ? null : (marks[bupot.status] ?? 'waiting');

/** The facts of a slip as the QR code carries them when it has no link. The office's own QR content is not public. */
export const slipFacts = (bupot: Bupot, withholderNpwp: string): string =>
  [
    bupot.number ?? bupot.reference ?? bupot.id,
    withholderNpwp,
    bupot.payeeNpwp ?? '-',
    bupot.period,
    bupot.base,
    bupot.tax,
  ].join('|');
