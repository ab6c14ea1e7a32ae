import { awaitingOffice } from '#domain/spt/status-queries.ts';
import { unsafeAwaitingSpts } from '../../../../db/repositories/spt/spt.ts';
import { PAGE, paged } from '../../../jobs/in-pages.ts';
import type { Deps } from '../../../services/deps.ts';
import { askAboutSpt } from '../ask-office.ts';

/** Asks the office about every return it still owes an answer: also that one was paid for, which nobody else tells. */
export const askAboutSpts = (deps: Deps): Promise<void> =>
  paged(
    (after) => unsafeAwaitingSpts(deps.db.read, awaitingOffice, { after, limit: PAGE }),
    (spt) => askAboutSpt(deps, spt),
  );
