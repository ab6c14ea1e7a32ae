import { billingStatus } from '#domain/billing/status.ts';
import { isPaid } from '#domain/billing/status-queries.ts';
import { dayAfterDays, daysBetween } from '#domain/calendar/day-count.ts';
import { type Behind, type DeadlineState, returnsBehind, stateBehind } from '#domain/calendar/deadline-state.ts';
import { type PaymentKind, paymentKind } from '#domain/calendar/payment-kind.ts';
import { isOfVat, type Upcoming, upcoming } from '#domain/calendar/upcoming.ts';
import { periodOf } from '#domain/definition/day.ts';
import { isFiledReturn, type RegisterRow } from '#domain/efiling/register.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { Deadline, Deadlines } from '#domain/home/calendar-schema.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { endOfBookYear } from '#domain/spt-badan/book-year.ts';
import { formatDay } from '#domain/text/format.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { type Duty, readableReturns, returnDuties } from '../../modules/spt/duties.ts';
import { JANUARY } from '../../services/company/book-year.ts';
import { familiesOf, returnTypesOf } from '../../services/company/families.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualDuties, mayReadAnnual } from './annual-duties.ts';
import { dutyPlace } from './duty-place.ts';

type DeadlineView = Pick<Deadline, 'state' | 'says' | 'to'>;
type Tell = (one: Upcoming) => DeadlineView | Promise<DeadlineView>;

const fines: Readonly<Partial<Record<Upcoming['key'], string>>> = {
  report_pph21: 'fine',
  report_unifikasi: 'fine',
  report_vat: 'fine_vat',
  report_year_company: 'fine_year',
};

/** The cost of being late. */
const missed = ({ key, action }: Upcoming): string | null => {
  if (action === 'report') return fines[key] ?? null;
  return action === 'pay' ? 'interest' : 'refused';
};

const words = ({ locale }: Scope, key: string, params = {}): string => say(locale, `home.calendar.${key}`, params);

const unmet = (scope: Scope, one: Upcoming, state: DeadlineState, to: string | null = null): DeadlineView => {
  const cost = missed(one);
  return { state, says: cost && words(scope, cost), to };
};

const behindOf = (duty: Duty | undefined): Behind => {
  if (!duty) return 'none';
  return duty.filed ? 'filed' : 'open';
};

const filedWords = (scope: Scope, { action }: Upcoming, duties: readonly Duty[]): string => {
  const last = Math.max(...duties.map(({ filed }) => filed?.filedAt ?? 0));
  const done = words(scope, action === 'pay' ? 'paid_with' : 'filed_on', { day: formatDay(jakartaDay(last)) });
  return duties.some(({ state }) => state === 'amend') ? `${done}. ${words(scope, 'to_amend')}` : done;
};

const ofReturns =
  (scope: Scope, duties: readonly Duty[], today: string): Tell =>
  (one) => {
    const types = returnsBehind[one.key] ?? [];
    if (one.period >= periodOf(today)) return unmet(scope, one, 'open');
    const own = duties.filter(({ type, period }) => types.includes(type) && period === one.period);
    const state = stateBehind(types.map((type) => behindOf(own.find((duty) => duty.type === type))));
    const leading = own.find(({ filed }) => state !== 'open' || !filed);
    const to = leading ? dutyPlace(scope, leading) : null;
    if (state === 'open') return unmet(scope, one, state, to);
    return { state, says: state === 'none' ? words(scope, `none_${one.action}`) : filedWords(scope, one, own), to };
  };

const ofYear =
  (scope: Scope, annual: readonly RegisterRow[]): Tell =>
  (one) => {
    const row = annual.find(({ lastMasa }) => lastMasa === one.period);
    if (!row) return unmet(scope, one, 'law');
    if (!isFiledReturn(row)) return unmet(scope, one, 'open', row.link);
    const day = row.filedAt === null ? '–' : formatDay(jakartaDay(row.filedAt));
    return {
      state: 'done',
      says: words(scope, one.action === 'pay' ? 'paid_with' : 'filed_on', { day }),
      to: row.link,
    };
  };

const kindsBehind: Readonly<Partial<Record<Upcoming['key'], readonly PaymentKind[]>>> = {
  pay_self: ['self'],
  pay_own_vat: ['ownVat'],
};
const MOST_CODES = 200;
const YEARLY: ReadonlySet<Upcoming['key']> = new Set(['pay_year_company', 'report_year_company']);

