import { senders } from '#domain/company/template-products.ts';
import type { MailSender, TestLetter } from '#domain/company/template-schema.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { personById } from '../../../db/repositories/people.ts';
import { type Deps, permit } from '../deps.ts';
import { previewTemplate, type TemplateKey, type Words } from './templates.ts';
import type { TemplateValues } from './variables.ts';

export const mailSender = async (deps: Deps, scope: Scope): Promise<MailSender> => {
  permit(scope, ...senders);
  const { name } = await ownCompany(scope, deps.db.read);
  return { name, address: deps.mail.address };
};

export const sendTestLetter = async (
  deps: Deps,
  scope: Scope,
  product: TemplateKey['product'],
  words: Words & { values?: TemplateValues | undefined },
): Promise<TestLetter> => {
  permit(scope, 'SETTING_AUTO_MAIL_CREATE');
  const { subject, text, html } = await previewTemplate(deps, scope, product, words);
  const person = await personById(deps.db.read, scope.userId);
  if (!person) throw new Problem('not_found');
  const { email: to } = person;
  const answer = await deps.mail.send({
    companyId: scope.companyId,
    objectId: null,
    id: deps.newId(),
    senderName: 'Patuh',
    replyTo: null,
    to,
    subject: say('id', 'mail.test_subject', { subject }),
    text,
    html,
    attachments: [],
    needs: ['SETTING_AUTO_MAIL_VIEW'],
  });
  if (answer.kind === 'refused')
    throw new Problem('conflict', { message: 'mail.refused', params: { why: answer.message } });
  if (answer.kind === 'unreachable' && !answer.unknown)
    throw new Problem('unavailable', { message: 'mail.unreachable' });
  return { to, sure: answer.kind === 'done' };
};
