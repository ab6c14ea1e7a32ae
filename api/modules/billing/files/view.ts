import { pairCode } from '#domain/billing/pairs.ts';
import { isExpired } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';

export type SspView = {
  readonly billing: Billing;
  /** City in the signature line: that of the company that made the code. */
  readonly city: string;
  readonly qr: string;
};

export type BpnView = {
  readonly ntpn: NtpnRecord;
  readonly billing: Billing;
  readonly bank: string | null;
  readonly qr: string;
};

type SspMark = 'paid' | 'expired' | null;

/** Paid or expired slips carry a watermark, so that nobody takes them to a bank. */
export const sspMark = ({ billing }: SspView): SspMark => {
  if (billing.ntpn !== null) return 'paid';
  return isExpired(billing) ? 'expired' : null;
};

/** In the QR code when there is no link. */
export const sspFacts = (billing: Billing): string =>
  [billing.code ?? billing.id, billing.payerNpwp, pairCode(billing), billing.periodFrom, billing.amount].join('|');

/** In the QR code; the tax office's own QR content is not public. */
export const bpnFacts = (ntpn: NtpnRecord): string => [ntpn.ntpn, ntpn.billingCode, ntpn.amount].join('|');
