import { say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { nsfpDue } from '#domain/settings/nsfp-reminder.ts';
import {
  hadNsfp,
  noteNsfpNotified,
  nsfpLeft,
  nsfpReminderOf,
  unsafeNsfpReminders,
} from '../../../db/repositories/nsfp.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { personById } from '../../../db/repositories/people.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Handler } from '../../jobs/handler.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { asHtml } from '../../services/templates/variables.ts';

const LINK = '/main/setting/account/nsfp-reminder';

type Reminder = { readonly why: string; readonly left: number; readonly year: number };

const remindCompany = (deps: Deps, companyId: string): Promise<void> => {
  const scope = systemScope(companyId);
  const now = deps.now();
  const today = jakartaDay(now);
  const year = Number(today.slice(0, 4));
  return deps.db.transact(async (tx) => {
    const setting = await nsfpReminderOf(scope, tx.db);
    if (!setting?.on || !(await hadNsfp(scope, tx.db))) return;
    const { left } = await nsfpLeft(scope, tx.db, year);
    const { tell, notified } = nsfpDue(setting, { left, today });
    if (notified.notifiedLow === setting.notifiedLow && notified.notifiedYear === setting.notifiedYear) return;
    if (!(await noteNsfpNotified(tx, scope, setting, notified))) return;
    for (const why of tell) {
      const recipients = await tellMembers(tx, scope, now, deps.newId, setting.people, {
        message: `settings.nsfp.notice.${why}`,
        params: { left, year },
        link: LINK,
      });
      tx.afterCommit(() => {
        for (const userId of recipients) deps.events.publish(companyId, { kind: 'notification', userId });
      });
      if (setting.byMail && recipients.length > 0)
        await enqueue(tx, scope, now, {
          kind: 'nsfp.mail',
          payload: { why, left, year } satisfies Reminder,
          items: recipients.map((userId) => ({ refId: userId, label: userId })),
          visible: false,
        });
    }
  });
};

export const remindOfNsfp = async (deps: Deps): Promise<void> => {
  for (const { companyId } of await unsafeNsfpReminders(deps.db.read)) await remindCompany(deps, companyId);
};

export const nsfpMail: Handler<Reminder> = {
  kind: 'nsfp.mail',
  concurrency: 4,
  attempts: 5,
  item: async ({ deps, scope }, { id, payload: { why, left, year } }, { refId, seq }) => {
    const person = await personById(deps.db.read, refId);
    if (!person) return { status: 'SKIPPED', code: 'not_found', message: say('id', 'problem.not_found') };
    const { name: company } = await ownCompany(scope, deps.db.read);
    const params = { company, left, year, link: `${deps.publicUrl}${LINK}` };
    const text = say('id', `settings.nsfp.mail.${why}`, params);
    const answer = await deps.mail.send({
      companyId: scope.companyId,
      objectId: null,
      id: `${id}.${seq}`,
      senderName: 'Patuh',
      replyTo: null,
      to: person.email,
      subject: say('id', 'settings.nsfp.mail.subject', params),
      text,
      html: asHtml(text),
      attachments: [],
      needs: ['SETTING_NSFP_VIEW'],
    });
    if (answer.kind === 'done') return { status: 'DONE' };
    if (answer.kind === 'refused') return { status: 'FAILED', code: answer.code, message: answer.message };
    if (answer.unknown) return { status: 'DONE', code: 'maybe_sent' };
    return {
      status: 'again',
      afterMs: answer.retryAfterMs,
      code: 'unreachable',
      message: say('id', 'mail.unreachable'),
    };
  },
};
