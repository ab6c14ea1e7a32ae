import { awaitingOffice } from '#domain/spt/standing.ts';
import { unsafeAwaitingSpts } from '../../db/repositories/spt.ts';
import type { Deps } from '../modules/deps.ts';
import { askAboutSpt } from '../modules/spt/ask-office.ts';
import { PAGE, paged } from './in-pages.ts';

/** Asks the office about every return it still owes an answer: also that one was paid for, which nobody else tells. */
export const askAboutSpts = (deps: Deps): Promise<void> =>
  paged(
    (after) => unsafeAwaitingSpts(deps.db.read, awaitingOffice, { after, limit: PAGE }),
    (spt) => askAboutSpt(deps, spt),
  );
