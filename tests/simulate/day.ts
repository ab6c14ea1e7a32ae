import { pressings } from './presses/index.ts';
import { runSchedules } from './schedule.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
/** How far ahead of a moment what waits a little is waited for. */
const HORIZON = 15 * 60_000;
const KILLS_IN_HUNDRED = 3;
/** How often the bank is out of reach when somebody looks in, and for how many hours at most. */
const BANK_DOWN_IN_HUNDRED = 2;
const BANK_DOWN_HOURS = 30;
/** Places between writes a process may die at, from a moment on. */
const PLACES = 60;
const MOST_AT_ONCE = 4;

/** Lets the product do what is due. Where it dies over it, it is started anew and goes on. */
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

/** Each as often as it weighs. */
const weighed = pressings.flatMap(({ weight, press }) => Array.from({ length: weight }, () => press));

const isWeekend = (at: number): boolean => new Date(at + 7 * HOUR).getUTCDay() % 6 === 0;

/** One of the times of a day at which somebody looks in: what the clock did meanwhile, what people press, what comes of it. */
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
