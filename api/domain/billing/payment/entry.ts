import type { Sen } from '../../definition/money.ts';

export type PaymentMethod = 'va' | 'ovo' | 'counter';

/** The part of a billing code in a payment. Amount in sen. */
export type PaymentLine = { readonly billingId: string; readonly amount: Sen };

export type CancelReason = 'person' | 'superseded' | 'expired' | 'refused';

/** Append-only; everything shown about a payment is calculated from the entries. Times in ms, amounts in sen. */
export type PaymentEntry =
  | {
      readonly kind: 'created';
      readonly at: number;
      readonly method: PaymentMethod;
      readonly lines: readonly PaymentLine[];
      /** The provider's admin fee, paid on top and never part of the tax. */
      readonly fee: Sen;
    }
  | {
      readonly kind: 'va-opened';
      readonly at: number;
      readonly number: string;
      readonly expiresAt: number;
    }
  | {
      readonly kind: 'paid';
      readonly at: number;
      readonly amount: Sen;
      /** The bank's id of this movement: each movement is booked once. */
      readonly movement: string;
    }
  | {
      readonly kind: 'ntpn-received';
      readonly at: number;
      readonly billingId: string;
      readonly ntpn: string;
      readonly from: 'office' | 'person';
    }
  | {
      readonly kind: 'reversed';
      readonly at: number;
      readonly amount: Sen;
      readonly movement: string;
      /** The refunded movement. */
      readonly of: string;
    }
  | {
      /** A refund for one code of several, recorded by a user: banks report whole movements only. */
      readonly kind: 'part-returned';
      readonly at: number;
      readonly billingId: string;
      readonly amount: Sen;
    }
  | { readonly kind: 'cancelled'; readonly at: number; readonly reason: CancelReason };

export type Opening = Extract<PaymentEntry, { kind: 'created' }>;
