import { z } from 'zod';
import { billingSchema } from '../billing/stored-schema.ts';
import { type AnswerOf, dayText, kapKjsText, masaText, moment, rupiahText } from '../definition/view-pieces.ts';

export const sptBillSchema = z
  .object({
    line: z.string(),
    kapKjs: kapKjsText,
    amount: rupiahText,
    paid: rupiahText,
    rest: rupiahText,
    over: rupiahText,
    proofs: z.array(z.string()).meta({ description: 'Ids of the proofs that pay for it' }),
  })
  .meta({ id: 'SptBill' });
export type SptBill = AnswerOf<typeof sptBillSchema>;

const moneyShape = {
  kind: z.enum(['NTPN', 'PBK']),
  number: z.string(),
  kapKjs: kapKjsText,
  period: masaText,
  amount: rupiahText,
  date: dayText,
  ntpnId: z.string().nullable(),
};

export const sptProofSchema = z
  .object({
    ...moneyShape,
    id: z.string(),
    companyId: z.string(),
    sptId: z.string(),
    createdBy: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'SptProof' });

export const checkedProofSchema = z
  .object({
    ...moneyShape,
    why: z
      .enum(['pair', 'period', 'spare'])
      .nullable()
      .meta({ description: 'Why it would pay nothing; null where it fits' }),
  })
  .meta({ id: 'CheckedProof' });
export type CheckedProof = AnswerOf<typeof checkedProofSchema>;

const depositBillSchema = sptBillSchema
  .extend({
    billings: z.array(
      billingSchema.pick({
        id: true as const,
        code: true as const,
        status: true as const,
        amount: true as const,
        expiresAt: true as const,
        ntpn: true as const,
        paidAt: true as const,
      }),
    ),
    suggested: z
      .array(z.object({ ...moneyShape, exact: z.boolean() }))
      .meta({ description: 'Receipts at hand that would pay for it' }),
  })
  .meta({ id: 'DepositBill' });
export type DepositBill = AnswerOf<typeof depositBillSchema>;
export type MadeCode = DepositBill['billings'][number];

export const depositSchema = z
  .object({
    bills: z.array(depositBillSchema),
    proofs: z.array(sptProofSchema),
    settled: z.boolean(),
    deposit: z
      .object({
        balance: rupiahText,
        covers: z.boolean().meta({ description: 'Whether all that is owed may be paid from it now' }),
        uses: z
          .array(
            z.object({ id: z.string(), amount: rupiahText, date: dayText, reason: z.string(), createdBy: z.string() }),
          )
          .meta({ description: 'Use outside this product, recorded by a person' }),
      })
      .nullable()
      .meta({ description: 'The tax deposit (411618-100); null where nothing was ever paid into it' }),
  })
  .meta({ id: 'Deposit' });
export type DepositView = AnswerOf<typeof depositSchema>;
