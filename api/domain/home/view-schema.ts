import { z } from 'zod';
import { billingStatus } from '../billing/status.ts';
import { type AnswerOf, count, dayText, masaText, moment, rupiahText, statesOf } from '../definition/view-pieces.ts';
import { registerStatus } from '../efiling/register-status.ts';
import { fakturStatus } from '../faktur/status.ts';
import { dutyStates } from '../spt/duty.ts';
import { returnTypes } from '../spt/record.ts';
import { sptStatus } from '../spt/status.ts';
import { toDoActions } from '../spt/to-do.ts';
import { stepNames, stepStates } from './health.ts';

const place = z
  .string()
  .nullable()
  .meta({ description: 'Page of the product it leads to; null where the person may not go there' });

const stepSchema = z.object({
  step: z.enum(stepNames),
  state: z.enum(stepStates),
  count: count.nullable(),
  amount: rupiahText.nullable(),
  says: z.string().meta({ description: 'State, or what blocks it, in the reader’s language' }),
  to: place,
});

export const healthSchema = z
  .object({
    period: masaText,
    rows: z.array(
      z.object({
        tax: z.enum(['PPN', 'UNIFIKASI', 'PPH21']),
        amount: rupiahText.nullable(),
        amountSays: z
          .string()
          .nullable()
          .meta({ description: 'What the amount is of: the documents, the return, or a correction of it' }),
        steps: z.array(stepSchema),
        duty: z
          .enum(dutyStates)
          .nullable()
          .meta({ description: 'What the return of the masa asks for; null where none is due' }),
        dueDay: dayText.nullable().meta({ description: 'Last day to file; once it is filed the day that was done' }),
        daysLeft: z.int().nullable().meta({ description: 'Below zero: late by so many days' }),
        done: z.boolean(),
        next: z.object({ says: z.string(), to: z.string() }).nullable().meta({ description: 'What to do next' }),
      }),
    ),
  })
  .meta({ id: 'PeriodHealth' });
export type PeriodHealth = AnswerOf<typeof healthSchema>;
export type HealthRow = PeriodHealth['rows'][number];

export const toDoActs = ['begin', ...toDoActions, 'open'] as const;

const counted = { count, amount: rupiahText };
const returnsToDo = z
  .object({
    ...counted,
    rows: z.array(
      z.object({
        key: z.string().meta({ description: 'Kind and masa, as Tax Activity names it too' }),
        id: z.string().nullable().meta({ description: 'The return; null where there is none yet' }),
        type: z.enum(returnTypes),
        period: masaText,
        revision: z.int().meta({ description: 'Which version is to be filed: 0 normal, 1 the first correction' }),
        label: z.string(),
        status: statesOf(sptStatus).nullable(),
        act: z.enum(toDoActs).meta({ description: 'What is to be done next' }),
        amount: rupiahText.meta({ description: 'Still to be paid, by the documents of today' }),
        overpaid: rupiahText,
        dueDay: dayText.nullable(),
        late: z.boolean(),
        to: place,
      }),
    ),
  })
  .nullable();

export const homeToDoSchema = z
  .object({
    billing: z
      .object({
        ...counted,
        rows: z.array(
          z.object({
            id: z.string(),
            code: z.string().nullable(),
            taxName: z.string(),
            kapKjs: z.string(),
            periodFrom: masaText,
            masa: z.string().meta({ description: 'The masa, the stretch of them or the year it is for, in words' }),
            status: statesOf(billingStatus),
            amount: rupiahText,
            expiresAt: moment.nullable(),
            dueDay: dayText.nullable(),
            paymentId: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    spt: returnsToDo.meta({ description: 'Returns of income tax' }),
    vat: returnsToDo.meta({ description: 'Returns of PPN' }),
    annual: z
      .object({
        ...counted,
        rows: z.array(
          z.object({
            key: z.string(),
            id: z.string().nullable().meta({ description: 'The return; null where there is none yet' }),
            year: z.string(),
            revision: z.int(),
            label: z.string(),
            status: statesOf(registerStatus),
            act: z.enum(['begin', 'open']),
            amount: rupiahText.meta({ description: 'Still to be paid' }),
            overpaid: rupiahText,
            dueDay: dayText.nullable(),
            dueMayMove: z.boolean().meta({ description: 'The holidays of its year are not known' }),
            late: z.boolean(),
            to: place,
          }),
        ),
      })
      .nullable()
      .meta({ description: 'Annual returns of the company' }),
    faktur: z
      .object({
        ...counted,
        rows: z.array(
          z.object({
            id: z.string(),
            number: z.string().nullable(),
            reference: z.string().nullable(),
            counterpartyName: z.string(),
            status: statesOf(fakturStatus),
            ppn: rupiahText,
            uploadDeadline: dayText.nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'HomeToDo', description: 'A part is null where the person has no key to its list' });
export type HomeToDo = AnswerOf<typeof homeToDoSchema>;

const bar = z.object({
  quota: count,
  used: count,
  left: z.int(),
  perDay: z.number().meta({ description: 'Units a day, of the documents of the last 90 days' }),
  runsOutOn: dayText
    .nullable()
    .meta({ description: 'The day the last unit is used at that pace; null where that is after a year' }),
});

export const homeQuotaSchema = z.object({ efaktur: bar, ebupot: bar, packageEnd: dayText }).meta({ id: 'HomeQuota' });
export type HomeQuota = AnswerOf<typeof homeQuotaSchema>;

export const companiesHealthSchema = z
  .object({
    period: masaText,
    total: count.meta({ description: 'All companies the person works in, regardless of filters' }),
    companies: z.array(
      z.object({
        companyId: z.string(),
        name: z.string(),
        npwp: z.string(),
        color: z.string(),
        role: z.string(),
        taxes: z.array(
          z.object({
            tax: z.enum(['PPN', 'UNIFIKASI', 'PPH21']),
            amount: rupiahText.nullable(),
            steps: z.array(
              z.object({
                step: z.enum(stepNames),
                state: z.enum(stepStates).nullable().meta({ description: 'Null where the person may not read it' }),
                says: z.string().nullable(),
                to: z.string().nullable().meta({ description: 'Page of that company it leads to' }),
              }),
            ),
            dueDay: dayText.nullable(),
            daysLeft: z.int().nullable().meta({ description: 'Below zero: late by so many days' }),
            done: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CompaniesHealth' });
export type CompaniesHealth = AnswerOf<typeof companiesHealthSchema>;
