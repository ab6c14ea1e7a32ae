import { join } from 'node:path';
import type { PersonKey } from '../../fixtures/cast/people.ts';

/** Where the cookies of a signed-in person of the cast lie while the journeys run. */
export const sessionFile = (who: PersonKey): string =>
  join(process.env.E2E_DATA_DIR ?? '.cache', `session-${who}.json`);
