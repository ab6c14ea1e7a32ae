import { setTimeout as pause } from 'node:timers/promises';
import { jakartaDay } from '#domain/scope.ts';
import { holds, verifyHistory } from '../../../../db/repositories/history-check.ts';
import { membersOf } from '../../../../db/repositories/members.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { unsafeCompanyIds } from '../../../../db/repositories/own-companies.ts';
import { tellMembers } from '../../../../db/repositories/tell-members.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { isOwner } from '../../../services/people/roles.ts';
import { readAnchors } from '../anchors.ts';

const KIND = 'history.check';
const LINK = '/v2/main/audit-log';
/** A few milliseconds of looking, and as many for everybody else. */
const PAGE = 200;
const REST_MS = 5;
/** A long history is gone through for minutes: now and then the lease of the job is renewed. */
const RENEWED_EVERY = 100;

/** Has the history of each company looked through, once in the week that begins on this day. */
export const checkByClock = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (const companyId of await unsafeCompanyIds(deps.db.read))
    await deps.db.transact((tx) =>
      enqueue(tx, systemScope(companyId), deps.now(), {
        ...{ kind: KIND, payload: {}, uniqueKey: `${KIND}:${day}`, visible: false },
      }),
    );
};

/** Looks through the history of a company beside everything else, and tells its Owners what was found, also where nothing was. */
export const historyCheck: Handler<Record<string, never>> = {
  kind: KIND,
  attempts: 3,
  run: async ({ deps, scope, progress }) => {
    const { companyId } = scope;
    const { heads } = await readAnchors(deps);
    let pages = 0;
    const verdict = await verifyHistory(deps.db, companyId, heads.get(companyId), {
      page: PAGE,
      pause: async () => {
        await pause(REST_MS);
        if (++pages % RENEWED_EVERY === 0) await progress(pages, pages);
      },
    });
    const { rows, broken, states, notAnchored } = verdict;
    const found = { rows, broken: broken.length, states: states.length, notAnchored };
    await deps.db.transact(async (tx) => {
      const owners = (await membersOf(scope, tx.db)).filter(({ role }) => isOwner(role)).map(({ id }) => id);
      const told = await tellMembers(tx, scope, deps.now(), deps.newId, owners, {
        message: `auditLog.check.${holds(verdict) ? 'fine' : 'found'}`,
        params: found,
        link: LINK,
      });
      tx.afterCommit(() => {
        for (const userId of told) deps.events.publish(companyId, { kind: 'notification', userId });
      });
    });
    return found;
  },
};
