import { inWorkingHours } from '#domain/calendar/working-hours.ts';
import { periodOf } from '#domain/definition/day.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import type { PullClock } from '#domain/faktur/pull/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { latestPulls } from '../../../../../db/repositories/pulls.ts';
import { switchOf, unsafeSwitchedOn } from '../../../../../db/repositories/switches.ts';
import { startPull } from '../../../../documents/pull/start-pull.ts';
import { type Deps, systemScope } from '../../../../services/deps.ts';
import { turnSwitch } from '../../../../services/switches.ts';
import { masukanPull } from './family.ts';

const NAME = 'pull:faktur-in';
/** Nobody is asked again so soon after the last time, by the clock or by a person. */
const APART_MS = 30 * 60_000;

/** Whether incoming invoices are asked of the office by the clock. */
export const pullClock = (deps: Deps, scope: Scope): Promise<PullClock> => switchOf(scope, deps.db.read, NAME);

/** Changes it, with the history. */
export const savePullClock = (deps: Deps, scope: Scope, set: PullClock): Promise<PullClock> =>
  turnSwitch(deps, scope, NAME, set, { objectType: 'pull_clock', objectId: 'pull_clock/faktur-in' });

const pullOf = async (deps: Deps, companyId: string): Promise<void> => {
  const scope = systemScope(companyId);
  const [last] = await latestPulls(scope, deps.db.read, masukanPull.name, 1);
  if (last && deps.now() - last.createdAt < APART_MS) return;
  const masa = periodOf(jakartaDay(deps.now()));
  await startPull(masukanPull, deps, scope, { way: 'period', asked: { from: periodEndingIn(masa), to: masa } });
};

/**
 * Asks the office, in working hours, for the incoming invoices of every company that wants it: of the masa that may still be credited. One that is
 * being asked for already, or has no line, is left.
 */
export const pullByClock = async (deps: Deps): Promise<void> => {
  if (!inWorkingHours(deps.now())) return;
  for (const companyId of await unsafeSwitchedOn(deps.db.read, NAME))
    await pullOf(deps, companyId).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
};
