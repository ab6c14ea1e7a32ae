import { z } from 'zod';
import { type Sen, sen } from '#domain/definition/money.ts';
import type { VaBank } from '../port.ts';

export const channels: Record<VaBank, string> = {
  BCA: 'bca-virtual-account',
  MANDIRI: 'mandiri-virtual-account',
  BRI: 'bri-virtual-account',
  BNI: 'bni-virtual-account',
  PERMATA: 'permata-virtual-account',
  CIMB: 'cimb-virtual-account',
  DANAMON: 'danamon-virtual-account',
  BSI: 'bsm-virtual-account',
};

export const paths = {
  account: (bank: VaBank) => `/${channels[bank]}/v2/payment-code`,
  ovo: '/ovo-emoney/v1/payment',
  status: (invoice: string) => `/orders/v1/status/${encodeURIComponent(invoice)}`,
} as const;

/** Rupiah, as a number or as text, greater than zero; parsed to sen. */
const amount = z.union([z.number(), z.string()]).transform((text, context): Sen => {
  try {
    const read = sen(String(text));
    if (read > 0) return read;
  } catch {
    // No decimal, or out of range.
  }
  context.addIssue('no amount');
  return z.NEVER;
});

const moment = z.string().transform((text, context): number => {
  const at = Date.parse(text);
  if (Number.isFinite(at) && at > 0) return at;
  context.addIssue('no moment');
  return z.NEVER;
});

const invoice = z.string().min(1).max(64);

export const accountAnswer = z.object({
  order: z.object({ invoice_number: invoice }),
  virtual_account_info: z.object({
    virtual_account_number: z.string().regex(/^\d{6,20}$/),
    /** If missing or in another format, the requested minutes apply. */
    expired_date_utc: moment.nullish().catch(null),
  }),
});

export const ovoAnswer = z.object({
  order: z.object({ invoice_number: invoice }),
  ovo_payment: z.object({ status: z.string().max(50), response_message: z.string().max(500).nullish() }),
});

/** From the status call or a notification. Checkout leaves all but `order.status` null. */
export const orderStatus = z.object({
  order: z.object({
    invoice_number: invoice,
    amount: amount.nullish().catch(null),
    status: z.string().max(50).nullish(),
  }),
  transaction: z.object({ status: z.string().max(50), date: moment.nullish().catch(null) }).nullish(),
  virtual_account_info: z.object({ virtual_account_number: z.string().max(40) }).nullish(),
});
export type OrderStatus = z.output<typeof orderStatus>;

/** Both error formats: `{"error":{"code","message"}}` and `{"message":[…]}`. */
export const refusalAnswer = z.union([
  z
    .object({ error: z.object({ code: z.string().max(100), message: z.string().max(2_000) }) })
    .transform(({ error }) => error),
  z
    .object({ message: z.union([z.string(), z.array(z.string()).min(1)]) })
    .transform(({ message }) => ({ code: 'REFUSED', message: [message].flat().join(' ').slice(0, 2_000) })),
]);
