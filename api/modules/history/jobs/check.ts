import { setTimeout as pause } from 'node:timers/promises';
import { jakartaDay } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { SYSTEM_COMPANY } from '../../../../db/repositories/history.ts';
import { verifyHistory } from '../../../../db/repositories/history-check.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { unsafeCompanyIds } from '../../../../db/repositories/own-companies.ts';
import { companiesOf, personByEmail } from '../../../../db/repositories/people.ts';
import { verifyRecords } from '../../../../db/repositories/records/record-check.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { readAnchors } from '../anchors.ts';
import { brokenFiles } from '../broken-files.ts';
import { removedChains } from '../removed-chains.ts';
import { tellOwners, tellPeople } from '../tell-owners.ts';

const KIND = 'history.check';
const LINK = '/v2/main/audit-log';
const SYSTEM_LINK = '/admin/security-log';
/** Small pages, so that other work runs in between. */
const PAGE = 200;
const REST_MS = 5;
/** Checking a long history takes minutes: the job's lease is renewed after this many pages. */
const RENEWED_EVERY = 100;

/** Each company, and the internal chain with removed companies, once a week. */
export const checkByClock = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (const companyId of [...(await unsafeCompanyIds(deps.db.read)), SYSTEM_COMPANY])
    await deps.db.transact((tx) =>
      enqueue(tx, systemScope(companyId), deps.now(), {
        kind: KIND,
        payload: {},
        uniqueKey: `${KIND}:${day}`,
        visible: false,
      }),
    );
};

/** Internal admins are notified in the first of their companies, because the internal pages show no notifications. */
const tellInternals = async (deps: Deps, tx: Tx, notice: Parameters<typeof tellOwners>[3]): Promise<void> => {
  for (const email of deps.internalAdmins) {
    const person = await personByEmail(tx.db, email);
    const [first] = person ? await companiesOf(tx.db, person.id) : [];
    if (person && first) await tellPeople(deps, tx, systemScope(first.companyId), [person.id], notice);
  }
};

/**
 * Notifies the Owners also when nothing was found. The internal chain, the chains of removed companies and the anchors
 * are checked together, for internal admins.
 */
export const historyCheck: Handler<Record<string, never>> = {
  kind: KIND,
  attempts: 3,
  run: async ({ deps, scope, progress }) => {
    const isSystem = scope.companyId === SYSTEM_COMPANY;
    const anchors = await readAnchors(deps);
    const removed = isSystem ? await removedChains(deps.db, anchors) : [];
    let pages = 0;
    const pace = {
      page: PAGE,
      pause: async () => {
        await pause(REST_MS);
        if (++pages % RENEWED_EVERY === 0) await progress(pages, pages);
      },
    };
    const found = { rows: 0, broken: 0, states: 0, notAnchored: 0, removed: removed.length, anchors: 0 };
    if (isSystem) found.anchors = anchors.broken.length;
    for (const id of [scope.companyId, ...removed]) {
      const { rows, broken, states, notAnchored } = await verifyHistory(deps.db, id, anchors.heads.get(id), pace);
      found.rows += rows;
      found.broken += broken.length;
      found.states += states.length;
      found.notAnchored += notAnchored;
      const held = await verifyRecords(deps.db, id, deps.now(), anchors.records.get(id), pace);
      const files = await brokenFiles(deps, id, pace);
      found.broken += held.broken.length;
      found.states += held.records.length + files.length;
    }
    const fine = found.broken + found.states + found.anchors === 0;
    const message = `auditLog.check.${isSystem ? 'house_' : ''}${fine ? 'fine' : 'found'}`;
    const notice = { message, params: found, link: isSystem ? SYSTEM_LINK : LINK };
    await deps.db.transact((tx) => (isSystem ? tellInternals(deps, tx, notice) : tellOwners(deps, tx, scope, notice)));
    return found;
  },
};
