import { z } from 'zod';
import { explainedSchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, masaText, rupiahText } from '../definition/view-pieces.ts';

const place = z.string().nullable();

export const homeWaitingSchema = z
  .object({
    days: z.array(dayText).meta({ description: 'Today, tomorrow and the last days of this month and the next ones' }),
    rows: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        period: masaText,
        dueDay: dayText.nullable(),
        amount: rupiahText.meta({ description: 'Tax still to be paid' }),
        to: place,
        on: z.array(
          z.object({
            day: dayText,
            total: rupiahText.nullable().meta({ description: 'Interest and fine; null where no rate is known' }),
            explained: explainedSchema.nullable(),
          }),
        ),
      }),
    ),
    all: z.array(
      z.object({
        day: dayText,
        total: rupiahText,
        whole: z.boolean().meta({ description: 'Nothing is left out of it' }),
      }),
    ),
  })
  .meta({ id: 'PriceOfWaiting' });
/** Cost of each open obligation when it is settled on given days. */
export type PriceOfWaiting = AnswerOf<typeof homeWaitingSchema>;

const plan = z.object({
  total: rupiahText,
  interest: rupiahText,
  fines: rupiahText,
  until: dayText,
  exact: z.boolean().meta({ description: 'No order is cheaper' }),
  payments: z.array(z.object({ day: dayText, label: z.string(), amount: rupiahText, interest: rupiahText })),
});

export const waitingPlanSchema = z
  .object({ monthly: rupiahText, cheapest: plan, byDueDay: plan, saved: rupiahText })
  .meta({ id: 'WaitingPlan' });
/** The cheapest order to settle open obligations with a monthly amount, compared to the order of due days. */
export type WaitingPlan = AnswerOf<typeof waitingPlanSchema>;

export const outputVatSchema = z
  .object({
    months: z.array(
      z.object({
        period: masaText,
        count,
        ppn: rupiahText,
        to: place,
        credited: z
          .object({ count, ppn: rupiahText, to: place })
          .meta({ description: 'Incoming invoices credited in the masa' }),
      }),
    ),
  })
  .meta({ id: 'OutputVat' });
/** VAT of approved outgoing invoices, and of credited incoming ones, by month. */
export type OutputVat = AnswerOf<typeof outputVatSchema>;

export const riskKeys = [
  'upload',
  'crediting',
  'expiry',
  'differences',
  'incoming',
  'slips',
  'parties',
  'certificate',
] as const;
export const risksSchema = z
  .object({
    rows: z.array(
      z.object({
        key: z.enum(riskKeys),
        count: z.int(),
        says: z.string(),
        grave: z.boolean(),
        to: place,
      }),
    ),
  })
  .meta({ id: 'Risks' });
export type Risks = AnswerOf<typeof risksSchema>;
