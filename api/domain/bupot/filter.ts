import { z } from 'zod';
import { withholdingStatuses } from '../rules/pph21/ptkp.ts';
import { slipKinds } from './kinds.ts';
import { type BupotStatus, bupotStatus } from './status.ts';
import { tabs } from './status-queries.ts';

const masa = z.string().regex(/^\d{4}-\d{2}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const words = z.string().trim().max(255);
const id = z.string().max(64);
const amount = z.string().regex(/^-?\d{1,13}(\.\d{1,2})?$/);
const oneOrMore = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).max(100)]);

/** What a list of slips can be narrowed by. A key that is not here is refused. */
export const bupotFilter = z.strictObject({
  q: words.optional(),
  kind: oneOrMore(z.enum(slipKinds)).optional(),
  tab: z.enum(Object.keys(tabs) as [keyof typeof tabs, ...(keyof typeof tabs)[]]).optional(),
  status: oneOrMore(z.enum(Object.keys(bupotStatus.states) as [BupotStatus, ...BupotStatus[]])).optional(),
  period: masa.optional(),
  periodFrom: masa.optional(),
  periodTo: masa.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  taxCode: oneOrMore(z.string().max(32)).optional(),
  /** "411124-100". */
  kapKjs: oneOrMore(z.string().max(16)).optional(),
  facility: oneOrMore(z.string().max(16)).optional(),
  final: z.boolean().optional(),
  /** NPWP, NIK or TIN, or a part of the name. */
  payee: words.optional(),
  country: oneOrMore(z.string().max(3)).optional(),
  hasError: z.boolean().optional(),
  /** Gross in rupiah. */
  amountMin: amount.optional(),
  amountMax: amount.optional(),
  /** Of an annual slip: more was withheld in its year than was due. */
  overWithheld: z.boolean().optional(),
  /** Family status of an employee: "TK/0". */
  ptkp: oneOrMore(z.enum(withholdingStatuses as [string, ...string[]])).optional(),
  /** Borne by the government. */
  borne: z.boolean().optional(),
  notSent: z.boolean().optional(),
  /** In a return, or in none yet. */
  posted: z.boolean().optional(),
  returnId: id.optional(),
  importId: id.optional(),
  reference: words.optional(),
  number: words.optional(),
  ids: z.array(id).max(1000).optional(),
  /** react-admin's getMany asks with `id`. */
  id: z.array(id).max(1000).optional(),
});
export type BupotFilter = z.infer<typeof bupotFilter>;

/** Columns a person may sort the list by. */
export const bupotColumnSorts = [
  'number',
  'date',
  'period',
  'payeeName',
  'payeeNpwp',
  'country',
  'taxCode',
  'gross',
  'tax',
  'status',
  'reference',
  'createdAt',
  'updatedAt',
] as const;

/** What the API sorts by: the columns, and the id, by which react-admin asks when nobody chose. */
export const bupotSorts = ['id', ...bupotColumnSorts] as const;

/** The slips a bulk action is for: named one by one, or everything a filter finds. */
export type BupotSelection = { readonly ids: readonly string[] } | { readonly filter: BupotFilter };
