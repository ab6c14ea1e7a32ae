import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { type AnswerOf, dayText, rupiahText, statesOf } from '../definition/view-pieces.ts';
import { allDokumenKinds } from './dokumen-kinds.ts';
import { fakturHeadSchema, fakturSchema } from './record-schema.ts';
import type { ReturDokumenListRow } from './retur-dokumen.ts';
import { returDokumenKeluaran } from './retur-dokumen-sides.ts';
import { returDokumenStatus } from './retur-dokumen-status.ts';
import { returChainSchema } from './retur-schema.ts';

/** Schemas of returns of other documents as the API answers them, alike on both sides. */

const own = {
  number: z.string().nullable().meta({ description: "The maker's own" }),
  code: z.string().meta({ description: 'TransactionDetail of its document, two digits' }),
  status: statesOf(returDokumenStatus),
};
const amounts = { dpp: rupiahText, ppn: rupiahText, ppnbm: rupiahText };
const jobId = z.string();

const leftSchema = z
  .object(amounts)
  .meta({ id: 'DocumentReturnLeft', description: 'What may still go back of a document' });

const originSchema = z
  .object({
    ...amounts,
    id: z.string(),
    number: z.string().nullable(),
    date: dayText,
    documentKind: z.enum(allDokumenKinds).nullable(),
    counterpartyName: z.string(),
  })
  .meta({ id: 'DocumentReturnOrigin', description: 'The document that goes back' });

export const returDokumenSchema = z.object({ ...fakturSchema.shape, ...own }).meta({ id: 'DocumentReturn' });
export const returDokumenUploaded = returDokumenSchema.extend({ jobId }).meta({ id: 'DocumentReturnUploaded' });
export const returDokumenSigned = z.object({ ...fakturHeadSchema.shape, ...own }).meta({ id: 'DocumentReturnHead' });
export const returDokumenHead = z
  .object({ ...fakturHeadSchema.shape, ...own, jobId })
  .meta({ id: 'DocumentReturnAsked' });

/** One with what stands around it: its document, what is left of that beside the other returns, and the chain of all of them. */
export const returDokumenView = z
  .object({
    ...returDokumenSchema.shape,
    ...returChainSchema.shape,
    origin: originSchema.nullable(),
    left: leftSchema,
  })
  .meta({ id: 'DocumentReturnView' });
export type ReturDokumenView = AnswerOf<typeof returDokumenView>;

/** What a form of one starts with. */
export const returDokumenStart = z
  .object({ origin: originSchema, left: leftSchema, today: dayText })
  .meta({ id: 'DocumentReturnStart' });
export type ReturDokumenStart = AnswerOf<typeof returDokumenStart>;

export const returDokumenRow = rowSchemaOf<ReturDokumenListRow>('DocumentReturnRow')(
  returDokumenKeluaran.document,
  z.object({ ...fakturHeadSchema.shape, ...own }),
);
