import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';
import { isoMoment } from '../definition/view-pieces.ts';
import { reasons } from './invoice-input.ts';
import { linkStates, recordKinds, reportStates } from './link.ts';

export const accountingLinkSchema = z
  .object({
    state: z.enum(linkStates),
    adapter: z.string(),
    simulated: z.boolean(),
    company: z.object({ id: z.string(), name: z.string() }).nullable(),
    takenAt: isoMoment.nullable(),
    running: z.boolean(),
    taken: z.int().meta({ description: 'Invoices and contacts that were taken' }),
    left: z.int().meta({ description: 'Those that were not, each with a reason' }),
    version: z.int(),
  })
  .meta({ id: 'AccountingLink' });
export type AccountingLinkView = AnswerOf<typeof accountingLinkSchema>;

export const accountingCompanySchema = z
  .object({ id: z.string(), name: z.string(), npwp: z.string(), own: z.boolean() })
  .meta({ id: 'AccountingCompany' });

const codes = z.array(z.object({ code: z.string(), name: z.string(), mapped: z.boolean() }));

export const accountingCodesSchema = z.object({ accounts: codes, taxCodes: codes }).meta({ id: 'AccountingCodes' });

export const accountingRecordSchema = z
  .object({
    id: z.string(),
    kind: z.enum(recordKinds),
    number: z.string(),
    name: z.string(),
    date: z.string(),
    reason: z.enum(reasons).nullable().meta({ description: 'Why it was not taken' }),
    detail: z.string(),
    changedThere: z.boolean().meta({ description: 'It was changed in the accounting product after it was taken' }),
    documentId: z.string().nullable(),
    status: z.string().nullable().meta({ description: 'Of the invoice; null once it is removed' }),
    report: z.enum(reportStates).nullable(),
    seenAt: isoMoment,
  })
  .meta({ id: 'AccountingRecord' });
export type AccountingRecordView = AnswerOf<typeof accountingRecordSchema>;
