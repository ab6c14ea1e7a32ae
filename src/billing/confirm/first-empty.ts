import type { Confirmation } from './use-confirm.ts';

const order = ['billingCode', 'ntpn', 'amount', 'paidAt', 'period'] as const satisfies (keyof Confirmation)[];

/** Where the hand begins: the first field, in the order of the form, that nothing is known for. */
export const firstEmpty = (given: Confirmation): keyof Confirmation | undefined => order.find((field) => !given[field]);
