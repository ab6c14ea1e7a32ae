import type { Pph21Object } from '../../rules/pph21/objects.ts';
import { BY_DAY, THIRD_YEAR } from './article-17.ts';
import type { Facility } from './payment.ts';
import { mayBeTyped } from './payment-tax.ts';

/** What besides the income decides the tax of an object. */
export type PaymentNeeds = {
  readonly status: boolean;
  readonly workingDays: boolean;
  /** Payments of the same cause add up. */
  readonly earlier: boolean;
  readonly typed: boolean;
};

/** What a payment of this object has to say of itself besides its income. */
export const paymentNeeds = (object: Pph21Object, facility: Facility = 'NONE'): PaymentNeeds => ({
  status: object.rate === 'TER_MONTHLY' || object.rate === 'TER_OR_ARTICLE17',
  workingDays: object.rate === 'TER_DAILY' || object.rate === 'TER_OR_ARTICLE17' || BY_DAY.has(object.code),
  earlier: object.rate === 'SEVERANCE' || object.code === THIRD_YEAR,
  typed: mayBeTyped({ object, facility }),
});
