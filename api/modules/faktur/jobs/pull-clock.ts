import { inWorkingHours } from '#domain/calendar/working-hours.ts';
import { periodOf } from '#domain/definition/day.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import { latestPulls } from '../../../../db/repositories/pulls.ts';
import { unsafeSwitchedOn } from '../../../../db/repositories/switches.ts';
import { startPull } from '../../../documents/pull/start-pull.ts';
import { each } from '../../../jobs/in-pages.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { PULL_CLOCK } from '../masukan/pull/clock.ts';
import { masukanPull } from '../masukan/pull/family.ts';

/** Nobody is asked again so soon after the last time, by the clock or by a person. */
const APART_MS = 30 * 60_000;

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
  const wanting = await unsafeSwitchedOn(deps.db.read, PULL_CLOCK);
  await each(
    wanting.map((companyId) => ({ id: companyId, companyId })),
    ({ companyId }) =>
      pullOf(deps, companyId).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      }),
  );
};
