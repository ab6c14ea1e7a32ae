import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { type AnswerOf, dayText, decimalText, masaText, rupiahText, statesOf } from '../definition/view-pieces.ts';
import { masukanSchema } from './masukan-schema.ts';
import { fakturHeadSchema, fakturLineSchema, fakturSchema } from './record-schema.ts';
import type { ReturListRow } from './retur.ts';
import { fakturReturKeluaran } from './retur-keluaran.ts';
import { fakturReturMasukan } from './retur-masukan.ts';
import {
  type ReturKeluaranStatus,
  type ReturMasukanStatus,
  returKeluaranStatus,
  returMasukanStatus,
} from './retur-status.ts';
import { sentAnswers } from './sent-answers.ts';
import { fakturTypes } from './types.ts';

const amounts = { dpp: rupiahText, otherDpp: rupiahText, ppn: rupiahText, ppnbm: rupiahText };

const leftSchema = z
  .object({ quantity: decimalText, gross: rupiahText, discount: rupiahText, ...amounts })
  .meta({ id: 'ReturLeft', description: 'What may still go back of a line' });

const chained = z
  .object({
    id: z.string(),
    type: z.enum(fakturTypes),
    number: z.string().nullable(),
    date: dayText,
    status: z.string(),
    ...amounts,
    period: masaText.nullable().meta({ description: 'The masa it counts in; null while it counts in none' }),
    goesBack: z.boolean(),
  })
  .meta({ id: 'ReturChained' });
export type ReturChained = AnswerOf<typeof chained>;

const chain = {
  chain: z.array(chained),
  effect: z
    .array(z.object({ period: masaText, ...amounts }))
    .meta({ description: 'What the chain comes to in each masa' }),
};
export const returChainSchema = z.object(chain).meta({ id: 'ReturChain' });
export type ReturChain = AnswerOf<typeof returChainSchema>;

const around = {
  ...chain,
  note: z
    .enum(['retur', 'pembatalan'])
    .meta({ description: 'Goods go back by a nota retur, services by a nota pembatalan' }),
  origin: z.array(fakturLineSchema).meta({ description: 'The lines of its invoice, in the order of its own' }),
  left: z.array(leftSchema).meta({ description: 'What is left of each beside the other returns' }),
};

const { status: _, ...whole } = fakturSchema.shape;
const { status: __, ...head } = fakturHeadSchema.shape;
const outStatus = { status: statesOf(returKeluaranStatus) };

const ofIn = sentAnswers('ReturIn', { status: statesOf(returMasukanStatus) });
const viewIn = z.object({ ...ofIn.one.shape, ...around }).meta({ id: 'ReturInView' });

export const returMasukanAnswers = {
  ...ofIn,
  view: viewIn,
  row: rowSchemaOf<ReturListRow<ReturMasukanStatus>>('ReturInRow')(fakturReturMasukan, ofIn.signed),
};
export const returKeluaranHead = z.object({ ...head, ...outStatus }).meta({ id: 'ReturOut' });
export const returKeluaranView = z.object({ ...whole, ...outStatus, ...around }).meta({ id: 'ReturOutView' });
export const returKeluaranRow = rowSchemaOf<ReturListRow<ReturKeluaranStatus>>('ReturOutRow')(
  fakturReturKeluaran,
  z.object({ ...head, ...outStatus }),
);

export type ReturMasukanView = AnswerOf<typeof viewIn>;
export type ReturKeluaranView = AnswerOf<typeof returKeluaranView>;

const sideSchema = z.object({ name: z.string(), npwp: z.string(), address: z.string() });

export const publicReturSchema = z
  .object({
    ...ofIn.one.pick({
      number: true as const,
      date: true as const,
      period: true as const,
      reference: true as const,
      originNumber: true as const,
      dpp: true as const,
      otherDpp: true as const,
      ppn: true as const,
      ppnbm: true as const,
    }).shape,
    status: z.string(),
    statusText: z.string(),
    note: around.note,
    originDate: dayText.nullable(),
    buyer: sideSchema.extend({ city: z.string() }),
    seller: sideSchema,
    lines: z.array(
      fakturLineSchema.pick({
        name: true as const,
        unit: true as const,
        quantity: true as const,
        price: true as const,
        discount: true as const,
        dpp: true as const,
        otherDpp: true as const,
        ppn: true as const,
        ppnbm: true as const,
      }),
    ),
  })
  .meta({ id: 'PublicRetur' });
/** A return as shown by a public link: without account data. */
export type PublicRetur = AnswerOf<typeof publicReturSchema>;

export const returStartSchema = z
  .object({
    origin: masukanSchema,
    left: z.array(leftSchema),
    today: dayText,
  })
  .meta({ id: 'ReturStart' });
export type ReturStart = AnswerOf<typeof returStartSchema>;
