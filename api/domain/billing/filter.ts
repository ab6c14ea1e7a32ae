import { z } from 'zod';
import { type BillingStatus, billingStatus, type NtpnStatus, ntpnStatus } from './status.ts';

const masa = z.string().regex(/^\d{4}-\d{2}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const words = z.string().trim().max(255);
const id = z.string().max(64);
const amount = z.string().regex(/^-?\d{1,13}(\.\d{1,2})?$/);
const oneOrMore = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).max(100)]);
const kap = z.string().regex(/^\d{6}$/);
const kjs = z.string().regex(/^\d{3}$/);
const origin = z.enum(['form', 'import', 'adopted', 'return', 'renewed']);

/** What the list of billing codes can be narrowed by. A key that is not here is refused. */
export const billingFilter = z.strictObject({
  q: words.optional(),
  status: oneOrMore(z.enum(Object.keys(billingStatus.states) as [BillingStatus, ...BillingStatus[]])).optional(),
  kap: oneOrMore(kap).optional(),
  kjs: oneOrMore(kjs).optional(),
  period: masa.optional(),
  periodFrom: masa.optional(),
  periodTo: masa.optional(),
  /** Days until the code runs out, of those still to be paid. */
  expiresWithin: z.int().min(0).max(366).optional(),
  createdBy: words.optional(),
  origin: oneOrMore(origin).optional(),
  /** Rupiah. */
  amountMin: amount.optional(),
  amountMax: amount.optional(),
  importId: id.optional(),
  ids: z.array(id).max(1000).optional(),
  /** react-admin's getMany asks with `id`. */
  id: z.array(id).max(1000).optional(),
});
export type BillingFilter = z.infer<typeof billingFilter>;

/** What the list of state receipts can be narrowed by. */
export const ntpnFilter = z.strictObject({
  q: words.optional(),
  status: oneOrMore(z.enum(Object.keys(ntpnStatus.states) as [NtpnStatus, ...NtpnStatus[]])).optional(),
  kap: oneOrMore(kap).optional(),
  kjs: oneOrMore(kjs).optional(),
  periodFrom: masa.optional(),
  periodTo: masa.optional(),
  paidFrom: day.optional(),
  paidTo: day.optional(),
  amountMin: amount.optional(),
  amountMax: amount.optional(),
  /** Used in a return, or paid and not yet used. */
  used: z.boolean().optional(),
  ids: z.array(id).max(1000).optional(),
  id: z.array(id).max(1000).optional(),
});
export type NtpnFilter = z.infer<typeof ntpnFilter>;

/** Columns a list may be sorted by. */
export const billingSorts = ['createdAt', 'code', 'status', 'periodFrom', 'amount', 'expiresAt'] as const;
export const ntpnSorts = ['paidAt', 'ntpn', 'status', 'periodFrom', 'amount'] as const;
export type BillingSort = readonly [field: (typeof billingSorts)[number] | 'id', direction: 'ASC' | 'DESC'];
export type NtpnSort = readonly [field: (typeof ntpnSorts)[number] | 'id', direction: 'ASC' | 'DESC'];

/** The codes a bulk action is for: named one by one, or everything a filter finds. */
export type BillingSelection = { readonly ids: readonly string[] } | { readonly filter: BillingFilter };
