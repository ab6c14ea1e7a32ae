import { z } from 'zod';
import { count, moment, statesOf } from '../definition/view-pieces.ts';
import { filingStatus } from './filing-status.ts';
import { returnKinds } from './kinds.ts';

const codeSchema = z.object({ sentTo: z.string(), digits: count, expiresAt: moment, tries: count });

export const filingSchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    version: count,
    kind: z.enum(returnKinds),
    period: z.string(),
    revision: count,
    origin: z.enum(['FILE', 'HAND']),
    status: statesOf(filingStatus),
    fileName: z.string(),
    fileId: z.string().nullable(),
    size: count,
    hash: z.string().meta({ description: 'SHA-256, in hex' }),
    attachments: z.array(
      z.object({ name: z.string(), suffix: z.string(), fileId: z.string(), size: count, hash: z.string() }),
    ),
    code: codeSchema.nullable(),
    bpe: z.string().nullable().meta({ description: 'Number of the receipt (NTTE)' }),
    filedAt: moment.nullable(),
    reason: z.string().nullable(),
    officeCode: z.string().nullable(),
    officeMessage: z.string().nullable(),
    officeRef: z.string().nullable(),
    createdBy: z.string(),
    createdAt: moment,
    updatedBy: z.string(),
    updatedAt: moment,
  })
  .meta({ id: 'Filing' });

/** `shown`: the code itself, with a simulated office only. */
export const sentCodeSchema = z.object({ filing: filingSchema, shown: z.string().nullable() }).meta({ id: 'SentCode' });

export const receiptSchema = z
  .object({
    company: z.string(),
    npwp: z.string(),
    kind: z.enum(returnKinds),
    period: z.string(),
    revision: count,
    fileName: z.string(),
    size: count,
    hash: z.string(),
    bpe: z.string(),
    filedAt: moment,
    origin: z.enum(['FILE', 'HAND']),
  })
  .meta({ id: 'FilingReceipt' });
