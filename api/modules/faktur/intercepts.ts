import { maskErrors } from '#domain/faktur/masks.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FieldErrors } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { type CompanyIntercept, companyIntercept, throwIntercept } from '../../documents/office/intercepts.ts';

/** What stands between a company and an upload: what every sending needs, and forms of its own for fields. */
export type Intercept = CompanyIntercept<'efaktur'> | { intercept: 'efaktur-custom-field'; errors: FieldErrors };

/** Of many invoices so many fields at most are named. */
const NAMED = 20;

/** Fields that do not have the form the company wants: of one invoice by field, of several by invoice and field. */
const offMask = async (seller: OwnCompany, pages: Pages): Promise<FieldErrors> => {
  const errors: FieldErrors = {};
  const masks = seller.flags.fakturMasks;
  if (!masks) return errors;
  for await (const rows of pages)
    for (const row of rows) {
      for (const [field, fault] of Object.entries(maskErrors(masks, row, labelOf(row))))
        errors[rows.length === 1 ? field : `${row.id}.${field}`] = fault;
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
  const lacks = await companyIntercept(scope, query, now, { quota: 'efaktur', product: 'efaktur-v2', needed });
  if (lacks) return lacks;
  const errors = await offMask(await ownCompany(scope, query), pages);
  return Object.keys(errors).length > 0 ? { intercept: 'efaktur-custom-field', errors } : null;
};

/** Throws the intercept as the 422 that opens its modal. */
export const passIntercepts = async (...input: Parameters<typeof uploadIntercept>): Promise<void> =>
  throwIntercept(await uploadIntercept(...input));
