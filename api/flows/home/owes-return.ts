import type { Scope } from '#domain/scope.ts';
import { type MasaOf, notDue } from '#domain/tax-activity/not-due.ts';
import { masaWithSlips } from '../../../db/repositories/spt/masa.ts';
import { statedBetween } from '../../../db/repositories/stated-duties.ts';
import type { Deps } from '../../services/deps.ts';

/** Whether a return is due for a masa that has none: the rule Tax Activity tells by. */
export const owesReturn = async (deps: Deps, scope: Scope, { type, period }: MasaOf): Promise<boolean> => {
  const { read } = deps.db;
  const [slips, stated] = await Promise.all([
    masaWithSlips(scope, read, [`${period.slice(0, 4)}-01`, period]),
    statedBetween(scope, read, [period, period]),
  ]);
  return !notDue([period, period], { slips, returns: [], stated }).some((one) => one.type === type);
};
