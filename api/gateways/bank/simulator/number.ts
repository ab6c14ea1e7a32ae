import { createHash } from 'node:crypto';
import type { VaBank } from '../port.ts';

/** What the numbers of a bank's virtual accounts begin with. Invented, in the manner of each bank. */
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

/** A number of 16 digits for a payment; the same payment gets the same one. `attempt` makes another, where one is taken. */
export const accountNumber = (bank: VaBank, paymentId: string, attempt = 0): string => {
  const prefix = prefixes[bank];
  const room = DIGITS - prefix.length;
  const hash = createHash('sha256').update(`${paymentId}/${attempt}`).digest();
  return prefix + String(hash.readUIntBE(0, 6) % 10 ** room).padStart(room, '0');
};
