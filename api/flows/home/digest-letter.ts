import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { wantsDigest } from '#domain/people/wants-digest.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod } from '#domain/text/format.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { companiesOf, personById, unsafeReaders, unsafeTakeDigest } from '../../../db/repositories/people.ts';
import type { Handler } from '../../jobs/handler.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { LETTER_TRIES, makeMailLink, sendLinkLetter } from '../../services/mail-links/links.ts';
import { healthOfPlaces, openPlaces } from './companies.ts';

const DIGEST = 'people.digest';
const SOON_DAYS = 3;
const LETTERS_AT_ONCE = 2;
const MASA_BACK = [2, 1] as const;

/** Within the permissions; one line per tax. */
const dueLines = async (deps: Deps, scope: Scope): Promise<string[]> => {
  const places = await openPlaces(deps, scope);
  const now = periodOf(jakartaDay(deps.now()));
  const lines: string[] = [];
  for (const back of MASA_BACK) {
    const period = periodAfter(now, -back);
    for (const { name, taxes } of await healthOfPlaces(deps, places, period))
      for (const { tax, done, daysLeft, dueDay } of taxes) {
        if (done || daysLeft === null || daysLeft > SOON_DAYS || !dueDay) continue;
        const when = say(scope.locale, `home.digest.${daysLeft < 0 ? 'late' : 'soon'}`, {
          days: -daysLeft,
          day: formatDay(dueDay),
        });
        const taxName = say(scope.locale, `home.tax.${tax}`);
        lines.push(
          say(scope.locale, 'home.digest.line', { company: name, tax: taxName, masa: formatPeriod(period), when }),
        );
      }
  }
  return lines;
};

/** Not sent if nothing is due. */
export const digestLetter: Handler<{ day: string }> = {
  kind: DIGEST,
  concurrency: LETTERS_AT_ONCE,
  attempts: LETTER_TRIES,
  item: async ({ deps, scope: { companyId } }, { payload }, { refId }) => {
    const person = await personById(deps.db.read, refId);
    if (!person || !wantsDigest(person.preferences) || payload.day !== jakartaDay(deps.now()))
      return { status: 'DONE' };
    const { id: userId, email, name } = person;
    const locale: Locale = person.preferences.locale === 'en' ? 'en' : 'id';
    const reader: Scope = { companyId, userId, userName: name, role: '', permissions: new Set(), ip: '', locale };
    const lines = await dueLines(deps, reader);
    if (lines.length === 0) return { status: 'DONE' };
    const link = await deps.db.transact((tx) =>
      makeMailLink(deps, tx, { id: `digest-${userId}-${payload.day}`, kind: 'digest', companyId, userId, email }),
    );
    return sendLinkLetter(deps, link, {
      locale,
      name,
      count: String(lines.length),
      lines: lines.join('\n'),
      home: `${deps.publicUrl}/main/home/companies`,
    });
  },
};

const AT_ONCE = 500;

/** Once per subscriber, even if several processes run the schedule. */
export const askForDigests = async (deps: Deps): Promise<void> => {
  const day = jakartaDay(deps.now());
  for (let after = ''; ; ) {
    const page = await unsafeReaders(deps.db.read, after, AT_ONCE);
    const last = page.at(-1);
    if (!last) return;
    const people = new Map(page.map((one) => [one.id, one]));
    for (const { id, email, preferences } of people.values()) {
      if (!wantsDigest(preferences)) continue;
      await deps.db.transact(async (tx) => {
        const [first] = await companiesOf(tx.db, id);
        if (!first || !(await unsafeTakeDigest(tx, id, day))) return;
        await enqueue(tx, systemScope(first.companyId), deps.now(), {
          kind: DIGEST,
          payload: { day },
          items: [{ refId: id, label: email }],
          visible: false,
        });
      });
    }
    after = last.id;
  }
};
