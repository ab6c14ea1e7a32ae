import { z } from 'zod';
import { deadlineStates } from '../calendar/deadline-state.ts';
import { deadlineActions, obligationKeys } from '../calendar/upcoming.ts';
import { type AnswerOf, dayText, masaText, moment } from '../definition/view-pieces.ts';

export const calendarAddressSchema = z
  .object({
    address: z.string().nullable().meta({ description: 'Whoever has it reads the calendar; null where there is none' }),
    createdAt: moment.nullable(),
  })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = AnswerOf<typeof calendarAddressSchema>;

export const deadlinesSchema = z
  .object({
    rows: z.array(
      z.object({
        key: z.enum(obligationKeys),
        action: z.enum(deadlineActions),
        period: masaText,
        day: dayText,
        lawDay: dayText,
        incomplete: z.boolean().meta({ description: 'The days off of that year are not all known yet' }),
        state: z.enum(deadlineStates),
        says: z.string().nullable().meta({ description: 'State, or cost of being late, in the reader’s language' }),
        to: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Deadlines' });
export type Deadlines = AnswerOf<typeof deadlinesSchema>;

export const taxEventsSchema = z.array(
  z
    .object({
      id: z.string(),
      date: dayText,
      tax: z.string(),
      title: z.string(),
      note: z.string().nullable(),
      source: z.string(),
    })
    .meta({ id: 'TaxEvent' }),
);
export type TaxEvent = AnswerOf<typeof taxEventsSchema>[number];
export type Deadline = Deadlines['rows'][number];
