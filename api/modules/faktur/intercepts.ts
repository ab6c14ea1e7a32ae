import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { sellerOf } from '../../../db/repositories/faktur-seller.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';

/** What stands between a company and an upload, each with its own modal. One at a time, in the order a person can mend them. */
export type Intercept =
  | { intercept: 'expired-certificate'; validTo: string }
  | { intercept: 'invalid-certificate' }
  | { intercept: 'efaktur-invalid-userid' }
  | { intercept: 'efaktur-intercept-signee' }
  | { intercept: 'efaktur-upload-limit'; package: string; remaining: number; needed: number }
  | { intercept: 'efaktur-custom-field'; errors: Record<string, string> };

/** The first thing that is missing before `needed` invoices may go to the office; null when nothing is. */
export const uploadIntercept = async (
  scope: Scope,
  query: Query,
  now: number,
  needed: number,
): Promise<Intercept | null> => {
  const seller = await sellerOf(scope, query);
  const certificate = await certificateOf(scope, query);
  if (!certificate?.matchesOffice) return { intercept: 'invalid-certificate' };
  if (certificate.validTo < jakartaDay(now)) return { intercept: 'expired-certificate', validTo: certificate.validTo };
  if (!/^\d{16}$/.test(seller.npwp)) return { intercept: 'efaktur-invalid-userid' };
  if (!(await activeSignee(scope, query, 'efaktur-v2'))) return { intercept: 'efaktur-intercept-signee' };
  const { remaining } = await quotaOf(scope, query, 'efaktur');
  if (remaining < needed) return { intercept: 'efaktur-upload-limit', package: seller.packageName, remaining, needed };
  return null;
};

/** Throws the intercept as the 422 that opens its modal. */
export const passIntercepts = async (scope: Scope, query: Query, now: number, needed: number): Promise<void> => {
  const intercept = await uploadIntercept(scope, query, now, needed);
  if (intercept) throw new Problem('intercepted', { extra: intercept });
};
