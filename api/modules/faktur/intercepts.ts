import { maskErrors } from '#domain/faktur/masks.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import { labelOf } from './load-faktur.ts';

/** What stands between a company and an upload, each with its own modal. One at a time, in the order a person can mend them. */
export type Intercept =
  | { intercept: 'expired-certificate'; validTo: string }
  | { intercept: 'invalid-certificate' }
  | { intercept: 'efaktur-invalid-userid' }
  | { intercept: 'efaktur-intercept-signee' }
  | { intercept: 'efaktur-upload-limit'; package: string; remaining: number; needed: number }
  | { intercept: 'efaktur-custom-field'; errors: FieldErrors };

/** Of many invoices so many fields at most are named. */
const NAMED = 20;

/** Fields that do not have the form the company wants: of one invoice by field, of several by invoice and field. */
const offMask = async (seller: OwnCompany, pages: Pages): Promise<FieldErrors> => {
  const errors: FieldErrors = {};
  const masks = seller.flags.fakturMasks;
  if (!masks) return errors;
  for await (const rows of pages)
    for (const row of rows) {
      for (const [field, said] of Object.entries(maskErrors(masks, row, labelOf(row))))
        errors[rows.length === 1 ? field : `${row.id}.${field}`] = said;
      if (Object.keys(errors).length >= NAMED) return errors;
    }
  return errors;
};

/** The invoices to be uploaded, page by page: gone through only by companies with forms of their own. */
export type Pages = AsyncIterable<readonly FakturRow[]> | Iterable<readonly FakturRow[]>;

/** The first thing that is missing before `needed` invoices may go to the office; null when nothing is. */
export const uploadIntercept = async (
  scope: Scope,
  query: Query,
  now: number,
  { needed, pages }: { needed: number; pages: Pages },
): Promise<Intercept | null> => {
  const seller = await ownCompany(scope, query);
  const certificate = await certificateOf(scope, query);
  if (!certificate?.matchesOffice) return { intercept: 'invalid-certificate' };
  if (certificate.validTo < jakartaDay(now)) return { intercept: 'expired-certificate', validTo: certificate.validTo };
  if (!/^\d{16}$/.test(seller.flags.officeUserId ?? seller.npwp)) return { intercept: 'efaktur-invalid-userid' };
  if (!(await activeSignee(scope, query, 'efaktur-v2'))) return { intercept: 'efaktur-intercept-signee' };
  const { remaining } = await quotaOf(scope, query, 'efaktur');
  if (remaining < needed) return { intercept: 'efaktur-upload-limit', package: seller.packageName, remaining, needed };
  const errors = await offMask(seller, pages);
  if (Object.keys(errors).length > 0) return { intercept: 'efaktur-custom-field', errors };
  return null;
};

/** Throws the intercept as the 422 that opens its modal. */
export const passIntercepts = async (...asked: Parameters<typeof uploadIntercept>): Promise<void> => {
  const intercept = await uploadIntercept(...asked);
  if (!intercept) return;
  if (intercept.intercept !== 'efaktur-custom-field') throw new Problem('intercepted', { extra: intercept });
  const { errors, ...extra } = intercept;
  throw new Problem('intercepted', { errors, extra });
};
