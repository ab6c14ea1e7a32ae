import type { FieldErrors } from '#domain/problem.ts';
import { ownDate } from '#domain/settings/own-date.ts';
import { ownDatesFrom } from '../../db/repositories/calendar.ts';
import { recordRoutes } from '../records/routes.ts';

export const ownDateRoutes = recordRoutes(ownDate, {
  names: ['ownDate', 'ownDates'],
  table: 'ownDates',
  rules: {
    check: async (scope, query, { date, title }, id): Promise<FieldErrors> => {
      const same = (await ownDatesFrom(scope, query, String(date))).filter(
        (one) => one.date === date && one.title === title,
      );
      return same.some((one) => one.id !== id) ? { title: 'home.dates.twice' } : {};
    },
  },
});
