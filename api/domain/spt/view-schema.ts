import { z } from 'zod';
import { waitingSchema } from '../billing/view-schema.ts';
import { explainedSchema, findingViewSchema, type Totals, totalsSchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, kapKjsText, masaText, rupiahText } from '../definition/view-pieces.ts';
import { sptBillSchema, sptProofSchema } from './money-schema.ts';
import { amendmentSchema, dueShape, sptActions, sptSchema, sptToDoRowSchema, toDoSchema } from './record-schema.ts';
import { type SptStatus, sptStatus } from './status.ts';
import { toDoStates } from './to-do.ts';

const amountOrNone = rupiahText.nullable();
const lineChange = z.object({
  form: z.string(),
  line: z.string(),
  label: z.string(),
  before: amountOrNone,
  after: amountOrNone,
  change: amountOrNone,
});

const overpaymentSchema = z.object({
  line: z.string(),
  kapKjs: kapKjsText,
  amount: rupiahText,
  becomes: z.enum(['carry', 'refund', 'preliminary', 'examination', 'undecided']),
});

export const sptViewSchema = sptSchema
  .extend({
    ...dueShape,
    label: z.string(),
    actions: sptActions,
    toDo: toDoSchema.nullable(),
    amendment: amendmentSchema.nullable(),
    fine: explainedSchema.nullable(),
    waiting: waitingSchema.nullable(),
    paidLate: z
      .array(z.object({ kapKjs: kapKjsText, date: dayText, amount: rupiahText, interest: explainedSchema }))
      .meta({ description: 'Money that came after the due day of its account, and what that is estimated to cost' }),
    bills: z.array(sptBillSchema),
    proofs: z.array(sptProofSchema.extend({ why: z.enum(['pair', 'period', 'spare']).nullable() })),
    settled: z.boolean(),
    overpayments: z.array(overpaymentSchema),
    findings: z.array(findingViewSchema),
    roundedOtherwise: z.object({ count, difference: rupiahText }).nullable().meta({
      description: 'Issued slips in it whose tax the rounding in force would make another, and by how much in all',
    }),
    versions: z.array(
      sptSchema.pick({
        id: true as const,
        revision: true as const,
        status: true as const,
        payable: true as const,
        overpaid: true as const,
        filedAt: true as const,
        bpe: true as const,
      }),
    ),
    changes: z.array(lineChange).meta({ description: 'Against the return it corrects' }),
  })
  .meta({ id: 'SptView' });
export type SptView = AnswerOf<typeof sptViewSchema>;

export type SptTotals = Totals<'payable' | 'overpaid' | 'documentCount' | 'paid' | 'rest', SptStatus> & {
  readonly toDo: number;
};
const sptSums = totalsSchema(sptStatus, ['payable', 'overpaid', 'documentCount', 'paid', 'rest']);
export const sptTotalsSchema = (sptSums as unknown as z.ZodObject)
  .extend({ toDo: count.meta({ description: 'How many wait for a person, corrections that are due among them' }) })
  .meta({ id: 'SptTotals' }) as unknown as z.ZodType<SptTotals>;

export const sptUnderwaySchema = z.object({ spt: sptSchema, jobId: z.string() }).meta({ id: 'SptUnderway' });
export type SptUnderway = AnswerOf<typeof sptUnderwaySchema>;

const side = z.object({ documentCount: count, payable: rupiahText, overpaid: rupiahText });

export const whatIfSchema = z
  .object({
    nextCorrection: z.boolean().meta({ description: 'It would be the next correction of a filed return' }),
    before: side,
    after: side,
    lines: z.array(lineChange),
    findings: z.array(findingViewSchema),
    elsewhere: z.array(masaText).meta({ description: 'Other masa whose returns would change with it' }),
  })
  .meta({ id: 'WhatIf' });
export type WhatIfView = AnswerOf<typeof whatIfSchema>;

const amounts = z.record(z.string(), rupiahText).meta({ description: 'By the names the return adds up' });

export const postingViewSchema = z
  .object({
    ...dueShape,
    spt: sptSchema
      .pick({
        id: true as const,
        type: true as const,
        period: true as const,
        revision: true as const,
        status: true as const,
        postedAt: true as const,
        stale: true as const,
        documentCount: true as const,
        updatedAt: true as const,
        officeMessage: true as const,
      })
      .extend({ actions: sptActions })
      .nullable(),
    drawn: z.array(z.object({ kind: z.string(), count, amounts })),
    payable: rupiahText,
    overpaid: rupiahText,
    derivation: z.array(z.object({ row: z.string(), column: z.string(), amount: rupiahText })).meta({
      description: 'Of PPN the rows of part III that lead from output and input tax to what is under- or overpaid',
    }),
    waiting: z.array(z.object({ kind: z.string(), status: z.string(), count, amounts })),
    findings: z.array(findingViewSchema),
    unmapped: z.array(z.object({ kind: z.string(), row: z.string(), count })),
  })
  .meta({ id: 'PostingView' });
export type PostingView = AnswerOf<typeof postingViewSchema>;

export const sptToDosSchema = z
  .object({
    count,
    nextDue: dayText.nullable(),
    states: z.array(
      z.object({
        state: z.enum(toDoStates),
        count,
        payable: rupiahText,
        paid: rupiahText,
        nextDue: dayText.nullable(),
      }),
    ),
    rows: z.array(sptToDoRowSchema),
  })
  .meta({ id: 'SptToDos' });
export type SptToDos = AnswerOf<typeof sptToDosSchema>;
