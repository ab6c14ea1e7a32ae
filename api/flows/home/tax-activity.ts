import { labelOf as codeLabel, payDueOf } from '#domain/billing/label.ts';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { hasMoneyUnderway, isPayable } from '#domain/billing/status-queries.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { incomeReturnAccess, vatReturnAccess } from '#domain/spt/access.ts';
import { dueView, filingDue } from '#domain/spt/filing.ts';
import { labelOf as returnLabel } from '#domain/spt/label.ts';
import { sptPlaces, sptPosting } from '#domain/spt/place.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { isFiled, isSent } from '#domain/spt/status-queries.ts';
import { notDue } from '#domain/tax-activity/not-due.ts';
import type { TaxActivityTab } from '#domain/tax-activity/tabs.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { formatPeriod, formatRupiah, formatSpan } from '#domain/text/format.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { masaWithReturns, masaWithSlips, sptList, vatReturnList } from '../../../db/repositories/spt/list.ts';
import { statedBetween } from '../../../db/repositories/stated-duties.ts';
import { type Duty, readableReturns, returnDuties } from '../../modules/spt/duties.ts';
import { type DutyAmounts, dutyAmounts } from '../../modules/spt/duty-amounts.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { filedYears, openYears } from './annual-activity.ts';
import { isOpenAnnual, isSentAnnual, mayReadAnnual } from './annual-duties.ts';
import { dutyLabel } from './duty-place.ts';

/** First and last masa (YYYY-MM, inclusive), and the page. */
export type TaxActivityParams = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly offset: number;
  readonly limit: number;
};
type Page = { readonly rows: TaxActivity[]; readonly total: number };

const USUAL_MONTHS = 12;
const MOST_MONTHS = 120;

const unpaid = (Object.keys(billingStatus.states) as BillingStatus[]).filter(
  (status) => isPayable({ status }) || hasMoneyUnderway({ status }),
);
const returns = Object.keys(sptStatus.states) as SptStatus[];
const states: Readonly<Record<'e-filing' | 'filed', readonly SptStatus[]>> = {
  'e-filing': returns.filter((status) => isSent({ status })),
  filed: returns.filter((status) => isFiled({ status })),
};

const masaOf = ({ from, to }: TaxActivityParams) => ({
  ...(from ? { periodFrom: from } : {}),
  ...(to ? { periodTo: to } : {}),
});

const waitingForPayment = async (deps: Deps, scope: Scope, params: TaxActivityParams): Promise<Page> => {
  permit(scope, 'EBILLING_VIEW');
  const today = jakartaDay(deps.now());
  const bookYearStart = await bookYearStartOf(scope, deps.db.read);
  const { rows, total } = await billingList.page(scope, deps.db.read, {
    filter: { status: unpaid, ...masaOf(params) },
    sort: [['periodFrom', 'ASC']],
    offset: params.offset,
    limit: params.limit,
    today,
  });
  return {
    total,
    rows: rows.map((row) => {
      // Without a legal due day, the day the code expires.
      const law = payDueOf(row, bookYearStart);
      const due = law.known ? law.day : row.expiresAt === null ? null : jakartaDay(row.expiresAt);
      return {
        id: row.id,
        kind: 'billing',
        label: codeLabel(row),
        tax: row.taxName,
        period: row.periodFrom,
        masa: formatSpan(row.periodFrom, row.periodTo),
        amount: row.amount,
        due,
        dueMayMove: law.known && law.incomplete,
        late: due !== null && due < today,
        status: say(scope.locale, `billing.status.${row.status}`),
        tone: billingStatus.states[row.status],
        at: null,
        receipt: null,
        reason: null,
        link: `/main/ebilling/id_billing#${row.id}`,
      };
    }),
  };
};

const amendmentWords = (scope: Scope, { payable, overpaid }: DutyAmounts): string => {
  const wordsOf = (key: string, amount: string) =>
    say(scope.locale, `taxActivity.amend.${key}`, { amount: formatRupiah(amount) });
  if (sen(payable) > 0) return wordsOf('owed', payable);
  return sen(overpaid) > 0 ? wordsOf('over', overpaid) : say(scope.locale, 'taxActivity.amend.same');
};

