import { z } from 'zod';
import { explainedSchema, findingViewSchema } from '../definition/answers.ts';
import {
  type AnswerOf,
  count,
  dayText,
  masaText,
  moment,
  movesOf,
  rupiahText,
  statesOf,
  viewOf,
} from '../definition/view-pieces.ts';
import { billedReturnSchema } from './billed-return.ts';
import { paidCodeSchema, paymentViewSchema, printed } from './payment-schema.ts';
import { billingStatus, ntpnStatus } from './status.ts';
import { billingSchema, ntpnSchema } from './stored-schema.ts';
import type { Candidate, Dues, DueView, PublicSlip } from './view.ts';
import { agreeing } from './view.ts';

const dueViewSchema = viewOf<DueView>('DueDay')({
  day: dayText,
  lawDay: dayText,
  shifted: z.boolean(),
  late: z.boolean(),
  rule: z.object({ name: z.string(), from: dayText }),
  says: z.array(z.string()),
});

const interestOn = z.object({ day: dayText, interest: explainedSchema.nullable() });

export const waitingSchema = z
  .object({
    today: interestOn,
    tomorrow: interestOn,
    inAMonth: interestOn,
    sameUntil: dayText.nullable(),
    says: z.array(z.string()),
  })
  .meta({ id: 'Waiting' });

export const duesSchema = viewOf<Dues>('Dues')({
  due: dueViewSchema.nullable(),
  dueSays: z.array(z.string()),
  lateInterest: explainedSchema.nullable(),
  lateInterestSays: z.array(z.string()),
  waiting: waitingSchema.nullable(),
});

const billingLink = billingSchema.pick({ id: true, code: true, status: true }).nullable();

export const billingViewSchema = z
  .object({
    ...billingSchema.shape,
    ...duesSchema.shape,
    officeSays: z.string().nullable().meta({ description: 'Message of the tax office in one line' }),
    office: z
      .object({ code: z.string(), title: z.string(), cause: z.string(), action: z.string() })
      .nullable()
      .meta({ description: 'Its code in the reader’s words' }),
    payment: paymentViewSchema.nullable().meta({ description: 'Null for who may not see payments' }),
    ntpns: z.array(ntpnSchema),
    chain: z
      .array(
        z.object({
          kind: z.enum(['billing', 'payment', 'ntpn', 'return']),
          id: z.string().nullable(),
          label: z.string().nullable(),
          status: z.string().nullable(),
          at: moment.nullable(),
        }),
      )
      .meta({ description: 'From the code to the return; links that are still to come have no id' }),
    spt: billedReturnSchema
      .nullable()
      .meta({ description: 'The return it was made from; null for who may not see returns' }),
    renewed: z.object({ from: billingLink, by: billingLink }),
    actions: z.array(movesOf(billingStatus)).meta({ description: 'What this person may ask for now' }),
  })
  .meta({ id: 'BillingView' });
export type BillingView = AnswerOf<typeof billingViewSchema>;
export type ChainLink = BillingView['chain'][number];

export const checkedBillingSchema = z
  .object({
    ...duesSchema.shape,
    findings: z.array(findingViewSchema),
    same: z.array(billingSchema).meta({ description: 'What was billed or paid before for the same tax and masa' }),
    returnName: z
      .string()
      .nullable()
      .meta({ description: 'The return that bills this tax; null where a code may be made by hand' }),
  })
  .meta({ id: 'CheckedBilling' });
export type CheckedBilling = AnswerOf<typeof checkedBillingSchema>;

export const foundPairSchema = z
  .object({
    kap: z.string(),
    kjs: z.string(),
    tax: z.string(),
    description: z.string(),
    needs: z.object({
      period: z.enum(['month', 'month_range', 'year', 'as_assessed', 'none_or_year']),
      object: z.boolean(),
      assessmentNumber: z.boolean(),
      payers: z.array(z.enum(['self', 'other', 'non'])),
    }),
    returnName: z.string().nullable(),
  })
  .meta({ id: 'TaxCode' });
export type FoundPair = AnswerOf<typeof foundPairSchema>;

export const inquiredCodeSchema = z
  .object({
    code: z.string(),
    kap: z.string(),
    kjs: z.string(),
    taxName: z.string(),
    periodFrom: masaText,
    periodTo: masaText,
    amount: rupiahText,
    payerNpwp: z.string(),
    payerName: z.string(),
    issuedAt: moment,
    expiresAt: moment,
    state: z.enum(['open', 'expired', 'paid']),
    stateWords: z.string(),
    receipt: z.object({ ntpn: z.string(), ntb: z.string(), stan: z.string(), at: moment }).nullable(),
    ours: z.string().nullable().meta({ description: 'Our billing with this code; null where there is none' }),
  })
  .meta({ id: 'InquiredCode' });
export type InquiredCode = AnswerOf<typeof inquiredCodeSchema>;

export const billingBadgesSchema = z
  .object({ ntpnCount: count, paidCount: count, payableCount: count, waitingConfirmationCount: count })
  .meta({ id: 'BillingBadges' });

const counted = z.object({ count, amount: rupiahText });

export const billingSummarySchema = z
  .object({
    byStatus: z.record(statesOf(billingStatus), counted),
    expiresSoon: counted.extend({ days: z.int() }),
    runningOut: z.array(
      billingSchema
        .pick({ id: true, code: true, taxName: true, periodFrom: true, periodTo: true, amount: true, expiresAt: true })
        .extend({ due: dueViewSchema.nullable() }),
    ),
    nextDue: z.array(
      z.object({
        key: z.string(),
        period: masaText,
        day: dayText,
        lawDay: dayText,
        daysLeft: z.int(),
        says: z.string(),
      }),
    ),
  })
  .meta({ id: 'BillingSummary' });

export type BillingSummary = AnswerOf<typeof billingSummarySchema>;

export const billingStartSchema = z
  .object({
    company: z.object({
      npwp: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      bookYearStart: z.int().min(1).max(12).meta({ description: 'The month in which its book year begins' }),
    }),
    today: dayText,
  })
  .meta({ id: 'BillingStart' });
export type BillingStart = AnswerOf<typeof billingStartSchema>;

export const publicSlipSchema = viewOf<PublicSlip>('PublicSlip')(
  billingSchema.pick({
    ...printed,
    assessmentNumber: true as const,
    nop: true as const,
    payerAddress: true as const,
    payerCity: true as const,
    payerKpp: true as const,
    issuedAt: true as const,
  }).shape,
);

export const ntpnViewSchema = ntpnSchema
  .extend({ billing: paidCodeSchema.nullable(), actions: z.array(movesOf(ntpnStatus)) })
  .meta({ id: 'NtpnView' });
export type NtpnView = AnswerOf<typeof ntpnViewSchema>;

export const candidateSchema = viewOf<Candidate>('Candidate')({
  billing: paidCodeSchema,
  agrees: z.array(z.enum(agreeing)),
  isOwn: z.boolean(),
});
