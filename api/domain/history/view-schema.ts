import { z } from 'zod';
import { type AnswerOf, count, moment } from '../definition/view-pieces.ts';

const nullableText = z.string().nullable();

const entrySchema = z.object({
  seq: count,
  at: moment,
  userId: z.string(),
  userName: z.string(),
  ip: z.string(),
  objectType: z.string(),
  object: z.string(),
  objectId: z.string(),
  action: z.string().meta({ description: 'In words' }),
  reason: nullableText,
  fromStatus: nullableText,
  toStatus: nullableText,
  changes: z.array(z.object({ field: z.string(), before: nullableText, after: nullableText })),
  withheld: z.boolean().meta({ description: 'What changed is kept from who holds no key to such objects' }),
});

export const auditLogSchema = z
  .object({
    rows: z.array(entrySchema),
    next: nullableText.meta({ description: 'Where the rows behind these begin; null at the end' }),
  })
  .meta({ id: 'AuditLog' });
export type AuditLog = AnswerOf<typeof auditLogSchema>;
export type AuditLogEntry = AuditLog['rows'][number];

const choice = z.object({ value: z.string(), label: z.string() });

export const auditLogChoicesSchema = z
  .object({ kinds: z.array(choice), actions: z.array(choice), people: z.array(choice) })
  .meta({ id: 'AuditLogChoices' });
export type AuditLogChoices = AnswerOf<typeof auditLogChoicesSchema>;

export const historyProofSchema = z
  .object({
    companyId: z.string(),
    first: count,
    last: count.meta({ description: 'The end of the chain where the stretch reaches beyond it' }),
    provenAt: moment,
    method: z.string(),
    holds: z.boolean(),
    broken: z.array(z.object({ seq: count, why: z.enum(['changed', 'unlinked', 'missing', 'unsealed', 'rewritten']) })),
    rows: z.array(
      z.object({
        seq: count,
        at: moment,
        userName: z.string(),
        objectType: z.string(),
        objectId: z.string(),
        action: z.string(),
        prevHash: z.string(),
        hash: z.string(),
      }),
    ),
  })
  .meta({ id: 'HistoryProof' });
export type HistoryProof = AnswerOf<typeof historyProofSchema>;
