import { taxNameOf } from '#domain/billing/pairs.ts';
import type { InquiredCode } from '#domain/billing/view-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import { hasWords, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingByCode } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { KnownCode } from '../../gateways/djp/billing/port.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** What the office says about a code; a refusal is told at the field, silence as a service that does not answer. */
export const askAbout = async (deps: Deps, scope: Scope, code: string): Promise<KnownCode> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const answer = await deps.billingOffice.inquire({ companyId: scope.companyId, objectId: code, tin, code });
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.server.inquiry_timeout' });
  const cause = `billing.office.${answer.code}.cause`;
  throw new Problem('invalid', {
    message: 'billing.server.inquiry_refused',
    errors: { code: hasWords(cause) ? cause : answer.message },
    extra: { officeCode: answer.code },
  });
};

/** Looks a code up that was made anywhere. */
export const inquireCode = async (deps: Deps, scope: Scope, code: string): Promise<InquiredCode> => {
  permit(scope, 'EBILLING_VIEW');
  const [{ tin, amount, ...known }, ours] = await Promise.all([
    askAbout(deps, scope, code),
    billingByCode(scope, deps.db.read, code),
  ]);
  return {
    ...known,
    payerNpwp: tin,
    taxName: taxNameOf(known),
    amount: rupiah(amount),
    stateWords: say(scope.locale, `billing.server.code_${known.state}`),
    ours: ours?.id ?? null,
  };
};
