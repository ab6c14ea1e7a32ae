import { billingStatus } from '#domain/billing/status.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { countPaidSince, countReceiptsSince } from '../../../db/repositories/billing/counts.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { personById, setPreferences } from '../../../db/repositories/people.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** News a person may have seen. What is still to be done is no news: it goes when it is done. */
export const badgeStates = ['PAID', 'NTPN'] as const;
type BadgeState = (typeof badgeStates)[number];

/** Older than this nothing is news. */
const NEWS_FOR = 30 * 86_400_000;

type Seen = Partial<Record<BadgeState, number>>;

/** When a person last saw each kind of news of this company: kept with their preferences. */
const seenOf = (scope: Scope, preferences: Record<string, unknown> = {}): Seen => {
  const { ebillingSeen } = preferences as { ebillingSeen?: Record<string, Seen> };
  return ebillingSeen?.[scope.companyId] ?? {};
};

/** What the badges in the menu show. */
export const badgesOf = async (deps: Deps, scope: Scope) => {
  permit(scope, 'EBILLING_VIEW');
  const { read } = deps.db;
  const now = deps.now();
  const seen = seenOf(scope, (await personById(read, scope.userId))?.preferences);
  const since = (state: BadgeState) => Math.max(seen[state] ?? 0, now - NEWS_FOR);
  const standing = async (status: readonly (keyof typeof billingStatus.states)[]) =>
    (await billingList.totals(scope, read, { status: [...status] }, jakartaDay(now))).count;
  const [ntpnCount, paidCount, payableCount, waitingConfirmationCount] = await Promise.all([
    countReceiptsSince(scope, read, since('NTPN')),
    countPaidSince(scope, read, since('PAID')),
    standing(billingStatus.moves.pay.from),
    standing(billingStatus.moves.reverse.from),
  ]);
  return { ntpnCount, paidCount, payableCount, waitingConfirmationCount };
};

/** The person has seen the news: of one kind, or all of it. */
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
