import { labelOf, payDueOf } from '#domain/billing/label.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { interestTogether } from '#domain/calendar/waiting.ts';
import { type Explained, ruleNamed } from '#domain/definition/explain.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { PriceOfWaiting, WaitingPlan } from '#domain/home/waiting-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { cheapestOrder, type Plan, planByDueDay, UnworkablePlan } from '#domain/waiting/cheapest-order.ts';
import { costDays, fineOn, waitingPrice } from '#domain/waiting/owed.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';
import { asOwed, type Obligation, owedReturns } from './owed-returns.ts';

const MOST = 100;

const owedBillings = async (
  deps: Deps,
  scope: Scope,
  counted: readonly Obligation[],
): Promise<readonly Obligation[]> => {
  const { read } = deps.db;
  const { rows } = await billingList.page(scope, read, {
    filter: { status: [...billingStatus.moves.pay.from] },
    sort: [['periodFrom', 'ASC']],
    offset: 0,
    limit: MOST,
    today: jakartaDay(deps.now()),
  });
  const bookYearStart = await bookYearStartOf(scope, read);
  const known = new Set(counted.flatMap(({ period, debts }) => debts.map(({ account }) => `${account} ${period}`)));
  return rows.flatMap((row): Obligation[] => {
    const account = `${row.kap}-${row.kjs}`;
    if (row.sptId !== null || known.has(`${account} ${row.periodFrom}`)) return [];
    const due = payDueOf(row, bookYearStart);
    if (!due.known) return [];
    const { day, forgivenUntil } = due;
    return [
      {
        key: `billing ${row.id}`,
        label: `${row.taxName} ${labelOf(row)}`,
        period: row.periodFrom,
        debts: [{ amount: sen(row.amount), due: day, forgivenUntil, account }],
        fine: null,
        to: leadsTo(scope, 'ebilling', 'list', `/main/ebilling/id_billing#${row.id}`),
      },
    ];
  });
};

const MONTH_ENDS = 3;

const openObligations = async (deps: Deps, scope: Scope): Promise<readonly Obligation[]> => {
  permit(scope, 'HOMEPAGE_WAITING_VIEW');
  const returns = await owedReturns(deps, scope);
  const billings = scope.permissions.has('EBILLING_VIEW') ? await owedBillings(deps, scope, returns) : [];
  return [...returns, ...billings].filter(({ debts, fine }) => debts.length > 0 || fine !== null);
};

const explain = ({ debts, fine }: Obligation, day: string): Explained | null => {
  const { interest } = interestTogether(debts, day);
  const parts: Explained[] = interest && sen(interest.value) > 0 ? [interest] : [];
  if (fine && fineOn(fine, day) > 0)
    parts.push({
      label: 'spt.fine',
      value: rupiah(fine.fine),
      unit: 'rupiah',
      formula: 'spt.formula.fine',
      rule: ruleNamed(fine.rule),
    });
  if (parts.length < 2) return parts[0] ?? null;
  const value = rupiah(total(parts.map((part) => sen(part.value))));
  return { label: 'home.waiting.cost', value, unit: 'rupiah', formula: 'home.waiting.formula', inputs: parts };
};

/** Today, tomorrow and at the ends of months. */
export const priceOfWaiting = async (deps: Deps, scope: Scope): Promise<PriceOfWaiting> => {
  const open = await openObligations(deps, scope);
  const days = costDays(jakartaDay(deps.now()), MONTH_ENDS);
  const { each, all } = waitingPrice(open.map(asOwed), days);
  return {
    days,
    rows: open.map((one, at) => ({
      key: one.key,
      label: one.label,
      period: one.period,
      dueDay: [...one.debts.map(({ due }) => due), ...(one.fine ? [one.fine.due] : [])].sort()[0] ?? null,
      amount: rupiah(total(one.debts.map(({ amount }) => amount))),
      to: one.to,
      on: (each[at]?.on ?? []).map(({ day, total: cost }) => ({
        day,
        total: cost === null ? null : rupiah(cost),
        explained: cost === null ? null : explain(one, day),
      })),
    })),
    all: all.map(({ day, total: cost, whole }) => ({ day, total: rupiah(cost), whole })),
  };
};

const cheapestOf = (plan: Plan, open: readonly Obligation[]): WaitingPlan['cheapest'] => ({
  total: rupiah(plan.total),
  interest: rupiah(plan.interest),
  fines: rupiah(plan.fines),
  until: plan.until,
  exact: plan.exact,
  payments: plan.payments.map(({ day, key, amount, interest }) => ({
    day,
    label: open.find((one) => one.key === key)?.label ?? key,
    amount: rupiah(amount),
    interest: rupiah(interest),
  })),
});

/** The cheapest order to settle, with an amount per month (rupiah), compared with the order of due days. */
export const waitingPlan = async (deps: Deps, scope: Scope, { monthly }: { monthly: string }): Promise<WaitingPlan> => {
  const open = await openObligations(deps, scope);
  const owed = open.map(asOwed);
  const today = jakartaDay(deps.now());
  try {
    const cheapest = cheapestOrder(owed, sen(monthly), today);
    const byDueDay = planByDueDay(owed, sen(monthly), today);
    return {
      monthly,
      cheapest: cheapestOf(cheapest, open),
      byDueDay: cheapestOf(byDueDay, open),
      saved: rupiah(byDueDay.total - cheapest.total),
    };
  } catch (error) {
    if (error instanceof UnworkablePlan)
      throw new Problem('invalid', { errors: { monthly: 'home.waiting.unworkable' } });
    throw error;
  }
};
