import { periodAfter } from '#domain/definition/day.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { OutputVat } from '#domain/home/waiting-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';

const MONTHS = 12;

/** VAT of approved outgoing invoices in a masa (YYYY-MM) and the eleven before it, oldest first. */
export const outputVat = async (deps: Deps, scope: Scope, { period: last }: { period: string }): Promise<OutputVat> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const today = jakartaDay(deps.now());
  const status = [...keluaran.approved];
  const periods = Array.from({ length: MONTHS }, (_, at) => periodAfter(last, at + 1 - MONTHS));
  const months = periods.map(async (period) => {
    const { count, ppn } = await fakturList.totals(scope, deps.db.read, { period, status }, today);
    const list = `/main/efaktur-v2/out?period=${period}&status=${status.join()}`;
    return { period, count, ppn, to: leadsTo(scope, 'efaktur/out/ctas', 'list', list) };
  });
  return { months: await Promise.all(months) };
};
