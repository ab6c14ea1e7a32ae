import { type QuotaProduct, unitsOf } from '#domain/definition/quota.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { quotaLedger, quotaUseByDay } from '../../../db/repositories/quotas.ts';
import type { Deps } from '../deps.ts';

const DAY = 86_400_000;
const DAYS = 30;

/** A page of what happened to the quota of a product, newest first. */
export const quotaHistory = async (
  deps: Deps,
  scope: Scope,
  product: QuotaProduct,
  page: { offset: number; limit: number },
) => {
  const { rows, total } = await quotaLedger(scope, deps.db.read, product, page);
  return {
    rows: rows.map((row) => ({ id: row.id, at: row.at, kind: row.kind, units: unitsOf(row), by: row.userName })),
    total,
  };
};

/** Units used on each of the last thirty days, today the last. */
export const quotaDays = async (deps: Deps, scope: Scope) => {
  const now = deps.now();
  const days = Array.from({ length: DAYS }, (_, back) => jakartaDay(now - (DAYS - 1 - back) * DAY));
  const used = await quotaUseByDay(scope, deps.db.read, days[0] ?? jakartaDay(now));
  const of = (day: string, product: QuotaProduct) =>
    used.find((one) => one.day === day && one.product === product)?.used ?? 0;
  return days.map((day) => ({ day, efaktur: of(day, 'efaktur'), ebupot: of(day, 'ebupot') }));
};
