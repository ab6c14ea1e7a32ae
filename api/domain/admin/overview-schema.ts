import { z } from 'zod';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';

const amount = z.int().min(0);

export const overviewSchema = z
  .object({
    jobs: z.array(z.object({ status: z.string(), count: amount, oldest: moment.nullable() })),
    failures: z.array(z.object({ gateway: z.string(), outcome: z.string(), count: amount, last: moment.nullable() })),
    signIns: z.array(z.object({ event: z.string(), count: amount })),
    storage: z.object({ count: amount, bytes: amount }),
    /** The newest that wait for an internal admin. */
    cases: z.array(z.object({ id: z.string(), at: moment, amount: z.string() })),
  })
  .meta({ id: 'AdminOverview', description: 'Failures and refused sign-ins of the last 24 hours' });
export type Overview = AnswerOf<typeof overviewSchema>;
