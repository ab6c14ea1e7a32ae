import type { Locale } from '#domain/messages/index.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { unsafeMailLinksSince } from '../../../db/repositories/mail-links.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { personByEmail } from '../../../db/repositories/people.ts';
import type { Handler } from '../../jobs/handler.ts';
import { type Deps, systemScope } from '../deps.ts';
import { LETTER_TRIES, makeMailLink, sendLinkLetter } from '../mail-links/links.ts';
import { ownPlaces } from '../people/own-places.ts';

const KIND = 'people.reset';
const HOUR = 3_600_000;
/** The most letters to one person within an hour, however often the form is submitted. */
const MOST_AN_HOUR = 5;

/** The work is the same for every address: whether there is an account is checked by the job. */
export const askReset = async (deps: Deps, email: string): Promise<void> => {
  const refId = email.trim().toLowerCase();
  await deps.db.transact((tx) =>
    enqueue(tx, systemScope(SYSTEM_COMPANY), deps.now(), {
      kind: KIND,
      payload: {},
      items: [{ refId, label: '' }],
      visible: false,
    }),
  );
};

/** The link is derived from the job's id, so a retry sends the same letter. */
export const resetLetter: Handler = {
  kind: KIND,
  concurrency: 1,
  attempts: LETTER_TRIES,
  item: async ({ deps }, job, { refId }) => {
    const person = await personByEmail(deps.db.read, refId);
    const [first] = person ? await ownPlaces(deps.db.read, person.id) : [];
    if (!person || !first) return { status: 'DONE' };
    const sent = await unsafeMailLinksSince(deps.db.read, 'reset', person.id, deps.now() - HOUR);
    if (sent > MOST_AN_HOUR) return { status: 'DONE' };
    const link = await deps.db.transact((tx) =>
      makeMailLink(deps, tx, {
        id: job.id,
        kind: 'reset',
        companyId: first.companyId,
        userId: person.id,
        email: person.email,
      }),
    );
    const locale: Locale = person.preferences.locale === 'en' ? 'en' : 'id';
    return sendLinkLetter(deps, link, { locale, name: person.name });
  },
};
