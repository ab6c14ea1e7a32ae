import { maskErrors } from '#domain/faktur/masks.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FieldErrors } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { type CompanyIntercept, companyIntercept, throwIntercept } from '../../documents/office/intercepts.ts';

export type Intercept = CompanyIntercept<'efaktur'> | { intercept: 'efaktur-custom-field'; errors: FieldErrors };

/** At most this many fields are named when many invoices are uploaded. */
const NAMED = 20;

/** Of one invoice by field, of several by invoice and field. */
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

export type Pages = AsyncIterable<readonly FakturRow[]> | Iterable<readonly FakturRow[]>;

/** Null when all are met. */
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

/** A 422, for which the client opens a modal. */
export const passIntercepts = async (...input: Parameters<typeof uploadIntercept>): Promise<void> =>
  throwIntercept(await uploadIntercept(...input));
