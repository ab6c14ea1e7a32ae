import { z } from 'zod';
import { type FakturStatus, fakturStatus } from './status.ts';

/** What a list of outgoing invoices can be narrowed by. A key that is not here is refused. */
const status = z.enum(Object.keys(fakturStatus.states) as [FakturStatus, ...FakturStatus[]]);
const kind = z.enum(['NORMAL', 'NORMAL_SUBS', 'SUBSTITUTED', 'CANCELED']);
const term = z.enum(['EMPTY', 'CASH_ADVANCE', 'PAID']);
const code = z.string().regex(/^\d{2}$/);
const masa = z.string().regex(/^\d{4}-\d{2}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const words = z.string().trim().max(255);
const id = z.string().max(64);
const amount = z.string().regex(/^-?\d{1,13}(\.\d{1,2})?$/);
const oneOrMore = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).max(100)]);

export const fakturFilter = z.strictObject({
  q: words.optional(),
  period: masa.optional(),
  periodFrom: masa.optional(),
  periodTo: masa.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  status: oneOrMore(status).optional(),
  kind: oneOrMore(kind).optional(),
  code: oneOrMore(code).optional(),
  term: oneOrMore(term).optional(),
  /** NPWP (digits) or a part of the name. */
  counterparty: words.optional(),
  hasError: z.boolean().optional(),
  /** Days until the upload deadline, of those still to upload. */
  deadlineWithin: z.int().min(0).max(366).optional(),
  /** DPP in rupiah. */
  amountMin: amount.optional(),
  amountMax: amount.optional(),
  notSent: z.boolean().optional(),
  importId: id.optional(),
  ids: z.array(id).max(1000).optional(),
  /** react-admin's getMany asks with `id`. */
  id: z.array(id).max(1000).optional(),
  reference: words.optional(),
  number: words.optional(),
  advanceOf: id.optional(),
});
export type FakturFilter = z.infer<typeof fakturFilter>;

/** Columns a person may sort the list by. */
export const fakturColumnSorts = [
  'number',
  'date',
  'period',
  'counterpartyName',
  'counterpartyNpwp',
  'code',
  'dpp',
  'otherDpp',
  'ppn',
  'ppnbm',
  'status',
  'reference',
  'kind',
  'term',
  'uploadDeadline',
  'createdAt',
  'updatedAt',
] as const;

/** What the API sorts by: the columns, and the id, by which react-admin asks when nobody chose. */
export const fakturSorts = ['id', ...fakturColumnSorts] as const;
export type FakturSort = readonly [field: (typeof fakturSorts)[number], direction: 'ASC' | 'DESC'];

/** The documents a bulk action is for: named one by one, or everything a filter finds. */
export type FakturSelection = { readonly ids: readonly string[] } | { readonly filter: FakturFilter };
