import type { Sen } from '#domain/definition/money.ts';
import type { Bank, IncomingCall } from '../../../api/gateways/bank/port.ts';

/** A bank and the street in front of it. */
export type World = {
  readonly bank: Bank;
  readonly clock: { now: number };
  /** Somebody pays so much to a number. */
  pays(number: string, amount: Sen): Promise<void>;
  /** The callbacks that came so far, oldest first, as they came in. */
  callbacks(): Promise<readonly IncomingCall[]>;
  close(): Promise<void>;
};
