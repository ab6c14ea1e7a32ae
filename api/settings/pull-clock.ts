import { PULL_CLOCK } from '#domain/company/switches.ts';
import { pullClock } from '#domain/records/pull-clock.ts';
import { switchStore } from '../../db/repositories/switches.ts';
import { singletonRoutes } from '../records/singleton.ts';

export const pullClockRoutes = singletonRoutes(pullClock, {
  store: switchStore(PULL_CLOCK),
  objectId: () => 'pull_clock/faktur-in',
});
