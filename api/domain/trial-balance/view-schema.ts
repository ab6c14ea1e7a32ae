import { z } from 'zod';
import { type AnswerOf, count, moment, rupiahText } from '../definition/view-pieces.ts';
import { l1Forms } from './l1-accounts.ts';
import { confidences } from './propose.ts';
import { origins } from './record.ts';

const columns = {
  nonObject: rupiahText.meta({ description: 'Income that is no object of tax, column 4 of L1' }),
  final: rupiahText.meta({ description: 'Subject to final tax, column 5' }),
  plus: rupiahText.meta({ description: 'Positive correction, column 7' }),
  minus: rupiahText.meta({ description: 'Negative correction, column 8' }),
};

const accountSchema = z
  .object({
    ...columns,
    number: z.string(),
    name: z.string(),
    amount: rupiahText.meta({ description: 'Debit positive, credit negative' }),
    code: z.string().nullable().meta({ description: 'L1 account; null while nobody knows, or where none takes it' }),
    confidence: z.enum(confidences),
    origin: z.enum(origins),
    confirmed: z.boolean(),
    plusCode: z.string().nullable(),
    minusCode: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'Why a column is proposed' }),
  })
  .meta({ id: 'TrialAccount' });
export type TrialAccountView = AnswerOf<typeof accountSchema>;

const unreadRow = z
  .object({
    row: count.meta({ description: 'From 1, as in the sheet' }),
    number: z.string(),
    name: z.string(),
    text: z.string().meta({ description: 'The amount as written' }),
  })
  .meta({ id: 'TrialBalanceUnreadRow' });

export const trialBalanceSchema = z
  .object({
    year: z.string(),
    form: z.enum(l1Forms),
    version: z.int().meta({ description: '0 while nothing was imported' }),
    fileName: z.string().nullable(),
    importedBy: z.string().nullable(),
    importedAt: moment.nullable(),
    skipped: count.meta({ description: 'How many rows are unread' }),
    unread: z.array(unreadRow).meta({ description: 'Rows of the file without a readable amount or name, at most 500' }),
    difference: rupiahText.meta({ description: 'Debit less credit; 0.00 if the books balance' }),
    accounts: z.array(accountSchema),
  })
  .meta({ id: 'TrialBalance' });
export type TrialBalanceView = AnswerOf<typeof trialBalanceSchema>;

export const trialLinesSchema = z
  .object({
    year: z.string(),
    form: z.enum(l1Forms),
    difference: rupiahText,
    lines: z.array(
      z.object({
        ...columns,
        code: z.string(),
        name: z.string(),
        statement: z.enum(['result', 'balance']),
        commercial: rupiahText,
        fiscal: rupiahText,
        adjustments: z.array(z.string()),
        accounts: z.array(z.string()).meta({ description: 'Numbers of its accounts in the books' }),
      }),
    ),
    unmapped: z.array(z.string()),
  })
  .meta({ id: 'TrialBalanceLines' });
export type TrialLines = AnswerOf<typeof trialLinesSchema>;

const rupiahInput = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, 'problem.field.format');
const named = { number: z.string().max(60), name: z.string().trim().min(1, 'problem.field.required').max(255) };

/** What a person reads in a row of the file. */
export const trialRowInput = z.strictObject({ ...named, debit: rupiahInput, credit: rupiahInput });
export type TrialRowInput = z.infer<typeof trialRowInput>;

export const trialAccountInput = z.strictObject({
  ...named,
  code: z.string().max(10).nullable(),
  nonObject: rupiahInput,
  final: rupiahInput,
  plus: rupiahInput,
  plusCode: z.string().max(10).nullable(),
  minus: rupiahInput,
  minusCode: z.string().max(10).nullable(),
});
export type TrialAccountInput = z.infer<typeof trialAccountInput>;
