import type { FieldErrors } from '#domain/problem.ts';
import { nsfpReminder } from '#domain/records/nsfp-reminder.ts';
import { jakartaDay } from '#domain/scope.ts';
import { nsfpStock } from '#domain/settings/nsfp-reminder.ts';
import { colleaguesOf } from '../../../db/repositories/companies.ts';
import { nsfpLeft, nsfpReminderStore } from '../../../db/repositories/nsfp.ts';
import { singletonRoutes } from '../../records/singleton.ts';

export const nsfpReminderRoutes = singletonRoutes(
  nsfpReminder,
  {
    store: nsfpReminderStore,
    objectId: ({ companyId }) => `nsfp_reminder/${companyId}`,
    check: async (scope, query, { on, people, threshold }): Promise<FieldErrors> => {
      const known = new Set((await colleaguesOf(scope, query)).map(({ id }) => id));
      const stranger = people.some((id) => !known.has(id));
      return {
        ...(threshold === 0 ? { threshold: 'settings.nsfp.number_wrong' } : {}),
        ...(on && people.length === 0 ? { people: 'settings.nsfp.nobody' } : {}),
        ...(stranger ? { people: 'settings.nsfp.stranger' } : {}),
      };
    },
    // A changed reminder is sent again.
    computed: () => ({ notifiedLow: false, notifiedYear: null }),
    more: async ({ db, now }, scope, { people }) => {
      const year = Number(jakartaDay(now()).slice(0, 4));
      const [stock, all] = await Promise.all([nsfpLeft(scope, db.read, year), colleaguesOf(scope, db.read)]);
      const colleagues = all.map(({ id, name }) => ({ id, name }));
      return { people: people.filter((id) => all.some((one) => one.id === id)), year, ...stock, colleagues };
    },
  },
  nsfpStock,
);
