import { createHash } from 'node:crypto';
import type { VaBank } from '../port.ts';

const prefixes: Record<VaBank, string> = {
  BCA: '19008',
  MANDIRI: '88908',
  BRI: '26218',
  BNI: '88498',
  PERMATA: '88568',
  CIMB: '18998',
  DANAMON: '99928',
  BSI: '60598',
};

const DIGITS = 16;

/** 16 digits derived from the payment. `attempt` gives another number if the first is taken. */
export const accountNumber = (bank: VaBank, paymentId: string, attempt = 0): string => {
  const prefix = prefixes[bank];
  const room = DIGITS - prefix.length;
  const hash = createHash('sha256').update(`${paymentId}/${attempt}`).digest();
  return prefix + String(hash.readUIntBE(0, 6) % 10 ** room).padStart(room, '0');
};
