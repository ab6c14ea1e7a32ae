import { z } from 'zod';
import { bulkAnswerSchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, moment, rupiahText, viewOf } from '../definition/view-pieces.ts';
import type { EarlierLine, Faktur, FakturInput, FakturRow } from './record.ts';
import { fakturHeadSchema, fakturInputSchema, fakturLineSchema, fakturSchema } from './record-schema.ts';
import type { Taken } from './stages.ts';

/** The contract of a stage: amounts taken so far, and the rest. In rupiah. */
export type StagesSoFar = {
  first: Faktur;
  stages: FakturRow[];
  taken: Taken;
  remaining: string;
  settled: boolean;
};

export type FakturStart = {
  defaults: FakturInput;
  company: { name: string; npwp: string; pkp: boolean; address: string; city: string };
  branches: { nitku: string; name: string; address: string }[];
  signee: { name: string; npwp: string; jobTitle: string } | null;
  quota: { quota: number; used: number; reserved: number; remaining: number; package: string };
  certificate: { validTo: string; matchesOffice: boolean; subject: string } | null;
  deadline: string;
  original?: Faktur;
  chain?: StagesSoFar;
};

export const fakturStartSchema = viewOf<FakturStart>('FakturStart')({
  defaults: fakturInputSchema,
  company: z.object({ name: z.string(), npwp: z.string(), pkp: z.boolean(), address: z.string(), city: z.string() }),
  branches: z.array(z.object({ nitku: z.string(), name: z.string(), address: z.string() })),
  signee: z.object({ name: z.string(), npwp: z.string(), jobTitle: z.string() }).nullable(),
  quota: z.object({ quota: count, used: count, reserved: count, remaining: z.int(), package: z.string() }),
  certificate: z.object({ validTo: dayText, matchesOffice: z.boolean(), subject: z.string() }).nullable(),
  deadline: dayText,
  original: fakturSchema.optional(),
  chain: z
    .object({
      first: fakturSchema,
      stages: z.array(fakturHeadSchema),
      taken: z.object({ dpp: rupiahText, otherDpp: rupiahText, ppn: rupiahText, ppnbm: rupiahText }),
      remaining: rupiahText,
      settled: z.boolean(),
    })
    .optional(),
});

export const fakturUploadedSchema = fakturSchema.extend({ jobId: z.string() }).meta({ id: 'FakturUploaded' });
export const fakturJobSchema = fakturHeadSchema.extend({ jobId: z.string() }).meta({ id: 'FakturAsked' });
export const fakturMovedSchema = z.union([fakturJobSchema, bulkAnswerSchema]);

export const relatedFakturSchema = fakturHeadSchema
  .pick({ id: true, number: true, reference: true, date: true, status: true, kind: true, dpp: true, revision: true })
  .extend({ relation: z.enum(['original', 'replacement', 'self', 'advance', 'stage', 'settlement']) })
  .meta({ id: 'RelatedFaktur' });
export type RelatedFaktur = AnswerOf<typeof relatedFakturSchema>;

export const fakturNoteSchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    objectId: z.string(),
    text: z.string(),
    mentions: z.array(z.string()).meta({ description: 'Ids of the people it names' }),
    userId: z.string(),
    userName: z.string(),
    at: moment,
  })
  .meta({ id: 'FakturNote' });

export const fakturCheckSchema = z
  .object({ key: z.string(), ok: z.boolean(), message: z.string(), field: z.string().optional() })
  .meta({ id: 'FakturCheck' });
/** One line of the card "ready to upload": a check and its finding. */
export type FakturCheck = AnswerOf<typeof fakturCheckSchema>;

export const statusFileSchema = z
  .object({
    updates: z.array(
      z.object({ id: z.string(), label: z.string(), from: z.string(), to: z.string(), number: z.string().nullable() }),
    ),
    contradictions: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        reason: z.string(),
        message: z.string(),
        statusText: z.string(),
        rows: z.array(z.int()),
      }),
    ),
    taken: z.array(z.object({ id: z.string(), label: z.string(), status: z.string() })),
    unmatched: z.array(
      z.object({
        row: z.int(),
        number: z.string().nullable(),
        reference: z.string().nullable(),
        reason: z.enum(['not_found', 'ambiguous', 'not_issued', 'incomplete', 'repeated']),
        takeable: z.boolean(),
      }),
    ),
    unchanged: count,
  })
  .meta({ id: 'StatusFile' });
export type StatusFileAnswer = AnswerOf<typeof statusFileSchema>;

const downloadShape = { jobId: z.string(), status: z.string(), total: count, done: count };
export const downloadProgressSchema = z.object(downloadShape).meta({ id: 'DownloadProgress' });

export const earlierLineSchema = viewOf<EarlierLine>('EarlierLine')(
  fakturLineSchema.pick({ opt: true, code: true, name: true, unit: true, price: true }).shape,
);

export const publicFakturSchema = z
  .object({
    ...fakturHeadSchema.pick({
      number: true as const,
      date: true as const,
      period: true as const,
      code: true as const,
      reference: true as const,
      status: true as const,
      kind: true as const,
      dpp: true as const,
      otherDpp: true as const,
      ppn: true as const,
      ppnbm: true as const,
    }).shape,
    statusText: z.string(),
    seller: z.object({ name: z.string(), npwp: z.string(), address: z.string(), city: z.string() }),
    buyer: z.object({ name: z.string(), npwp: z.string(), address: z.string() }),
    replacesNumber: z.string().nullable(),
    lines: z.array(
      fakturLineSchema.pick({
        name: true as const,
        unit: true as const,
        quantity: true as const,
        price: true as const,
        discount: true as const,
        gross: true as const,
        dpp: true as const,
        otherDpp: true as const,
        ppnRate: true as const,
        ppn: true as const,
        ppnbm: true as const,
      }),
    ),
  })
  .meta({ id: 'PublicFaktur' });
/** An invoice as shown by a public link: without account data. */
export type PublicFaktur = AnswerOf<typeof publicFakturSchema>;
