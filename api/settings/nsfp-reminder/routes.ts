import { keysOf } from '#domain/access.ts';
import { nsfpReminderInput, nsfpReminderSchema } from '#domain/settings/nsfp-reminder.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { nsfpReminder, saveNsfpReminder } from './reminder.ts';

const tag = 'NSFP reminder';
const path = '/nsfp-reminder';

export const nsfpReminderRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getNsfpReminder',
      method: 'get',
      path,
      tag,
      summary: 'When and whom to notify that invoice numbers run out',
      needs: keysOf('setting/nsfp', 'show'),
      out: nsfpReminderSchema,
    }),
    async (c) => c.json(await nsfpReminder(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'saveNsfpReminder',
      method: 'put',
      path,
      tag,
      summary: 'Change when and whom to notify',
      needs: keysOf('setting/nsfp', 'edit'),
      body: nsfpReminderInput,
      out: nsfpReminderSchema,
    }),
    async (c) => c.json(await saveNsfpReminder(deps, c.get('scope'), c.req.valid('json'))),
  );
  return app;
};
