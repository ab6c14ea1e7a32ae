import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type AccountingLink, accountingLinkOf } from '../../../db/repositories/accounting.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { AccountingAccess } from '../../gateways/accounting/port.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import { unsealed } from '../../services/seal.ts';

/** Companies that came from the accounting product itself have no integration of their own. */
export const ownCompanyOf = async (scope: Scope, query: Query) => {
  const company = await companyOf(scope, query);
  if (!company) throw new Problem('no_company');
  if (company.jurnalCid !== 0) throw new Problem('forbidden', { message: 'accounting.add_on' });
  return company;
};

export const sealedFor = ({ keyed }: Pick<Deps, 'keyed'>, { companyId }: Scope) =>
  ({ keyed, purpose: 'accounting', owner: companyId }) as const;

export const accessOf = (deps: Deps, scope: Scope, link: AccountingLink | undefined): AccountingAccess | null =>
  link?.sealed ? { companyId: scope.companyId, token: unsealed(sealedFor(deps, scope), link.sealed) } : null;

export type Linked = { readonly link: AccountingLink; readonly access: AccountingAccess };

/** Throws `conflict` without a key. */
export const linkedOf = async (deps: Deps, scope: Scope): Promise<Linked> => {
  await ownCompanyOf(scope, deps.db.read);
  const link = await accountingLinkOf(scope, deps.db.read);
  const access = accessOf(deps, scope, link);
  if (!link || !access) throw new Problem('conflict', { message: 'accounting.not_connected' });
  return { link, access };
};

/** For a person who waits: what the product answered, or a problem. */
export const answered = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'accounting.unreachable' });
  throw new Problem('invalid', { errors: { token: 'accounting.refused' } });
};
