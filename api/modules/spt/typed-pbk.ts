import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import type { Money } from './prove-spt.ts';

/** A transfer between accounts a person typed, amount in rupiah. Throws `invalid` where its decision is of a day that has not come. */
export const typedPbk = (deps: Deps, pbk: Omit<Money, 'kind' | 'ntpnId'>): Money => {
  if (pbk.date > jakartaDay(deps.now()))
    throw new Problem('invalid', { errors: { 'pbk.date': 'spt.server.pbk_future' } });
  return { kind: 'PBK', ...pbk, ntpnId: null };
};
