import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { newId } from '../../db/id.ts';
import { clockOf } from '../env.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { keyedBy, secretOf } from '../secrets.ts';
import type { AtServer } from '../services/mail-links/at-server.ts';
import { openOrEnd } from '../start/open-server.ts';

const sayProblem = ({ code, detail: { message = `problem.${code}`, params = {}, errors = {} } }: Problem): void => {
  console.error(say('en', message, params));
  for (const [field, fault] of Object.entries(errors))
    console.error(`  ${field}: ${typeof fault === 'string' ? say('en', fault) : say('en', fault.key, fault.params)}`);
};

/** A problem ends the process with a message and exit code 1. */
export const atServer = async (work: (deps: AtServer) => Promise<void>): Promise<void> => {
  const settings = settingsOrEnd();
  const db = await openOrEnd(settings);
  const now = clockOf(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  try {
    await work({ db, now, newId: () => newId(now()), keyed: keyedBy(secretOf(settings)), publicUrl });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    sayProblem(error);
    process.exitCode = 1;
  } finally {
    await db.close();
  }
};
