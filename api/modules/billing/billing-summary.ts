import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { BillingSummary } from '#domain/billing/view-schema.ts';
import { upcoming } from '#domain/calendar/upcoming.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { runningOut } from '../../../db/repositories/billing/counts.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { duesOf } from './dues.ts';

const AHEAD_DAYS = 45;
const SOON_DAYS = 3;
const SHOWN = 5;

/** What a start page tells of billings: how many stand where and what they amount to, what runs out, and what is due next. */
export const billingSummary = async (deps: Deps, scope: Scope): Promise<BillingSummary> => {
  permit(scope, 'EBILLING_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const states = Object.keys(billingStatus.states) as BillingStatus[];
  const sums = states.map(async (status) => {
    const { count, amount } = await billingList.totals(scope, read, { status }, today);
    return [status, { count, amount }] as const;
  });
  const [byStatus, soon, first] = await Promise.all([
    Promise.all(sums),
    billingList.totals(scope, read, { expiresWithin: SOON_DAYS }, today),
    runningOut(scope, read, SHOWN),
  ]);
  return {
    byStatus: Object.fromEntries(byStatus) as BillingSummary['byStatus'],
    expiresSoon: { days: SOON_DAYS, count: soon.count, amount: soon.amount },
    runningOut: first.map((billing) => {
      const { id, code, taxName, periodFrom, periodTo, amount, expiresAt } = billing;
      return { id, code, taxName, periodFrom, periodTo, amount, expiresAt, due: duesOf(deps, scope, billing).due };
    }),
    nextDue: upcoming(today, AHEAD_DAYS)
      .filter(({ action }) => action === 'pay')
      .map(({ key, period, day, lawDay, daysLeft }) => ({
        key,
        period,
        day,
        lawDay,
        daysLeft,
        says: say(scope.locale, `calendar.obligation.${key}`),
      })),
  };
};
