import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { dayBegins, jakartaDay, type Scope } from '#domain/scope.ts';
import { labelOf } from '#domain/spt/label.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { unsafeWithoutVatReturn } from '../../../db/repositories/spt/drafts.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { tellHolders } from '../../services/notifications/tell-holders.ts';
import { postInside } from './ask-posting.ts';
import { vatReturnFamily } from './family.ts';
import { draftSpt, vatReturnSaves } from './save-spts.ts';

export const DRAFT_JOB = `${vatReturnFamily.objectType}.draft`;

/** Last day of the month on which drafts are made: allows for a server that was off on the first. */
const UNTIL = '03';

/**
 * On the first of a month, for every PKP without the PPN return of the month that ended. Once per masa: a removed draft
 * is not made again.
 */
export const draftByClock = async (deps: Deps): Promise<void> => {
  const today = jakartaDay(deps.now());
  if (today.slice(8) > UNTIL) return;
  const month = periodOf(today);
  const period = periodAfter(month, -1);
  const companies = await unsafeWithoutVatReturn(deps.db.read, period, dayBegins(`${month}-01`));
  for (const companyId of companies) {
    const scope = systemScope(companyId);
    await deps.db.transact((tx) =>
      enqueue(tx, scope, deps.now(), {
        kind: DRAFT_JOB,
        payload: {},
        items: [{ refId: period, label: labelOf({ type: 'PPN', period, revision: 0 }) }],
        uniqueKey: `${DRAFT_JOB}:${period}`,
      }),
    );
  }
};

/**
 * With posting and notification, in one transaction. Nothing where a return exists. A concurrent creation is a
 * conflict; the retry finds that return.
 */
export const draftMasa = (deps: Deps, scope: Scope, period: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const of = { type: 'PPN', period } as const;
    if ((await sptVersions(scope, tx.db, of)).length > 0) return false;
    const draft = await vatReturnSaves.insert(tx, deps, scope, draftSpt(deps, scope, of));
    await postInside(tx, deps, scope, draft);
    await tellHolders(tx, deps, scope, vatReturnFamily.access.write, {
      message: 'spt.server.drafted',
      params: { period: formatPeriod(period) },
      link: `${sptPlaces.PPN}/detail/${draft.id}/induk`,
    });
    return true;
  });
