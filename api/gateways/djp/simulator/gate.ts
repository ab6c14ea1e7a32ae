import { jakartaTime } from '#domain/scope.ts';
import { type Answer, answerLost, unreachable } from '../../answer.ts';
import type { ClockOptions } from './options.ts';

/** A retry succeeds, except when the office is down. */
export type BadLine = 'down' | 'busy-once' | 'lost-request' | 'lost-answer';

export const DOWN = unreachable(15_000);
/** Retry delay of a simulated fault: long enough for a queue to notice, short enough for a demo. */
export const BUSY = unreachable(5_000);
export const LOST = answerLost(5_000);

const MINUTE = 60_000;

/** Milliseconds until the office opens at 00.01 WIB, or 0 when it is open. */
const untilOpen = (now: number): number => {
  const [hour = 0, minute = 0] = jakartaTime(now).split(':').map(Number);
  const intoMinute = now % MINUTE;
  if (hour === 23) return (61 - minute) * MINUTE - intoMinute;
  return hour === 0 && minute === 0 ? MINUTE - intoMinute : 0;
};

export type Counters = <T>(work: () => Promise<Answer<T>>) => Promise<Answer<T>>;

/** A maximum of calls at once, each with its latency, none while closed. */
export const gate = (office: Required<ClockOptions>): Counters => {
  let free = office.concurrency;
  const waiting: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  // Not released but passed on, so that no newer call takes it first.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const closed = office.closingHours ? untilOpen(office.now()) : 0;
    if (closed > 0) return unreachable(closed);
    await enter();
    try {
      if (office.latencyMs > 0) await office.wait(office.latencyMs);
      return await work();
    } finally {
      leave();
    }
  };
};
