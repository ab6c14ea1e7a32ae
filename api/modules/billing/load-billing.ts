import { pairCode } from '#domain/billing/pairs.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';

/** Another company's billing is not found, never forbidden. */
export const loadBilling = async (scope: Scope, query: Query, id: string): Promise<Billing> => {
  const found = await billingById(scope, query, id);
  if (!found) throw new Problem('not_found');
  return found;
};

/** How people call a billing before and after it has a code. */
export const labelOf = (of: Pick<Billing, 'code' | 'kap' | 'kjs' | 'periodFrom'>): string =>
  of.code ?? `${pairCode(of)} ${formatPeriod(of.periodFrom)}`;
