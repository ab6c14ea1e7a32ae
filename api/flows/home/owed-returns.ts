import type { Debt } from '#domain/calendar/waiting.ts';
import type { Scope } from '#domain/scope.ts';
import { type FilingFine, filingFine } from '#domain/spt/filing.ts';
import { debtsOf } from '#domain/spt/label.ts';
import type { Owed } from '#domain/waiting/owed.ts';
import { returnDuties } from '../../modules/spt/duties.ts';
import { dutyAmounts } from '../../modules/spt/duty-amounts.ts';
import type { Deps } from '../../services/deps.ts';
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
  return owed;
};
