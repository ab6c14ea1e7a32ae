import { z } from 'zod';
import { findingViewSchema } from '../definition/answers.ts';
import {
  type AnswerOf,
  count,
  dayText,
  kapKjsText,
  masaText,
  movesOf,
  percentText,
  rupiahText,
  viewOf,
} from '../definition/view-pieces.ts';
import { slipFacilities } from '../rules/bupot/facilities.ts';
import type { BillingGroup } from './billing-groups.ts';
import { slipKinds } from './kinds.ts';
import type { PayeeHabit } from './payee-habit.ts';
import type { Bupot } from './record.ts';
import { bupotSchema } from './record-schema.ts';
import type { SlipSheet } from './sheet.ts';
import { type BupotMove, bupotStatus } from './status.ts';
import type { PublicBupot } from './view.ts';
import { type LineMonthsView, lineMonthsSchema } from './year/line-months.ts';

const versionOf = { id: true, number: true, revision: true, status: true, tax: true, updatedAt: true } as const;

export type BupotView = Bupot & {
  readonly returnFiled: boolean | null;
  readonly lineMonths: LineMonthsView | null;
  readonly actions: readonly BupotMove[];
  readonly versions: readonly Pick<Bupot, keyof typeof versionOf>[];
};
export const bupotViewSchema = viewOf<BupotView>('BupotView')({
  ...bupotSchema.shape,
  returnFiled: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the return that holds it is filed; null where none does' }),
  lineMonths: lineMonthsSchema
    .nullable()
    .meta({ description: 'Of a slip of the year drawn from monthly ones: the months behind its lines' }),
  actions: z.array(movesOf(bupotStatus)),
  versions: z.array(bupotSchema.pick(versionOf)),
});

export const bupotJobSchema = bupotSchema.extend({ jobId: z.string() }).meta({ id: 'BupotAsked' });

export const savedBupotSchema = bupotSchema
  .extend({
    beside: z
      .array(findingViewSchema)
      .optional()
      .meta({ description: 'What other slips of the same payee and masa say of it' }),
  })
  .meta({ id: 'SavedBupot' });

export const bupotStartSchema = z
  .object({
    company: z.object({
      name: z.string(),
      npwp: z.string(),
      address: z.string(),
      city: z.string(),
      government: z.boolean(),
      industry: z.string().nullable(),
    }),
    branches: z.array(z.object({ nitku: z.string(), name: z.string(), address: z.string() })),
    signee: z.object({ name: z.string(), npwp: z.string(), jobTitle: z.string() }).nullable(),
    quota: z.object({ quota: count, used: count, reserved: count, remaining: z.int() }),
    today: dayText,
  })
  .meta({ id: 'BupotStart' });
export type BupotStart = AnswerOf<typeof bupotStartSchema>;

export const payeeHabitSchema = viewOf<PayeeHabit>('PayeeHabit')({
  taxCode: z.string(),
  name: z.string(),
  facility: z.enum(slipFacilities),
  rate: percentText,
  rateTyped: percentText.nullable(),
  count,
  since: masaText,
});

export const billingGroupSchema = viewOf<BillingGroup>('BillingGroup')({
  period: masaText,
  kapKjs: kapKjsText,
  count,
  amount: rupiahText,
  byReturn: z.boolean().meta({ description: 'Billed by the return of its masa; otherwise a code is made by hand' }),
  ntpns: z.array(z.string()),
});

const fact = { code: z.string(), label: z.string(), value: z.string() };

const slipSheetSchema = viewOf<SlipSheet>('SlipSheet')({
  form: z.enum(slipKinds),
  title: z.string(),
  under: z.string().nullable(),
  head: z.array(z.object(fact)),
  sections: z.array(
    z.object({
      title: z.string(),
      parts: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('facts'), facts: z.array(z.object(fact)) }),
          z.object({ kind: z.literal('pair'), facts: z.tuple([z.object(fact), z.object(fact)]) }),
          z.object({
            kind: z.literal('row'),
            cells: z.array(z.object({ ...fact, share: z.number(), right: z.boolean() })),
          }),
          z.object({
            kind: z.literal('lines'),
            heading: z.string(),
            lines: z.array(z.object({ line: z.string(), label: z.string(), amount: z.string(), strong: z.boolean() })),
          }),
        ]),
      ),
    }),
  ),
  notes: z.array(z.string()),
  mark: z.enum(['draft', 'waiting', 'cancelAsked', 'canceled', 'revised']).nullable(),
});

const named = z.object({ name: z.string(), npwp: z.string() });

export const publicBupotSchema = viewOf<PublicBupot>('PublicBupot')({
  ...bupotSchema.pick({
    kind: true as const,
    number: true as const,
    revision: true as const,
    status: true as const,
    period: true as const,
    date: true as const,
    issuedAt: true as const,
    gross: true as const,
    base: true as const,
    borne: true as const,
  }).shape,
  tax: rupiahText.meta({ description: 'Tax shown to the payee, in rupiah: withheld or borne' }),
  statusText: z.string(),
  withholder: named,
  payee: named.nullable(),
  sheet: slipSheetSchema,
});
