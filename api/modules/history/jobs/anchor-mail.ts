import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { unsafeSwitchedOn } from '../../../../db/repositories/switches.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type Deps, systemScope } from '../../../services/deps.ts';
import { LETTER_TRIES, sendLetter } from '../../../services/mail-links/links.ts';
import { ANCHOR_MAIL, anchorMail, headLetterId, noteUndelivered } from '../anchor-mail.ts';
import { headOn } from '../anchors.ts';

const KIND = 'history.anchor-mail';

/** One for each company with an address. Idempotent. */
export const mailHeads = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (const companyId of await unsafeSwitchedOn(deps.db.read, ANCHOR_MAIL))
    await deps.db.transact((tx) =>
      enqueue(tx, systemScope(companyId), deps.now(), {
        kind: KIND,
        payload: { day },
        uniqueKey: `${KIND}:${day}`,
        visible: false,
        items: [{ refId: companyId, label: day }],
      }),
    );
};

export const headLetter: Handler<{ day: string }> = {
  kind: KIND,
  concurrency: 2,
  attempts: LETTER_TRIES,
  item: async ({ deps, scope }, { payload: { day } }, { attempts }) => {
    const { companyId } = scope;
    const { to } = await anchorMail(scope, deps.db.read);
    const head = await headOn(deps, day, companyId);
    if (to === null || !head) return { status: 'DONE' };
    const { name: company } = await ownCompany(scope, deps.db.read);
    const params = { locale: 'id', company, day: formatDay(day), seq: String(head.seq), hash: head.hash } as const;
    const letter = { id: headLetterId(companyId, day), companyId, email: to };
    const item = await sendLetter(deps, letter, 'auditLog.anchor_mail', params);
    const givenUp = item.status === 'again' && attempts + 1 >= LETTER_TRIES;
    if (item.status === 'FAILED') await noteUndelivered(deps, scope, day, item.message);
    if (givenUp) await noteUndelivered(deps, scope, day, null);
    return item;
  },
};
