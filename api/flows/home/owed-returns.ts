import { stretchOn } from '#domain/calendar/day-count.ts';
import type { Debt } from '#domain/calendar/waiting.ts';
import { sen } from '#domain/definition/money.ts';
import { returnLabel } from '#domain/efiling/label.ts';
import { lateCompanyFine } from '#domain/rules/spt.ts';
import type { Scope } from '#domain/scope.ts';
import { type FilingFine, filingFine } from '#domain/spt/filing.ts';
import { debtsOf } from '#domain/spt/label.ts';
import type { Owed } from '#domain/waiting/owed.ts';
import { returnDuties } from '../../modules/spt/duties.ts';
import { dutyAmounts } from '../../modules/spt/duty-amounts.ts';
import type { Deps } from '../../services/deps.ts';
import { annualDuties, restOf, waitsForPerson } from './annual-duties.ts';
import { dutyLabel, dutyPlace } from './duty-place.ts';

export type Obligation = {
  readonly key: string;
  readonly label: string;
  readonly period: string;
  readonly debts: readonly Debt[];
  readonly fine: FilingFine | null;
  readonly to: string | null;
};

export const asOwed = ({ key, debts, fine }: Obligation): Owed => ({ key, debts, filing: fine });

const YEARLY = '411126-200';

/**
 * An annual return that nobody filed yet: its fine, and its rest (UU KUP art. 7 (1) and 9 (2b)). What a correction adds
 * is not known here, because its amount contains what was paid before.
 */
const owedYears = async (deps: Deps, scope: Scope): Promise<readonly Obligation[]> =>
  (await annualDuties(deps, scope))
    .filter((row) => waitsForPerson(row) && row.revision === 0)
    .map((row) => {
      const { dueDay, period, lastMasa, kind, link: to } = row;
      const rule = dueDay === null ? null : stretchOn(lateCompanyFine, dueDay);
      const rest = sen(restOf(row));
      return {
        key: `${kind} ${period}`,
        label: returnLabel(row, scope.locale),
        period: lastMasa,
        debts: rest > 0 ? debtsOf(lastMasa, [{ kapKjs: YEARLY, rest }]) : [],
        fine: dueDay && rule?.value ? { due: dueDay, fine: sen(rule.value), forgivenUntil: null, rule } : null,
        to,
      };
    });

export const owedReturns = async (deps: Deps, scope: Scope): Promise<readonly Obligation[]> => {
  const owed: Obligation[] = [];
  for (const duty of await returnDuties(deps, scope)) {
    if (duty.state === 'filed') continue;
    const { type, period, spt, state, revision } = duty;
    const { left } = await dutyAmounts(deps, scope, duty);
    owed.push({
      key: spt && state !== 'amend' ? `spt ${spt.id}` : `${type} ${period}`,
      label: dutyLabel(duty, scope),
      period,
      debts: debtsOf(period, left),
      fine: filingFine({ type, period, revision }),
      to: dutyPlace(scope, duty),
    });
  }
  return [...owed, ...(await owedYears(deps, scope))];
};
