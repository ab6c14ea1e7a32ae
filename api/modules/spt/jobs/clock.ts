import { awaitingOffice } from '#domain/spt/status-queries.ts';
import { unsafeAwaitingSpts } from '../../../../db/repositories/spt/spt.ts';
import { PAGE, paged } from '../../../jobs/in-pages.ts';
import type { Deps } from '../../../services/deps.ts';
import { askAboutSpt } from '../ask-office.ts';

/** Also finds payments, which are not reported otherwise. */
export const askAboutSpts = (deps: Deps): Promise<void> =>
  paged(
    (after) => unsafeAwaitingSpts(deps.db.read, awaitingOffice, { after, limit: PAGE }),
    (spt) => askAboutSpt(deps, spt),
  );
