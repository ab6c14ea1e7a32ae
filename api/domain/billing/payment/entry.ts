import type { Sen } from '../../definition/money.ts';

/** How the money reaches the state: a virtual account, OVO, or a payment the person makes at a bank, post office or ATM. */
export type PaymentMethod = 'va' | 'ovo' | 'counter';

/** What a payment takes over of one billing code. Amount in sen. */
export type PaymentLine = { readonly billingId: string; readonly amount: Sen };

/** Why a payment ended before money came. */
export type CancelReason = 'person' | 'superseded' | 'expired' | 'refused';

/**
 * One line of a payment's ledger. Entries are only ever added; everything a screen says of a payment is worked out from them.
 * Moments are milliseconds, amounts sen.
 */
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
      /** The number a person pays to. */
      readonly number: string;
      readonly expiresAt: number;
    }
  | {
      readonly kind: 'paid';
      readonly at: number;
      readonly amount: Sen;
      /** The bank's own name of this movement of money: the same movement is booked once. */
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
      /** The movement given back. */
      readonly of: string;
    }
  | {
      /** A person said that the money for one code of several, which the office did not take, goes back: banks tell of whole movements alone. */
      readonly kind: 'part-returned';
      readonly at: number;
      readonly billingId: string;
      readonly amount: Sen;
    }
  | { readonly kind: 'cancelled'; readonly at: number; readonly reason: CancelReason };

export type Opening = Extract<PaymentEntry, { kind: 'created' }>;
