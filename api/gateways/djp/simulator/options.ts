import type { Clock } from '#domain/scope.ts';
import type { OfficeBooks } from './books.ts';

/** What any desk of the office needs, whatever it keeps. */
export type ClockOptions = {
  readonly now: Clock;
  /** Waits so many milliseconds. A test hands in one that moves its clock or does nothing. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How long each answer takes, and how many are worked on at once. */
  readonly latencyMs?: number;
  readonly concurrency?: number;
  /** Closes from 23.00 to 00.01 WIB, as the real office's service hours do. Off by default: a demo is open. */
  readonly closingHours?: boolean;
};

export type SimulatorOptions = ClockOptions & {
  readonly books: OfficeBooks;
  /** Names a document at the office; unique. */
  readonly newRef: () => string;
  /** After receipt: until signing begins, and until the verdict. */
  readonly signingAfterMs?: number;
  readonly verdictAfterMs?: number;
  /** After a request for the buyer's consent: until the buyer answers. */
  readonly buyerAfterMs?: number;
  /** Whether a register is at hand: the name of a taxpayer, or null. */
  readonly nameOf?: (npwp: string) => Promise<string | null>;
  /** Whether a taxpayer answers here for itself: then nobody answers in its place. */
  readonly isHere?: (npwp: string) => Promise<boolean>;
};

export type Office = Required<SimulatorOptions>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const deskDefaults = { wait: sleep, latencyMs: 0, concurrency: 8, closingHours: false } as const;

export const withDefaults = (options: SimulatorOptions): Office => ({
  ...deskDefaults,
  signingAfterMs: 1_000,
  verdictAfterMs: 2_500,
  buyerAfterMs: 5_000,
  nameOf: async () => null,
  isHere: async () => false,
  ...options,
});
