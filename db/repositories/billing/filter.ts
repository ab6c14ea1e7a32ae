import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { BillingFilter, NtpnFilter } from '#domain/billing/filter.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { sen } from '#domain/definition/money.ts';
import { billings, ntpns } from '../../tables.ts';
import { type Atom, atoms, type Builds, contains, like, one, whereOf } from '../list-conditions.ts';

/** Moment the Jakarta day after this one (YYYY-MM-DD, and so many days more) begins. */
const endOf = (day: string, more = 0): number => Date.parse(`${day}T00:00:00+07:00`) + (more + 1) * 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);

const shared = (table: typeof billings | typeof ntpns): Builds<SharedName> => ({
  q: (p) => contains(sql`${table.searchText}`, one(p)),
  status: (p) => inArray(table.status, p),
  kap: (p) => inArray(table.kap, p),
  kjs: (p) => inArray(table.kjs, p),
  periodFrom: (p) => gte(table.periodFrom, one(p)),
  periodTo: (p) => lte(table.periodTo, one(p)),
  amountMin: (p) => gte(table.amount, one(p)),
  amountMax: (p) => lte(table.amount, one(p)),
  ids: (p) => inArray(table.id, p),
  nothing: () => sql`1 = 0`,
});
type SharedName =
  | 'q'
  | 'status'
  | 'kap'
  | 'kjs'
  | 'periodFrom'
  | 'periodTo'
  | 'amountMin'
  | 'amountMax'
  | 'ids'
  | 'nothing';

const sharedAtoms = (
  filter: BillingFilter | NtpnFilter,
  all: Pick<ReturnType<typeof atoms<SharedName>>, 'add' | 'any'>,
): void => {
  if (filter.ids) all.add('ids', filter.ids);
  if (filter.id) all.add('ids', filter.id);
  for (const name of ['status', 'kap', 'kjs', 'periodFrom', 'periodTo'] as const) all.any(name, filter[name]);
  if (filter.amountMin) all.add('amountMin', [sen(filter.amountMin)]);
  if (filter.amountMax) all.add('amountMax', [sen(filter.amountMax)]);
  if (filter.q) all.add('q', [like(filter.q)]);
};

export type BillingAtom = SharedName | 'period' | 'expiresUntil' | 'createdBy' | 'origin' | 'importId';

const billingBuilds: Builds<BillingAtom> = {
  ...shared(billings),
  period: (p) => and(lte(billings.periodFrom, one(p)), gte(billings.periodTo, one(p))),
  expiresUntil: (p) =>
    and(lte(billings.expiresAt, one(p)), inArray(billings.status, [...billingStatus.moves.pay.from])),
  createdBy: (p) => eq(billings.createdBy, one(p)),
  origin: (p) => inArray(billings.origin, p),
  importId: (p) => eq(billings.importId, one(p)),
};

/** A filter of billing codes as conditions; `today` (YYYY-MM-DD) is what "within n days" counts from. */
export const billingAtoms = (filter: BillingFilter, today: string): readonly Atom<BillingAtom>[] => {
  const all = atoms<BillingAtom>();
  sharedAtoms(filter, all);
  // A masa is asked with both its ends: one place each.
  if (filter.period) all.add('period', [filter.period]);
  if (filter.expiresWithin !== undefined) all.add('expiresUntil', [endOf(today, filter.expiresWithin)]);
  for (const name of ['createdBy', 'origin', 'importId'] as const) all.any(name, filter[name]);
  return all.found;
};

export const billingsWhere = (of: readonly Atom<BillingAtom>[]) =>
  whereOf(sql`${billings.companyId}`, billingBuilds, of);

export type NtpnAtom = SharedName | 'paidFrom' | 'paidTo' | 'used' | 'unused';

const ntpnBuilds: Builds<NtpnAtom> = {
  ...shared(ntpns),
  paidFrom: (p) => gte(ntpns.paidAt, one(p)),
  paidTo: (p) => lte(ntpns.paidAt, one(p)),
  used: () => isNotNull(ntpns.usedIn),
  unused: () => isNull(ntpns.usedIn),
};

export const ntpnAtoms = (filter: NtpnFilter): readonly Atom<NtpnAtom>[] => {
  const all = atoms<NtpnAtom>();
  sharedAtoms(filter, all);
  if (filter.paidFrom) all.add('paidFrom', [startOf(filter.paidFrom)]);
  if (filter.paidTo) all.add('paidTo', [endOf(filter.paidTo) - 1]);
  if (filter.used !== undefined) all.say(filter.used ? 'used' : 'unused');
  return all.found;
};

export const ntpnsWhere = (of: readonly Atom<NtpnAtom>[]) => whereOf(sql`${ntpns.companyId}`, ntpnBuilds, of);
