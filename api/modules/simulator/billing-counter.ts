import { billingAdvice } from '#domain/billing/office-codes.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';

/** How the simulated office treats billing codes by their amount, in the reader's language. */
export const getBillingBehaviours = ({ billingCounter }: Deps, { locale }: Scope) => {
  if (!billingCounter) throw new Problem('not_found');
  return billingCounter.behaviours.map(({ digits, says }) => ({ digits, says: says[locale] }));
};

const answered = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.office.UNREACHABLE.cause' });
  const { cause, code } = billingAdvice(answer.code);
  throw new Problem('conflict', { message: cause, extra: { officeCode: code } });
};

/**
 * Pays a billing code as a person does at a bank's counter. Only codes of the own company: the page of one is no counter for others.
 * The receipt is null where its NTPN comes later.
 */
export const payAtCounter = async (
  { db, billingOffice, billingCounter }: Deps,
  scope: Scope,
  { code, amount }: { readonly code: string; readonly amount: string },
) => {
  const company = billingCounter ? await companyOf(scope, db.read) : undefined;
  if (!billingCounter || !company) throw new Problem('not_found');
  answered(await billingOffice.inquire({ companyId: scope.companyId, objectId: code, tin: company.npwp, code }));
  return answered(await billingCounter.payAtCounter(code, sen(amount)));
};
