import { senders } from '#domain/company/template-products.ts';
import type { MailSender } from '#domain/company/template-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../deps.ts';
import { permit } from '../permit.ts';

/** Whom a reader sees a mail come from. */
export const mailSender = async (deps: Deps, scope: Scope): Promise<MailSender> => {
  permit(scope, ...senders);
  const { name } = await ownCompany(scope, deps.db.read);
  return { name, address: deps.mail.address };
};
