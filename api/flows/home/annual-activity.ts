import { returnLabel } from '#domain/efiling/label.ts';
import { isFiledReturn, isUnmade, type RegisterRow } from '#domain/efiling/register.ts';
import { registerStatus } from '#domain/efiling/register-status.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import type { Deps } from '../../services/deps.ts';
import { annualDuties, annualVersions, restOf } from './annual-duties.ts';

const annualRow = (scope: Scope, row: RegisterRow): TaxActivity => {
  const isBegun = !isUnmade(row);
  return {
    id: isBegun ? row.id : `${row.kind}-${row.period}`,
    kind: isBegun ? 'spt' : 'masa',
    label: returnLabel(row, scope.locale),
    tax: say(scope.locale, `efiling.kind.${row.kind}`),
    period: row.lastMasa,
    masa: row.period,
    amount: isBegun ? restOf(row) : null,
    due: row.dueDay,
    dueMayMove: row.dueMayMove,
    late: !isFiledReturn(row) && row.daysLate > 0,
    status: isBegun ? say(scope.locale, `efiling.status.${row.status}`) : say(scope.locale, 'taxActivity.to_begin'),
    tone: isBegun ? registerStatus.states[row.status] : row.daysLate > 0 ? 'red' : 'orange',
    at: row.filedAt,
    receipt: row.bpe,
    reason: null,
    link: row.link,
  };
};

/** What is to be done, earliest year first. */
export const openYears = async (
  deps: Deps,
  scope: Scope,
  fits: (row: RegisterRow) => boolean,
): Promise<readonly TaxActivity[]> =>
  (await annualDuties(deps, scope)).filter(fits).map((row) => annualRow(scope, row));

/** Every version that was filed. */
export const filedYears = async (deps: Deps, scope: Scope): Promise<readonly TaxActivity[]> =>
  (await annualVersions(deps, scope)).filter(isFiledReturn).map((row) => annualRow(scope, row));
