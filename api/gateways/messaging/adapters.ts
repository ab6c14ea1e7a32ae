import { createHmac } from 'node:crypto';
import type { Messaging } from './port.ts';

export const noMessaging: Messaging = { name: 'off', simulated: false, hmac: () => null };

export const signedMessaging = (name: string, secret: string): Messaging => ({
  name,
  simulated: false,
  hmac: (userId) => createHmac('sha256', secret).update(userId).digest('hex'),
});

export const simulatedMessaging = (requested: (userId: string) => void = () => undefined): Messaging => {
  const signed = signedMessaging('simulator', 'simulator');
  return {
    name: 'simulator',
    simulated: true,
    hmac: (userId) => {
      requested(userId);
      return signed.hmac(userId);
    },
  };
};
