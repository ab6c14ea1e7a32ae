import { inWorkingHours } from '#domain/calendar/working-hours.ts';
import { PULL_CLOCK } from '#domain/company/switches.ts';
import { periodOf } from '#domain/definition/day.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { latestPulls } from '../../../../db/repositories/pulls.ts';
import { unsafeSwitchedOn } from '../../../../db/repositories/switches.ts';
import { startPull } from '../../../documents/pull/start-pull.ts';
import { each } from '../../../jobs/in-pages.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { masukanPull } from '../masukan/pull/family.ts';
import { pullReturnedByClock } from '../retur/ask-returned.ts';

/** Minimum time since the last pull, whether scheduled or manual. */
const APART_MS = 30 * 60_000;

type Span = { readonly from: string; readonly to: string };

const pullInvoices = async (deps: Deps, scope: Scope, span: Span): Promise<void> => {
  const [last] = await latestPulls(scope, deps.db.read, masukanPull.name, 1);
  if (last && deps.now() - last.createdAt < APART_MS) return;
  await startPull(masukanPull, deps, scope, { way: 'period', params: span });
};

const pulls = [pullInvoices, pullReturnedByClock] as const;

/**
 * In working hours, for companies that enabled it: the masa still creditable, and the returns of buyers in them. Skips
 * running pulls and companies without a connection.
 */
export const pullByClock = async (deps: Deps): Promise<void> => {
  if (!inWorkingHours(deps.now())) return;
  const wanting = await unsafeSwitchedOn(deps.db.read, PULL_CLOCK);
  const masa = periodOf(jakartaDay(deps.now()));
  const span = { from: periodEndingIn(masa), to: masa };
  await each(
    wanting.map((companyId) => ({ id: companyId, companyId })),
    async ({ companyId }) => {
      for (const pull of pulls)
        await pull(deps, systemScope(companyId), span).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
        });
    },
  );
};
