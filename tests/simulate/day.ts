import { pressings } from './presses/index.ts';
import { runSchedules } from './schedule.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
/** How far ahead of the current time waiting jobs are still run. */
const HORIZON = 15 * 60_000;
const KILLS_IN_HUNDRED = 3;
/** Percentage of moments at which the bank is unreachable, and the maximum number of hours. */
const BANK_DOWN_IN_HUNDRED = 2;
const BANK_DOWN_HOURS = 30;
/** The number of places between writes at which a process may die. */
const PLACES = 60;
const MOST_AT_ONCE = 4;

export const drain = async (world: World, until: number): Promise<void> => {
  for (let slices = 0; slices < 20_000; slices++) {
    const { runner } = world.server();
    const stepped = await runner.step().catch(() => true);
    if ((await world.revive()) || stepped) continue;
    const due = await runner.nextDue();
    if (due === null || due > until) return;
    world.clock.now = Math.max(due, world.clock.now + 1);
  }
  throw new Error('the jobs never end');
};

const weighed = pressings.flatMap(({ weight, press }) => Array.from({ length: weight }, () => press));

const isWeekend = (at: number): boolean => new Date(at + 7 * HOUR).getUTCDay() % 6 === 0;

/** One of the daily times at which people work: scheduled jobs since the last one, people's actions, and their jobs. */
export const moment = async (world: World, since: number, at: number): Promise<void> => {
  const { random, clock } = world;
  clock.now = Math.max(at, clock.now + 1);
  if (random.chance(KILLS_IN_HUNDRED)) world.server().life.dieAt(random.int(1, PLACES));
  if (random.chance(BANK_DOWN_IN_HUNDRED))
    world.weather.bankDownUntil(clock.now + random.int(1, BANK_DOWN_HOURS) * HOUR);
  const { deps, life } = world.server();
  await runSchedules(deps, since, clock.now).catch((error: unknown) => {
    if (!life.isDead()) throw error;
  });
  await world.revive();
  const busy = isWeekend(clock.now) ? 20 : 75;
  for (let pressed = 0; pressed < MOST_AT_ONCE && random.chance(busy); pressed++) {
    await random.pick(weighed)(world);
    await world.revive();
    clock.now += 1_000 * random.int(1, 90);
  }
  await drain(world, clock.now + HORIZON);
};
