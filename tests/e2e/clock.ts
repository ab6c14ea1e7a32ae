import type { BrowserContext, Page } from '@playwright/test';
import { jakartaDay } from '#domain/scope.ts';

/** The time of day (HH:MM, WIB) on the day of `at` (epoch ms). */
const onDayOf = (at: number, time: string): number => Date.parse(`${jakartaDay(at)}T${time}:00+07:00`);

/** How far the clock of the journeys is ahead of the machine's (ms): they begin at noon in Jakarta of the same day. */
export const noonAhead = (machine: number): number => onDayOf(machine, '12:00') - machine;

/**
 * Set once, like the product's own clock: the office accepts returns by day only, at whatever hour the journeys run.
 */
const ahead = Number(process.env.E2E_CLOCK_AHEAD_MS ?? 0);

export const now = (): number => Date.now() + ahead;

const TIME_EVENT = 'time-changed';

export const tellTime = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ({ ms, event }) => {
      let shift = ms;
      const machine = Date.now;
      Date.now = () => machine() + shift;
      globalThis.Date = new Proxy(Date, {
        construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
        apply: (target) => new target(target.now()).toString(),
      });
      window.addEventListener(event, (received) => {
        shift = (received as CustomEvent<number>).detail;
      });
    },
    { ms: ahead, event: TIME_EVENT },
  );
};

export const machineSays = (page: Page, time: string): Promise<boolean> =>
  page.evaluate(({ ms, event }) => window.dispatchEvent(new CustomEvent(event, { detail: ms })), {
    ms: onDayOf(now(), time) - Date.now(),
    event: TIME_EVENT,
  });
