import { Cron } from 'croner';
import { schedules } from '../../api/jobs/schedules.ts';
import type { Deps } from '../../api/services/deps.ts';

const crons = schedules.map((schedule) => ({
  ...schedule,
  /** Null for what comes at least every minute: it is due whenever anybody looks. */
  cron:
    schedule.cron.split(' ').slice(-5).join(' ') === '* * * * *'
      ? null
      : new Cron(schedule.cron, { timezone: 'Asia/Jakarta', paused: true }),
}));

/** What the clock of the product does in a stretch of time, each once at its end: as on a machine that slept until then. */
export const runSchedules = async (deps: Deps, since: number, now: number): Promise<void> => {
  for (const { cron, run } of crons) {
    const next = cron ? cron.nextRun(new Date(since))?.getTime() : since;
    if (next !== undefined && next <= now) await run(deps);
  }
};