const dutyState = (
  scope: Scope,
  { spt, state, late }: Duty,
  amounts: DutyAmounts,
): Pick<TaxActivity, 'status' | 'tone'> => {
  if (state === 'amend') return { status: amendmentWords(scope, amounts), tone: 'orange' };
  return spt
    ? { status: say(scope.locale, `spt.status.${spt.status}`), tone: sptStatus.states[spt.status] }
    : { status: say(scope.locale, 'taxActivity.to_begin'), tone: late ? 'red' : 'orange' };
};

const dutyRow = async (deps: Deps, scope: Scope, duty: Duty): Promise<TaxActivity> => {
  const { type, period, spt, dueDay, late } = duty;
  const amounts = await dutyAmounts(deps, scope, duty);
  const place = spt ? `${sptPlaces[type]}/detail/${spt.id}/induk` : sptPosting(type, period);
  return {
    id: spt?.id ?? `${type}-${period}`,
    kind: spt ? 'spt' : 'masa',
    label: dutyLabel(duty, scope),
    tax: say(scope.locale, `spt.type.${type}`),
    period,
    masa: formatPeriod(period),
    amount: amounts.payable,
    due: dueDay,
    dueMayMove: dueDay !== null && dueView(duty).dueMayMove,
    late,
    ...dutyState(scope, duty, amounts),
    at: null,
    receipt: null,
    reason: null,
    link: place,
  };
};

const within =
  ({ from, to }: TaxActivityParams) =>
  ({ period }: Pick<Duty, 'period'>): boolean =>
    (from === undefined || from <= period) && (to === undefined || period <= to);

const waitingToFile = async (deps: Deps, scope: Scope, params: TaxActivityParams): Promise<Page> => {
  if (readableReturns(scope).length === 0 && !mayReadAnnual(scope)) throw new Problem('forbidden');
  const found = (await returnDuties(deps, scope))
    .filter(({ state, spt }) => state !== 'filed' && !(spt && isSent(spt)))
    .filter(within(params));
  const annual = (await openYears(deps, scope, isOpenAnnual)).filter(within(params));
  const all = [...found, ...annual].sort((a, b) => a.period.localeCompare(b.period));
  const rows: TaxActivity[] = [];
  for (const one of all.slice(params.offset, params.offset + params.limit))
    rows.push('label' in one ? one : await dutyRow(deps, scope, one));
  return { total: all.length, rows };
};

const listsFor = ({ permissions }: Scope) => [
  ...(permissions.has(incomeReturnAccess.view) ? [sptList] : []),
  ...(permissions.has(vatReturnAccess.view) ? [vatReturnList] : []),
];

const returnsIn = async (
  deps: Deps,
  scope: Scope,
  tab: keyof typeof states,
  params: TaxActivityParams,
): Promise<Page> => {
  const lists = listsFor(scope);
  if (lists.length === 0 && !mayReadAnnual(scope)) throw new Problem('forbidden');
  const today = jakartaDay(deps.now());
  const newestFirst = tab === 'filed';
  const { offset, limit } = params;
  const pages = await Promise.all(
    lists.map((list) =>
      list.page(scope, deps.db.read, {
        filter: { status: [...states[tab]], ...masaOf(params) },
        sort: [['period', newestFirst ? 'DESC' : 'ASC']],
        offset: 0,
        limit: offset + limit,
        today,
      }),
    ),
  );
  const years = await (newestFirst ? filedYears(deps, scope) : openYears(deps, scope, isSentAnnual));
  const annual = years.filter(within(params));
  const total = pages.reduce((all, page) => all + page.total, annual.length);
  const rows = [...annual, ...pages.flatMap((page) => page.rows)]
    .sort((a, b) => (newestFirst ? b.period.localeCompare(a.period) : a.period.localeCompare(b.period)))
    .slice(offset, offset + limit);
  return {
    total,
    rows: rows.map((row) => {
      if ('label' in row) return row;
      const due = filingDue(row)?.day ?? null;
      return {
        id: row.id,
        kind: 'spt',
        label: returnLabel(row, scope.locale),
        tax: say(scope.locale, `spt.type.${row.type}`),
        period: row.period,
        amount: row.payable,
        masa: formatPeriod(row.period),
        due: row.revision === 0 ? due : null,
        dueMayMove: row.revision === 0 && dueView(row).dueMayMove,
        late: tab === 'e-filing' && row.revision === 0 && due !== null && due < today,
        status: say(scope.locale, `spt.status.${row.status}`),
        tone: sptStatus.states[row.status],
        at: row.filedAt,
        receipt: row.bpe,
        reason: null,
        link: `${sptPlaces[row.type]}/detail/${row.id}/induk`,
      };
    }),
  };
};

