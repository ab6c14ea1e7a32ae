import { inWorkingHours } from '#domain/calendar/working-hours.ts';
import { ACCOUNTING_CLOCK } from '#domain/company/switches.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import { accountingLinkOf } from '../../../db/repositories/accounting.ts';
import { unsafeSwitchedOn } from '../../../db/repositories/switches.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { startTaking } from './take.ts';

/** Invoices of the preceding masa may still be uploaded. */
export const masaToTake = (now: number): string => periodAfter(periodOf(jakartaDay(now)), -1);

/** In working hours, for companies that enabled it. Waits for a person where the key is refused. */
export const takeByClock = async (deps: Deps): Promise<void> => {
  if (!inWorkingHours(deps.now())) return;
  for (const companyId of await unsafeSwitchedOn(deps.db.read, ACCOUNTING_CLOCK)) {
    const scope = systemScope(companyId);
    if ((await accountingLinkOf(scope, deps.db.read))?.state === 'REFUSED') continue;
    await startTaking(deps, scope, masaToTake(deps.now())).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }
};
