import type { Sen } from '#domain/definition/money.ts';
import type { Bank, IncomingCall } from '../../../api/gateways/bank/port.ts';

export type World = {
  readonly bank: Bank;
  readonly clock: { now: number };
  pays(number: string, amount: Sen): Promise<void>;
  callbacks(): Promise<readonly IncomingCall[]>;
  close(): Promise<void>;
};
