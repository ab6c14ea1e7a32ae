import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { dayAfterDays } from '#domain/calendar/day-count.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { PACE_DAYS, quotaForecast } from '#domain/home/quota-forecast.ts';
import type { HomeQuota } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { quotaDetail } from '../../services/quota/quota-state.ts';

/** At the rate of valid documents dated in the last 90 days. */
export const homeQuota = async (deps: Deps, scope: Scope): Promise<HomeQuota> => {
  permit(scope, 'HOMEPAGE_QOUTA_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const dateFrom = dayAfterDays(today, 1 - PACE_DAYS);
  const [quota, fakturs, bupots] = await Promise.all([
    quotaDetail(deps, scope),
    fakturList.totals(scope, read, { dateFrom, status: [...keluaran.approved] }, today),
    bupotList.totals(scope, read, { dateFrom, status: [...issuedStatuses] }, today),
  ]);
  return {
    packageEnd: quota.packageEnd,
    efaktur: {
      quota: quota.efakturQuota,
      used: quota.efakturUsage,
      left: quota.efakturRemaining,
      ...quotaForecast(quota.efakturRemaining, fakturs.count, today),
    },
    ebupot: {
      quota: quota.ebupotQuota,
      used: quota.ebupotUsage,
      left: quota.ebupotRemaining,
      ...quotaForecast(quota.ebupotRemaining, bupots.count, today),
    },
  };
};
