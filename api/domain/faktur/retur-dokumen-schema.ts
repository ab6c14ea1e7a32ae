import { z } from 'zod';
import { draftOf, shownOf } from '../definition/field-forms.ts';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { type AnswerOf, dayText, statesOf } from '../definition/view-pieces.ts';
import { allDokumenKinds } from './dokumen-kinds.ts';
import { type ReturDokumenInput, type ReturDokumenListRow, returDokumen } from './retur-dokumen.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import { returDokumenStatus } from './retur-dokumen-status.ts';
import { returChainSchema } from './retur-schema.ts';
import { sentAnswers } from './sent-answers.ts';

export const returDokumenInput = draftOf(returDokumenFields) as unknown as z.ZodType<ReturDokumenInput>;

const answers = sentAnswers('DocumentReturn', {
  number: z.string().nullable().meta({ description: "The maker's own" }),
  code: z.string().meta({ description: 'TransactionDetail of its document, two digits' }),
  status: statesOf(returDokumenStatus),
});
const { dpp, ppn, ppnbm } = shownOf(returDokumenFields);
const amounts = { dpp, ppn, ppnbm };

const leftSchema = z
  .object(amounts)
  .meta({ id: 'DocumentReturnLeft', description: 'What may still go back of a document' });

export const returDokumenOrigin = z
  .object({
    ...amounts,
    id: z.string(),
    number: z.string().nullable(),
    date: dayText,
    documentKind: z.enum(allDokumenKinds).nullable(),
    counterpartyName: z.string(),
  })
  .meta({ id: 'DocumentReturnOrigin', description: 'The document that goes back' });

const view = z
  .object({
    ...answers.one.shape,
    ...returChainSchema.shape,
    origin: returDokumenOrigin.nullable(),
    left: leftSchema,
  })
  .meta({ id: 'DocumentReturnView' });
export type ReturDokumenView = AnswerOf<typeof view>;

export const returDokumenStart = z
  .object({ origin: returDokumenOrigin, left: leftSchema, today: dayText })
  .meta({ id: 'DocumentReturnStart' });
export type ReturDokumenStart = AnswerOf<typeof returDokumenStart>;

export const returDokumenAnswers = {
  ...answers,
  view,
  row: rowSchemaOf<ReturDokumenListRow>('DocumentReturnRow')(returDokumen.out.document, answers.signed),
};
