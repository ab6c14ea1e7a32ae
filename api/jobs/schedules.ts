import { Cron } from 'croner';
import { unsafeExpireFiles } from '../../db/repositories/files.ts';
import { unsafeExpireKeys } from '../../db/repositories/idempotency.ts';
import { unsafeExpireSessions } from '../../db/repositories/sessions.ts';
import { unsafeExpireTokens } from '../../db/repositories/tokens.ts';
import type { Deps } from '../modules/deps.ts';

const DAY = 86_400_000;
/** A link that ran out is known for a while longer, so that it can say so. */
const TOKEN_MEMORY = 90 * DAY;

export type Schedule = { name: string; cron: string; run(deps: Deps): Promise<void> };

/** What the product does by the clock. Each may run in several processes at once and must bear it. */
export const schedules: readonly Schedule[] = [
  {
    name: 'expire sessions, links and request keys',
    cron: '*/10 * * * *',
    run: ({ db, now }) =>
      db.transact(async (tx) => {
        await unsafeExpireSessions(tx, now());
        await unsafeExpireKeys(tx, now() - DAY);
        await unsafeExpireTokens(tx, now() - TOKEN_MEMORY);
      }),
  },
  {
    name: 'expire files',
    cron: '25 * * * *',
    run: async ({ db, now, files }) => {
      const gone = await db.transact((tx) => unsafeExpireFiles(tx, now()));
      for (const id of gone) await files.remove(id);
    },
  },
];

/** Starts the clock; what it returns stops it. A run that fails is noted and tried at its next time. */
export const startSchedules = (
  deps: Deps,
  warn: (what: string, facts: Record<string, unknown>) => void,
): (() => void) => {
  const crons = schedules.map(
    ({ name, cron, run }) =>
      new Cron(cron, { timezone: 'Asia/Jakarta', protect: true, unref: true }, () =>
        run(deps).catch((error: unknown) => warn('a schedule failed', { name, error })),
      ),
  );
  return () => {
    for (const cron of crons) cron.stop();
  };
};
