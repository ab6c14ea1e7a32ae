import { periodAfter } from '#domain/definition/day.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { creditedStatuses } from '#domain/faktur/masukan-status.ts';
import type { OutputVat } from '#domain/home/waiting-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { masukanList } from '../../modules/faktur/masukan/family.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';

const MONTHS = 12;
const OUT = vatListPath('OUT');
const IN = vatListPath('IN');

/** In a masa (YYYY-MM) and the eleven before it, oldest first. */
export const outputVat = async (deps: Deps, scope: Scope, { period: last }: { period: string }): Promise<OutputVat> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const sold = [...keluaran.approved];
  const bought = [...creditedStatuses];
  const periods = Array.from({ length: MONTHS }, (_, at) => periodAfter(last, at + 1 - MONTHS));
  const months = periods.map(async (period): Promise<OutputVat['months'][number]> => {
    const [out, credited] = await Promise.all([
      fakturList.totals(scope, read, { period, status: sold }, today),
      masukanList.totals(scope, read, { creditPeriod: period, status: bought }, today),
    ]);
    const outList = `${OUT}?period=${period}&status=${sold.join()}`;
    const inList = `${IN}?creditPeriod=${period}&status=${bought.join()}`;
    return {
      period,
      count: out.count,
      ppn: out.ppn,
      to: leadsTo(scope, 'efaktur/out/ctas', 'list', outList),
      credited: {
        count: credited.count,
        ppn: credited.ppn,
        to: leadsTo(scope, 'efaktur/in/ctas', 'list', inList),
      },
    };
  });
  return { months: await Promise.all(months) };
};
