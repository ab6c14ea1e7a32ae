import { and, getTableColumns, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { billingFilters, ntpnFilters } from '#domain/billing/filter.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { billings, ntpns } from '../../tables.ts';
import { asking, conditionsOf, dayBegins, either } from '../conditions-of.ts';
import { one } from '../list-conditions.ts';

export const billingConditions = conditionsOf(billingFilters, getTableColumns(billings), {
  period: asking(
    (period) => [period],
    (p) => and(lte(billings.periodFrom, one(p)), gte(billings.periodTo, one(p))),
  ),
  expiresWithin: asking(
    (days, today) => [dayBegins(today, days + 1)],
    (p) => and(lte(billings.expiresAt, one(p)), inArray(billings.status, [...billingStatus.moves.pay.from])),
  ),
});

export const ntpnConditions = conditionsOf(ntpnFilters, getTableColumns(ntpns), {
  used: either(isNotNull(ntpns.usedIn), isNull(ntpns.usedIn)),
});
