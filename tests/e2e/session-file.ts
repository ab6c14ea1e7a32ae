import { join } from 'node:path';
import type { PersonKey } from '../../fixtures/cast/people.ts';

export const sessionFile = (who: PersonKey): string =>
  join(process.env.E2E_DATA_DIR ?? '.cache', `session-${who}.json`);
