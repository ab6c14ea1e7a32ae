import { z } from '@hono/zod-openapi';
import { type PaymentParams, paymentKinds } from '#domain/bupot/calculator/calculate-payment.ts';
import type { YearParams } from '#domain/bupot/calculator/calculate-year.ts';
import { a1Income, a2Income, withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { facilities, identities } from '#domain/bupot/pph21/payment.ts';
import { lastDayOf } from '#domain/calendar/day-count.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';

/** Only the length is checked here; the domain validates amounts with messages of its own. */
const amount = z.string().max(20);
const code = z.string().max(20);
const month = z.int().min(1).max(12);
const identity = z.enum(identities).optional();
const MANY = 60;

const paymentBody = z
  .strictObject({
    kind: z.enum(paymentKinds),
    code,
    day: z.string().max(10).optional(),
    period: z
      .string()
      .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'problem.field.type')
      .optional(),
    income: amount,
    status: z.enum(withholdingStatuses).optional(),
    workingDays: z.int().min(1).max(366).optional(),
    earlier: z
      .array(z.strictObject({ day: z.string().max(10), gross: amount }))
      .max(MANY)
      .optional(),
    grossUp: z.boolean().optional(),
    identity,
    facility: z.enum(facilities).optional(),
    typed: z.strictObject({ base: amount, rate: z.string().max(6), tax: amount.optional() }).optional(),
  })
  .refine(({ day, period }) => (day === undefined) !== (period === undefined), {
    path: ['day'],
    message: 'pph21.unfit.day_or_period',
  });

const amounts = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, amount.optional()])) as Record<K, z.ZodOptional<typeof amount>>;

const yearFields = {
  taxCode: code.default('21-100-01'),
  year: z.int().min(1900).max(2099),
  firstMonth: month.default(1),
  lastMonth: month.default(12),
  statusPtkp: z.enum(['TK', 'K', 'HB']),
  ptkpNumber: z.enum(['0', '1', '2', '3']),
  withholdingAnnuality: z.enum(withholdingAnnualities),
  identity,
  ...amounts(['previousNetIncome', 'pph21PreviousBupot', 'pph21WithheldDtp']),
  slips: z
    .array(z.strictObject({ month, tax: amount, borne: amount.optional() }))
    .max(MANY)
    .optional(),
};

const deductions = ['pensionContribution', 'zakat'] as const;

const a1Body = z.strictObject({
  kind: z.literal('BPA1'),
  ...yearFields,
  detailA1: z.strictObject({
    ...amounts([...a1Income, ...deductions, 'pphBenefit']),
    grossUpBenefit: z.enum(['true', 'false']).default('false'),
    facilityType: z.enum(['NONE', 'DTP']).default('NONE'),
  }),
});

const a2Body = z.strictObject({
  kind: z.literal('BPA2'),
  ...yearFields,
  detailA2: z.strictObject(amounts([...a2Income, ...deductions])),
});

/** Request body: one payment or month, or the year of slip A1 or A2 with the field names of its form. */
export const calculateBody = z.discriminatedUnion('kind', [paymentBody, a1Body, a2Body]);

type Body = z.infer<typeof calculateBody>;
type PaymentBody = z.infer<typeof paymentBody>;
type YearBody = Exclude<Body, PaymentBody>;

export const isYear = (body: Body): body is YearBody => body.kind === 'BPA1' || body.kind === 'BPA2';

export const paymentParams = ({ day, period = '', ...input }: PaymentBody): PaymentParams => ({
  ...input,
  day: day ?? lastDayOf(period),
});

export const yearParams = (body: YearBody): YearParams => {
  const { statusPtkp, ptkpNumber } = body;
  const status = `${statusPtkp}/${ptkpNumber}` as const;
  if (body.kind === 'BPA2') return { ...body, status, amounts: body.detailA2 };
  const { grossUpBenefit, facilityType, ...given } = body.detailA1;
  return {
    ...body,
    status,
    amounts: given,
    grossUpBenefit: grossUpBenefit === 'true',
    borneNow: facilityType === 'DTP',
  };
};

/** Amounts of the slip are under its detail, everything else at the top. */
export const inBody = (body: YearBody, field: string): string => {
  const detail = body.kind === 'BPA1' ? 'detailA1' : 'detailA2';
  const known = body.kind === 'BPA1' ? a1Body.shape.detailA1.shape : a2Body.shape.detailA2.shape;
  return field in known ? `${detail}.${field}` : field;
};
