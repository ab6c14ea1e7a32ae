import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { BillingSummary } from '#domain/billing/view-schema.ts';
import { upcoming } from '#domain/calendar/upcoming.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { endOfBookYear } from '#domain/spt-badan/book-year.ts';
import { billingList, countPaidSince, countReceiptsSince, runningOut } from '../../../db/repositories/billing/list.ts';
import { personById, setPreferences } from '../../../db/repositories/people.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { duesIn } from './dues.ts';

/** Counted as unread news. States that still need work end when the work is done. */
export const badgeStates = ['PAID', 'NTPN'] as const;
type BadgeState = (typeof badgeStates)[number];

const NEWS_FOR = 30 * 86_400_000;

type Seen = Partial<Record<BadgeState, number>>;

const seenOf = (scope: Scope, preferences: Record<string, unknown> = {}): Seen => {
  const { ebillingSeen } = preferences as { ebillingSeen?: Record<string, Seen> };
  return ebillingSeen?.[scope.companyId] ?? {};
};

export const badgesOf = async (deps: Deps, scope: Scope) => {
  permit(scope, 'EBILLING_VIEW');
  const { read } = deps.db;
  const now = deps.now();
  const seen = seenOf(scope, (await personById(read, scope.userId))?.preferences);
  const since = (state: BadgeState) => Math.max(seen[state] ?? 0, now - NEWS_FOR);
  const countOf = async (status: readonly (keyof typeof billingStatus.states)[]) =>
    (await billingList.totals(scope, read, { status: [...status] }, jakartaDay(now))).count;
  const [ntpnCount, paidCount, payableCount, waitingConfirmationCount] = await Promise.all([
    countReceiptsSince(scope, read, since('NTPN')),
    countPaidSince(scope, read, since('PAID')),
    countOf(billingStatus.moves.pay.from),
    countOf(billingStatus.moves.reverse.from),
  ]);
  return { ntpnCount, paidCount, payableCount, waitingConfirmationCount };
};

export const clearBadges = async (deps: Deps, scope: Scope, state: BadgeState | undefined): Promise<void> => {
  permit(scope, 'EBILLING_VIEW');
  const cleared = Object.fromEntries((state ? [state] : badgeStates).map((one) => [one, deps.now()]));
  await deps.db.transact(async (tx) => {
    const person = await personById(tx.db, scope.userId);
    if (!person) return;
    const all = (person.preferences as { ebillingSeen?: object }).ebillingSeen;
    await setPreferences(tx, scope.userId, {
      ...person.preferences,
      ebillingSeen: { ...all, [scope.companyId]: { ...seenOf(scope, person.preferences), ...cleared } },
    });
  });
};

const AHEAD_DAYS = 45;
const SOON_DAYS = 3;
const SHOWN = 5;

export const billingSummary = async (deps: Deps, scope: Scope): Promise<BillingSummary> => {
  permit(scope, 'EBILLING_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const states = Object.keys(billingStatus.states) as BillingStatus[];
  const sums = states.map(async (status) => {
    const { count, amount } = await billingList.totals(scope, read, { status }, today);
    return [status, { count, amount }] as const;
  });
  const [byStatus, soon, first, duesOf, start] = await Promise.all([
    Promise.all(sums),
    billingList.totals(scope, read, { expiresWithin: SOON_DAYS }, today),
    runningOut(scope, read, SHOWN),
    duesIn(deps, scope),
    bookYearStartOf(scope, read),
  ]);
  return {
    byStatus: Object.fromEntries(byStatus) as BillingSummary['byStatus'],
    expiresSoon: { days: SOON_DAYS, count: soon.count, amount: soon.amount },
    runningOut: first.map((billing) => {
      const { id, code, taxName, periodFrom, periodTo, amount, expiresAt } = billing;
      return { id, code, taxName, periodFrom, periodTo, amount, expiresAt, due: duesOf(billing).due };
    }),
    nextDue: upcoming(today, AHEAD_DAYS, { bookYearEnd: endOfBookYear(start) })
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
