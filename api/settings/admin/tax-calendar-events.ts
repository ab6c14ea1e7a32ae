import { ruleProblem } from '#domain/calendar/tax-calendar-event.ts';
import { taxCalendarEvent } from '#domain/records/tax-calendar-event.ts';
import { recordRoutes } from '../../records/routes.ts';

export const taxCalendarEventRoutes = recordRoutes(taxCalendarEvent, {
  idInBody: true,
  check: async (_scope, _query, input): Promise<Record<string, string>> => {
    const problem = ruleProblem(input as Parameters<typeof ruleProblem>[0]);
    return problem ? { untilDay: problem } : {};
  },
});