/** Done once every code of the masa is paid. Without a code it is unknown whether anything is due. */
const ofCodes =
  (deps: Deps, scope: Scope): Tell =>
  async (one) => {
    const { period } = one;
    const { rows } = await billingList.page(scope, deps.db.read, {
      filter: { periodFrom: period, periodTo: period },
      sort: [],
      offset: 0,
      limit: MOST_CODES,
      today: jakartaDay(deps.now()),
    });
    const own = rows.filter(({ kap, kjs }) => kindsBehind[one.key]?.includes(paymentKind(kap, kjs)));
    const unpaid = own.filter(({ status }) => billingStatus.states[status] === 'orange');
    const paid = own.filter((row) => isPaid(row));
    if (paid.length === 0 || unpaid.length > 0) return unmet(scope, one, 'open');
    return { state: 'done', says: words(scope, 'paid'), to: null };
  };

const ofInvoices =
  (deps: Deps, scope: Scope, today: string): Tell =>
  async (one) => {
    const { period } = one;
    const totals = await fakturList.totals(scope, deps.db.read, { period }, today);
    const byStatus: Readonly<Partial<Record<string, number>>> = totals.byStatus;
    const countOf = (states: readonly string[]) => states.reduce((all, status) => all + (byStatus[status] ?? 0), 0);
    const to = `${vatListPath('OUT')}?period=${period}`;
    if (countOf(keluaran.unsent) > 0) return unmet(scope, one, 'open', `${to}&status=${keluaran.unsent.join()}`);
    if (period >= periodOf(today)) return unmet(scope, one, 'open');
    return countOf(keluaran.approved) > 0
      ? { state: 'done', says: words(scope, 'uploaded'), to }
      : { state: 'none', says: words(scope, 'none_upload'), to: null };
  };

/** An extension moves a day by at most two months. */
const LONGEST_MOVE = 70;

/** As the returns of the years are due: an extension moves the day to file, never the day to pay. */
const asExtended = (
  annual: readonly RegisterRow[],
  moved: readonly Upcoming[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly Upcoming[] =>
  moved
    .map((one): Upcoming => {
      if (one.key !== 'report_year_company') return one;
      const due = annual.find(({ lastMasa }) => lastMasa === one.period)?.dueDay ?? null;
      return due !== null && due > one.day ? { ...one, day: due, lawDay: due } : one;
    })
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day.localeCompare(b.day));

/** Days are YYYY-MM-DD, inclusive. As far as the user may see it. */
export const deadlinesBetween = async (
  deps: Deps,
  scope: Scope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Deadlines> => {
  permit(scope, 'HOMEPAGE_CALENDAR_VIEW');
  const company = await companyOf(scope, deps.db.read);
  const today = jakartaDay(deps.now());
  const start = dayAfterDays(from, -LONGEST_MOVE);
  const bookYearEnd = endOfBookYear(company?.flags.bookYearStart ?? JANUARY);
  const before = upcoming(start, daysBetween(start, to), { bookYearEnd }).filter(
    (one) => company?.pkp || !isOfVat(one),
  );
  const works = new Set(company ? returnTypesOf(familiesOf(company)) : []);
  const readable = new Set(readableReturns(scope).filter((type) => works.has(type)));
  const duties = readable.size > 0 ? await returnDuties(deps, scope) : [];
  const isYearly = before.some(({ key }) => YEARLY.has(key));
  const annual = isYearly ? await annualDuties(deps, scope) : [];
  const found = asExtended(annual, before, { from, to });
  const [returns, codes, invoices, years] = [
    ofReturns(scope, duties, today),
    ofCodes(deps, scope),
    ofInvoices(deps, scope, today),
    ofYear(scope, annual),
  ];
  const tellerOf = ({ key }: Upcoming): Tell | null => {
    if (returnsBehind[key]) return returnsBehind[key].every((type) => readable.has(type)) ? returns : null;
    if (YEARLY.has(key)) return mayReadAnnual(scope) ? years : null;
    if (kindsBehind[key]) return scope.permissions.has('EBILLING_VIEW') ? codes : null;
    return key === 'upload_faktur' && works.has('PPN') && scope.permissions.has('EFAKTUR_DOC_CREATE') ? invoices : null;
  };
  const rows: Deadline[] = [];
  for (const one of found) {
    const { key, action, period, day, lawDay, incomplete } = one;
    const result = (await tellerOf(one)?.(one)) ?? unmet(scope, one, 'law');
    rows.push({ key, action, period, day, lawDay, incomplete, ...result });
  }
  return { rows };
};
