import { z } from 'zod';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';

export const calendarAddressSchema = z
  .object({
    address: z.string().nullable().meta({ description: 'Whoever has it reads the calendar; null where there is none' }),
    createdAt: moment.nullable(),
  })
  .meta({ id: 'CalendarAddress' });
/** Where a person's own calendar reads the days of a company. */
export type CalendarAddress = AnswerOf<typeof calendarAddressSchema>;
