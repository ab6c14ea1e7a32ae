import type { QuotaProduct } from '#domain/definition/quota.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee, type Signee } from '../../../db/repositories/signees.ts';

export type Needed = {
  readonly quota: QuotaProduct;
  readonly product: Signee['product'];
  readonly needed: number;
};

/**
 * What prevents a company from sending, each with its own modal. One at a time, in the order the user can resolve them.
 */
export type CompanyIntercept<Q extends QuotaProduct = QuotaProduct> =
  | { intercept: 'expired-certificate'; validTo: string }
  | { intercept: 'invalid-certificate' }
  | { intercept: 'efaktur-invalid-userid' }
  | { intercept: `${Q}-intercept-signee` }
  | { intercept: `${Q}-upload-limit`; package: string; remaining: number; needed: number };

export const companyIntercept = async <Q extends QuotaProduct>(
  scope: Scope,
  query: Query,
  now: number,
  { quota, product, needed }: Needed & { readonly quota: Q },
): Promise<CompanyIntercept<Q> | null> => {
  const sender = await ownCompany(scope, query);
  const certificate = await certificateOf(scope, query);
  if (!certificate?.matchesOffice) return { intercept: 'invalid-certificate' };
  if (certificate.validTo < jakartaDay(now)) return { intercept: 'expired-certificate', validTo: certificate.validTo };
  if (!/^\d{16}$/.test(sender.flags.officeUserId ?? sender.npwp)) return { intercept: 'efaktur-invalid-userid' };
  if (!(await activeSignee(scope, query, product))) return { intercept: `${quota}-intercept-signee` };
  const { remaining } = await quotaOf(scope, query, quota);
  return remaining < needed
    ? { intercept: `${quota}-upload-limit`, package: sender.packageName, remaining, needed }
    : null;
};

export const throwIntercept = (intercept: { intercept: string; errors?: FieldErrors } | null): void => {
  if (!intercept) return;
  const { errors, ...extra } = intercept;
  throw new Problem('intercepted', { ...(errors ? { errors } : {}), extra });
};
