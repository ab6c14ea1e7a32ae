import { Cron } from 'croner';
import { schedules } from '../../api/jobs/schedules.ts';
import type { Deps } from '../../api/services/deps.ts';

const crons = schedules.map((schedule) => ({
  ...schedule,
  /** Null for a schedule of at least once a minute: it is due at every moment. */
  cron:
    schedule.cron.split(' ').slice(-5).join(' ') === '* * * * *'
      ? null
      : new Cron(schedule.cron, { timezone: 'Asia/Jakarta', paused: true }),
}));

/** The schedules of a period, each once at its end: as on a machine that slept until then. */
export const runSchedules = async (deps: Deps, since: number, now: number): Promise<void> => {
  for (const { cron, run } of crons) {
    const next = cron ? cron.nextRun(new Date(since))?.getTime() : since;
    if (next !== undefined && next <= now) await run(deps);
  }
};
