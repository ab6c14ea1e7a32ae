import type { SwitchName } from '#domain/company/switches.ts';
import type { PullClock } from '#domain/faktur/pull/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { switchOf } from '../../../../../db/repositories/switches.ts';
import type { Deps } from '../../../../services/deps.ts';
import { turnSwitch } from '../../../../services/switches.ts';

export const PULL_CLOCK: SwitchName = 'pull:faktur-in';

export const pullClock = (deps: Deps, scope: Scope): Promise<PullClock> => switchOf(scope, deps.db.read, PULL_CLOCK);

export const savePullClock = (deps: Deps, scope: Scope, set: PullClock): Promise<PullClock> =>
  turnSwitch(deps, scope, PULL_CLOCK, set, { objectType: 'pull_clock', objectId: 'pull_clock/faktur-in' });
