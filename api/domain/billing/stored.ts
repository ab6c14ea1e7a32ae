import type { PaymentStatus } from './payment/balance.ts';
import type { UnmatchedPayment } from './payment/book.ts';
import type { PaymentMethod } from './payment/entry.ts';
import type { BillingInput, PayerNumberType } from './record.ts';
import type { BillingStatus, NtpnStatus } from './status.ts';

export const billingOrigins = ['form', 'import', 'adopted', 'return', 'renewed'] as const;
export type BillingOrigin = (typeof billingOrigins)[number];

/** A stored billing. Amounts are decimal strings in rupiah, times milliseconds. */
export type Billing = BillingInput & {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly status: BillingStatus;
  /** 15 digits; null until the tax office has issued it. */
  readonly code: string | null;
  readonly origin: BillingOrigin;
  readonly taxName: string;
  readonly payerNumberType: PayerNumberType;
  readonly request: number;
  readonly issuedAt: number | null;
  readonly expiresAt: number | null;
  readonly officeCode: string | null;
  readonly officeMessage: string | null;
  readonly paymentId: string | null;
  readonly ntpn: string | null;
  readonly paidAt: number | null;
  readonly renewedBy: string | null;
  readonly renews: string | null;
  readonly importId: string | null;
  /** The monthly return it pays, if created for one. */
  readonly sptId: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedBy: string;
  readonly updatedAt: number;
};

type OnRequest = 'ntpn' | 'payerNumberType' | 'payerKpp' | 'createdBy' | 'createdAt' | 'paidAt';

export type BillingListRow = Partial<Pick<Billing, OnRequest>> &
  Pick<
    Billing,
    | 'id'
    | 'version'
    | 'status'
    | 'code'
    | 'kap'
    | 'kjs'
    | 'taxName'
    | 'periodFrom'
    | 'periodTo'
    | 'amount'
    | 'description'
    | 'payerNpwp'
    | 'payerName'
    | 'expiresAt'
    | 'paymentId'
    | 'renewedBy'
    | 'sptId'
    | 'updatedAt'
  >;

export type NtpnRecord = {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly status: NtpnStatus;
  readonly ntpn: string;
  readonly billingId: string;
  readonly paymentId: string | null;
  readonly billingCode: string;
  readonly kap: string;
  readonly kjs: string;
  readonly taxName: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly amount: string;
  readonly paidAt: number;
  readonly ntb: string | null;
  readonly stan: string | null;
  readonly from: 'office' | 'person';
  readonly receiptFileId: string | null;
  readonly officeMessage: string | null;
  readonly usedIn: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type NtpnListRow = Omit<NtpnRecord, 'companyId'>;

/** A stored payment: the balance of its ledger. */
export type Payment = {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly payableId: string;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly bank: string | null;
  readonly phone: string | null;
  readonly tax: string;
  readonly fee: string;
  readonly held: string;
  readonly accountNumber: string | null;
  readonly bankRef: string | null;
  readonly expiresAt: number | null;
  readonly checkedAt: number | null;
  readonly createdById: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type UnmatchedPaymentRecord = {
  readonly id: string;
  readonly companyId: string | null;
  readonly paymentId: string | null;
  /** The order of upload quota it belongs to. */
  readonly orderId: string | null;
  readonly movement: string;
  readonly why: UnmatchedPayment;
  readonly amount: string;
  readonly at: number;
  readonly resolution: 'used' | 'returned' | null;
  readonly resolvedBy: string | null;
  readonly resolvedAt: number | null;
  readonly note: string | null;
  /** When an internal admin assigned it to an order. */
  readonly attributedAt: number | null;
};
