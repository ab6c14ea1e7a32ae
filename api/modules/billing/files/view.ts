import { pairCode } from '#domain/billing/pairs.ts';
import { isExpired } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';

/** What a printed payment slip shows: the code, whose it is, and what its QR code says. */
export type SspView = {
  readonly billing: Billing;
  /** Where the slip is signed: the city of the company that made the code. */
  readonly city: string;
  /** A public link, or the facts of the code where there is none. */
  readonly qr: string;
};

/** What the printed receipt of the state shows. */
export type BpnView = {
  readonly ntpn: NtpnRecord;
  readonly billing: Billing;
  /** The bank that took the money, where it is known here. */
  readonly bank: string | null;
  readonly qr: string;
};

type SspMark = 'paid' | 'expired' | null;

/** Paid or run out, the slip says so across the page: nobody may take it to a bank. */
export const sspMark = ({ billing }: SspView): SspMark => {
  if (billing.ntpn !== null) return 'paid';
  return isExpired(billing) ? 'expired' : null;
};

/** The facts of a code as its QR code carries them when it has no link. */
export const sspFacts = (billing: Billing): string =>
  [billing.code ?? billing.id, billing.payerNpwp, pairCode(billing), billing.periodFrom, billing.amount].join('|');

/** The facts of a receipt; the office's own QR content is not public. */
export const bpnFacts = (ntpn: NtpnRecord): string => [ntpn.ntpn, ntpn.billingCode, ntpn.amount].join('|');