const stretchOf = (deps: Deps, { from, to }: TaxActivityParams): readonly [first: string, last: string] => {
  const over = periodAfter(periodOf(jakartaDay(deps.now())), -1);
  const last = to && to < over ? to : over;
  const first = from ?? periodAfter(last, 1 - USUAL_MONTHS);
  if (first < periodAfter(last, 1 - MOST_MONTHS))
    throw new Problem('invalid', { errors: { from: 'taxActivity.too_far_back' } });
  return [first, last];
};

const notDueOnes = async (deps: Deps, scope: Scope, params: TaxActivityParams): Promise<Page> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { read } = deps.db;
  const stretch = stretchOf(deps, params);
  const wholeYears = [`${stretch[0].slice(0, 4)}-01`, stretch[1]] as const;
  const [slips, filed, stated] = await Promise.all([
    masaWithSlips(scope, read, wholeYears),
    masaWithReturns(scope, read, stretch),
    statedBetween(scope, read, stretch),
  ]);
  const statedDuties = new Map(stated.map((one) => [`${one.type} ${one.period}`, one]));
  const found = [...notDue(stretch, { slips, returns: filed, stated }), ...stated].sort((a, b) =>
    b.period.localeCompare(a.period),
  );
  return {
    total: found.length,
    rows: found.slice(params.offset, params.offset + params.limit).map(({ type, period }) => {
      const contrary = statedDuties.get(`${type} ${period}`);
      return {
        id: `${type}-${period}`,
        kind: 'masa',
        label: returnLabel({ type, period, revision: 0 }, scope.locale),
        tax: type,
        period,
        masa: formatPeriod(period),
        amount: null,
        due: filingDue({ type, period })?.day ?? null,
        dueMayMove: dueView({ type, period }).dueMayMove,
        late: false,
        status: say(scope.locale, contrary ? 'taxActivity.stated' : 'taxActivity.not_due'),
        tone: contrary ? 'orange' : 'grey',
        at: null,
        receipt: null,
        reason: contrary
          ? say(scope.locale, 'taxActivity.stated_by', { name: contrary.createdBy, reason: contrary.reason })
          : say(scope.locale, 'taxActivity.reason.no_slips'),
        link: sptPosting(type, period),
      };
    }),
  };
};

export const taxActivity = (
  deps: Deps,
  scope: Scope,
  tab: TaxActivityTab,
  params: TaxActivityParams,
): Promise<Page> => {
  permit(scope, tab === 'waiting-payment' ? 'HOMEPAGE_WAITING_VIEW' : 'HOMEPAGE_REPORTING_VIEW');
  if (params.from && params.to && params.to < params.from)
    throw new Problem('invalid', { errors: { to: 'taxActivity.range_reversed' } });
  if (tab === 'waiting-payment') return waitingForPayment(deps, scope, params);
  if (tab === 'waiting-report') return waitingToFile(deps, scope, params);
  return tab === 'not-due' ? notDueOnes(deps, scope, params) : returnsIn(deps, scope, tab, params);
};
