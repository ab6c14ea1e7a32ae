import { z } from 'zod';
import type { Explained } from './explain.ts';
import type { FindingView } from './finding.ts';
import type { Machine } from './status.ts';
import { type AnswerOf, count, dayText, moment, rupiahText, statesOf, viewOf } from './view-pieces.ts';

export const namedSchema = z.object({ id: z.string() });
export const jobStartedSchema = z.object({ jobId: z.string() });
export type JobStarted = AnswerOf<typeof jobStartedSchema>;

export const wholeJobSchema = jobStartedSchema.extend({ total: count });

const chosenShape = {
  eligible: count.meta({ description: 'How many of the selection qualify' }),
  ineligible: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        status: z.string(),
        errorCount: count,
        reason: z.string().nullable(),
      }),
    )
    .meta({ description: 'At most a hundred of those that do not qualify' }),
  ineligibleCount: count,
  noRecipient: z
    .object({ count, reason: z.string() })
    .nullable()
    .meta({ description: 'How many would qualify but for a recipient that is not known' }),
  total: count,
};

export const bulkAnswerSchema = z.object({ jobId: z.string(), ...chosenShape }).meta({ id: 'BulkAnswer' });
export type BulkAnswer = AnswerOf<typeof bulkAnswerSchema>;

export const eligibleSchema = z
  .object({ ...chosenShape, amount: rupiahText, ids: z.array(z.string()) })
  .meta({ id: 'Eligible' });
export type Eligible = AnswerOf<typeof eligibleSchema>;

declare const says: unique symbol;
export type JsonOf<T> = string & { readonly [says]: T };

/** A page of a list as serialized JSON, with the number of its rows and the number of rows the filter matches. */
export type WrittenPage<Row> = { readonly text: JsonOf<Row[]>; readonly count: number; readonly total: number };

export type Totals<Sum extends string, S extends string> = Readonly<Record<Sum, string>> & {
  readonly count: number;
  /** Number of rows counted but left out of the sums. */
  readonly excluded: number;
  readonly byStatus: Readonly<Partial<Record<S, number>>>;
};

export const totalsSchema = <S extends string, M extends string, Sum extends string>(
  machine: Machine<S, M>,
  sums: readonly Sum[],
) =>
  z.object({
    ...Object.fromEntries(sums.map((sum) => [sum, rupiahText])),
    count,
    excluded: count.meta({ description: 'Counted, not summed' }),
    byStatus: z.partialRecord(statesOf(machine), count),
  }) as unknown as z.ZodType<Totals<Sum, S>>;

export const historyEntrySchema = z
  .object({
    seq: z.int(),
    action: z.string(),
    fromStatus: z.string().nullable(),
    toStatus: z.string().nullable(),
    before: z.unknown().meta({ description: 'Changed fields with their old values; null: hidden' }),
    after: z.unknown().meta({ description: 'The same as they became' }),
    reason: z.string().nullable(),
    userName: z.string(),
    at: moment,
    message: z.string().meta({ description: 'What happened, in the reader’s language' }),
    office: z.string().nullable().meta({ description: 'Message of the tax office in this step' }),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = AnswerOf<typeof historyEntrySchema>;

export const channelSchema = z.enum(['email', 'whatsapp']);
export type Channel = AnswerOf<typeof channelSchema>;

export const letterSchema = z
  .object({
    channel: channelSchema,
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    values: z.record(z.string(), z.string()).meta({ description: 'What the template names' }),
  })
  .meta({ id: 'Letter' });
export type Letter = AnswerOf<typeof letterSchema>;

/** UNKNOWN: possibly sent. BOUNCED: accepted by the mail server and returned later. */
export const deliveryStatuses = ['SENDING', 'SENT', 'FAILED', 'UNKNOWN', 'BOUNCED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliverySchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    objectId: z.string(),
    product: z.string(),
    label: z.string().meta({ description: 'What the document is called' }),
    channel: channelSchema,
    recipient: z.string(),
    subject: z.string(),
    body: z.string(),
    status: z.enum(deliveryStatuses),
    error: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'Response of the mail server on acceptance' }),
    providerRef: z.string().nullable(),
    createdBy: z.string(),
    createdAt: moment,
    sentAt: moment.nullable(),
    bouncedAt: moment.nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = AnswerOf<typeof deliverySchema>;

export const publicLinkSchema = z.object({ url: z.string(), expiresAt: moment }).meta({ id: 'PublicLink' });
export type PublicLink = AnswerOf<typeof publicLinkSchema>;

export const explainedSchema: z.ZodType<Explained> = z
  .object({
    label: z.string().meta({ description: 'Message key of what this number is', examples: ['explain.ppn'] }),
    line: z.string().optional(),
    value: z
      .string()
      .meta({ description: 'Rupiah, or a plain decimal according to the unit', examples: ['110000.00'] }),
    unit: z.enum(['rupiah', 'percent', 'factor', 'quantity', 'count']),
    formula: z.string().optional(),
    get inputs() {
      return z.array(explainedSchema).optional();
    },
    rounding: z.string().optional(),
    rule: z.object({ name: z.string(), from: dayText }).optional(),
  })
  .meta({ id: 'Explained' });

const findingShape = {
  path: z.string().meta({ description: 'The field it is about', examples: ['buyerNitku', 'lines.2.unit'] }),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  severity: z.enum(['error', 'warning']),
  proposal: z.string().optional(),
};
export const findingViewSchema = viewOf<FindingView>('SaidFinding')({ ...findingShape, key: z.string() });
