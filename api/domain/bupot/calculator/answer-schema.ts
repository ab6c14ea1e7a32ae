import { z } from 'zod';
import { explainedSchema } from '../../definition/answers.ts';
import { kapKjsText, percentText, rupiahText, viewOf } from '../../definition/view-pieces.ts';
import { type PaymentAnswer, paymentKinds } from './calculate-payment.ts';
import type { YearAnswer } from './calculate-year.ts';

const line = z.object({ field: z.string(), amount: rupiahText, explain: explainedSchema });
const formLine = line.extend({ line: z.string().meta({ description: 'Number of the line on the form' }) });

const paymentAnswerSchema = viewOf<PaymentAnswer>('CalculatedPayment')({
  kind: z.enum(paymentKinds),
  code: z.string(),
  name: z.string(),
  final: z.boolean(),
  kapKjs: kapKjsText,
  rate: percentText,
  lines: z.array(line),
});

const yearAnswerSchema = viewOf<YearAnswer>('CalculatedYear')({
  kind: z.enum(['BPA1', 'BPA2']),
  taxCode: z.string(),
  lines: z.array(formLine),
  settled: z.array(line),
});

export const calculatedSchema = z.discriminatedUnion('kind', [paymentAnswerSchema, yearAnswerSchema]);
