import type { Clock } from '#domain/scope.ts';
import type { OfficeBooks } from './books.ts';

export type ClockOptions = {
  readonly now: Clock;
  /** Tests pass one that advances their clock or does nothing. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly latencyMs?: number;
  readonly concurrency?: number;
  /** Closes from 23.00 to 00.01 WIB, as the real office does. Off by default, so that a demo is always open. */
  readonly closingHours?: boolean;
};

export type SimulatorOptions = ClockOptions & {
  readonly books: OfficeBooks;
  readonly newRef: () => string;
  /** After receipt: delay until signing begins, and until the verdict. */
  readonly signingAfterMs?: number;
  readonly verdictAfterMs?: number;
  /** After a request for the buyer's consent: delay until the buyer responds. */
  readonly buyerAfterMs?: number;
  readonly nameOf?: (npwp: string) => Promise<string | null>;
  readonly isHere?: (npwp: string) => Promise<boolean>;
};

export type Office = Required<SimulatorOptions>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const simulatorDefaults = { wait: sleep, latencyMs: 0, concurrency: 8, closingHours: false } as const;

export const withDefaults = (options: SimulatorOptions): Office => ({
  ...simulatorDefaults,
  signingAfterMs: 1_000,
  verdictAfterMs: 2_500,
  buyerAfterMs: 5_000,
  nameOf: async () => null,
  isHere: async () => false,
  ...options,
});
