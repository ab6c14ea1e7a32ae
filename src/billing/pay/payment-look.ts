import type { PaymentStatus } from '#domain/billing/payment/balance.ts';
import type { StateLook } from '#domain/definition/status.ts';

export const paymentLook: StateLook<PaymentStatus> = {
  words: 'payScreen',
  states: {
    opening: 'orange',
    waiting: 'orange',
    paid: 'green',
    settled: 'green',
    attention: 'red',
    cancelled: 'grey',
    expired: 'grey',
    failed: 'red',
  },
  marks: { attention: 'warning', cancelled: 'close', expired: 'history' },
};
