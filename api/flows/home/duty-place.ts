import type { HomeToDo } from '#domain/home/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnDuty } from '#domain/spt/duty.ts';
import { labelOf } from '#domain/spt/label.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import type { Duty } from '../../modules/spt/duties.ts';
import { leadsTo, returnResources } from './leads-to.ts';

type Act = NonNullable<HomeToDo['spt']>['rows'][number]['act'];

/** The tax office issues its own code for the rest. */
const UNSETTLED = { bills: [], unfit: [], settled: false };

export const actOf = ({ state, spt }: Duty): Act => {
  if (state === 'begin' || state === 'amend' || !spt) return state === 'amend' ? 'amend' : 'begin';
  return toDoOf({ ...spt, followed: false }, UNSETTLED, true)?.action ?? 'open';
};

export const dutyLabel = (
  { type, period, revision }: Pick<ReturnDuty, 'type' | 'period' | 'revision'>,
  { locale }: Scope,
) => labelOf({ type, period, revision }, locale);

export const dutyPlace = (scope: Scope, duty: Duty): string | null => {
  const { type, period, spt } = duty;
  const resource = returnResources[type];
  if (!spt) return leadsTo(scope, resource, 'create', sptPosting(type, period));
  const page = actOf(duty) === 'prove' ? sptBills(spt) : `${sptPlaces[type]}/detail/${spt.id}`;
  return leadsTo(scope, resource, 'show', page);
};
