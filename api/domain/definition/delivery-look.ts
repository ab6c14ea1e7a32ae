import type { DeliveryStatus } from './answers.ts';
import type { StateLook } from './status.ts';

export const deliveryLook: StateLook<DeliveryStatus> = {
  words: 'mail.delivery',
  states: { SENDING: 'orange', SENT: 'green', FAILED: 'red', UNKNOWN: 'orange', BOUNCED: 'red' },
  marks: { BOUNCED: 'warning' },
};

/** Whether a letter is known not to have arrived, so that it may be sent again. */
export const isLost = ({ status }: { readonly status: DeliveryStatus }): boolean =>
  status === 'FAILED' || status === 'BOUNCED';
