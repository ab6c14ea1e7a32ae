import { say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { unsafeSwitchedOn } from '../../../../db/repositories/switches.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { LETTER_TRIES, sendLetter } from '../../../services/mail-links/links.ts';
import { ANCHOR_MAIL, anchorMail } from '../anchor-mail.ts';
import { headOn } from '../anchors.ts';
import { tellOwners } from '../tell-owners.ts';

const KIND = 'history.anchor-mail';
const LINK = '/v2/main/audit-log';

/** Puts the letters with the day's anchor in line, one for each company that named an address: once, however often it is asked. */
export const mailHeads = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (const companyId of await unsafeSwitchedOn(deps.db.read, ANCHOR_MAIL))
    await deps.db.transact((tx) =>
      enqueue(tx, systemScope(companyId), deps.now(), {
        ...{ kind: KIND, payload: { day }, uniqueKey: `${KIND}:${day}`, visible: false },
        items: [{ refId: companyId, label: day }],
      }),
    );
};

/** Sends the end of a company's history, as the anchor of a day names it, out of the house. An address that refuses it is told to the Owners. */
export const headLetter: Handler<{ day: string }> = {
  kind: KIND,
  concurrency: 2,
  attempts: LETTER_TRIES,
  item: async ({ deps, scope }, { id, payload: { day } }) => {
    const { companyId } = scope;
    const { to } = await anchorMail(scope, deps.db.read);
    const head = await headOn(deps, day, companyId);
    if (to === null || !head) return { status: 'DONE' };
    const { name: company } = await ownCompany(scope, deps.db.read);
    const said = { locale: 'id', company, day, seq: String(head.seq), hash: head.hash } as const;
    const item = await sendLetter(deps, { id, companyId, email: to }, 'auditLog.anchor_mail', said);
    if (item.status === 'FAILED')
      await deps.db.transact((tx) =>
        tellOwners(deps, tx, scope, {
          message: 'auditLog.anchor_mail.refused',
          params: { to, why: item.message ?? say('id', 'problem.invalid') },
          link: LINK,
        }),
      );
    return item;
  },
};
