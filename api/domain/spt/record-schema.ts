import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { count, dayText, masaText, moment, movesOf, rupiahText, statesOf, viewOf } from '../definition/view-pieces.ts';
import type { DueView } from './filing.ts';
import { monthlyReturn } from './monthly-return.ts';
import { attachedKeys, returnTypes, type SptRecord } from './record.ts';
import { type SptMove, sptStatus } from './status.ts';
import { type ToDo, toDoActions, toDoStates } from './to-do.ts';

export type AmendmentDue = Pick<SptRecord, 'payable' | 'overpaid'>;

export type SptListRow = Omit<SptRecord, 'inputs' | 'amounts' | 'entries' | 'companyId'> &
  DueView & {
    /** What proofs of payment pay on the accounts of the return, in rupiah. */
    readonly paid: string;
    /** Payable less paid, in rupiah, over all accounts. */
    readonly rest: string;
    /** Money linked to the return that pays nothing in it, in rupiah. */
    readonly surplus: string;
    readonly toDo: ToDo | null;
    /** The amounts of a due correction, by today's documents, in rupiah; null where none is due. */
    readonly amendment: AmendmentDue | null;
    /** The actions this user may take now. */
    readonly actions: readonly SptMove[];
  };

const amountsSchema = z
  .record(z.string(), z.record(z.string(), rupiahText.nullable()))
  .meta({ id: 'SptAmounts', description: 'Amounts in rupiah by form and line; null where something is missing' });

export const entriesSchema = z
  .object({
    lines: z.record(z.string(), rupiahText).meta({ description: 'Amounts in rupiah by line' }),
    overpaidAs: z.enum(['carry', 'preliminary', 'examination']).nullable(),
    wholeAnew: z.boolean().meta({ description: 'Replaces the corrected return in full' }),
    account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
    facilityCode: z
      .enum(['07', '08'])
      .nullish()
      .meta({ description: 'Code of the lumped sales with a facility (I.A.9)' }),
    files: z
      .partialRecord(z.enum(attachedKeys), z.object({ id: z.string(), name: z.string(), rows: z.number().nullable() }))
      .optional()
      .meta({ description: 'Uploaded files: list C and part IX; not entered by hand' }),
  })
  .meta({ description: 'What a person fills in besides the documents' });

const words = z.string().trim().min(1, 'problem.field.required').max(100, 'problem.field.max');
const ACCOUNT_EXAMPLE = '1234567890';
const bareNumber = (written: string): string => written.replaceAll(/[\s.-]/g, '');

/** Lines in whole rupiah below ten trillion, a complete bank account or none, its number without separators. */
export const entriesInput = z.strictObject({
  ...entriesSchema.omit({ files: true }).shape,
  lines: z.record(z.string().max(20), z.string().regex(/^-?\d{1,13}(\.0{1,2})?$/, 'spt.server.whole_rupiah')),
  account: z
    .strictObject({
      bank: words,
      number: z
        .string()
        .trim()
        .min(1, { error: 'problem.field.required', abort: true })
        .max(50, { error: 'problem.field.max', abort: true })
        .refine((written) => /^\d{5,20}$/.test(bareNumber(written)), {
          error: 'problem.field.format',
          params: { example: ACCOUNT_EXAMPLE },
        })
        .meta({ examples: [ACCOUNT_EXAMPLE] })
        .transform(bareNumber),
      holder: words,
    })
    .nullable(),
});

export const sptSchema = viewOf<SptRecord>('Spt')({
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  type: z.enum(returnTypes),
  period: masaText,
  revision: z.int().meta({ description: '0 normal, 1 first correction' }),
  replaces: z.string().nullable(),
  status: statesOf(sptStatus),
  inputs: amountsSchema.nullable(),
  amounts: amountsSchema.nullable(),
  entries: entriesSchema.nullable(),
  paidBefore: z
    .record(z.string(), rupiahText)
    .nullable()
    .meta({ description: 'By KAP-KJS: what receipts of the corrected returns cover of parts IV and V' }),
  documentCount: count,
  payable: rupiahText,
  overpaid: rupiahText,
  postedAt: moment.nullable(),
  stale: z.boolean().meta({ description: 'Something it was worked from changed after the posting' }),
  validatedAt: moment.nullable(),
  signeeId: z.string().nullable(),
  billingId: z.string().nullable(),
  billingExpiresAt: moment.nullable(),
  filedAt: moment.nullable(),
  bpe: z.string().nullable().meta({ description: 'Number of the receipt of filing' }),
  reason: z.string().nullable(),
  officeCode: z.string().nullable(),
  officeMessage: z.string().nullable(),
  officeRef: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedBy: z.string(),
  updatedAt: moment,
});

export const sptActions = z.array(movesOf(sptStatus)).meta({ description: 'What this person may ask for now' });

export const toDoSchema = viewOf<ToDo>('SptToDo')({
  state: z.enum(toDoStates),
  action: z.enum(toDoActions),
  move: movesOf(sptStatus),
});

export const amendmentSchema = z
  .object({ payable: rupiahText, overpaid: rupiahText })
  .meta({ id: 'AmendmentDue', description: 'What the correction that is due comes to by the documents of today' });

export const dueShape = {
  dueDay: dayText.nullable(),
  dueMayMove: z.boolean().meta({ description: 'The days off of that year are not all known yet' }),
};

const worked = {
  ...dueShape,
  paid: rupiahText,
  rest: rupiahText,
  surplus: rupiahText.meta({ description: 'Money named for the return that pays nothing in it, in rupiah' }),
  toDo: toDoSchema.nullable(),
  amendment: amendmentSchema.nullable(),
  actions: sptActions,
};

export const sptRowSchema = rowSchemaOf<SptListRow>('SptRow')(monthlyReturn, sptSchema, worked);

type SptToDoRow = SptListRow & { readonly label: string; readonly late: boolean };
export const sptToDoRowSchema = rowSchemaOf<SptToDoRow>('SptToDoRow')(monthlyReturn, sptSchema, {
  ...worked,
  label: z.string(),
  late: z.boolean(),
});

export const collectedSchema = z
  .object({
    rows: z.array(
      z.object({
        sellerTin: z.string(),
        sellerName: z.string(),
        buyerTin: z.string(),
        buyerName: z.string(),
        kind: z.string(),
        number: z.string(),
        date: dayText,
        price: rupiahText,
        other: rupiahText,
        ppn: rupiahText,
        ppnbm: rupiahText,
      }),
    ),
    count,
  })
  .meta({ id: 'VatCollected' });
