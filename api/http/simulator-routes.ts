import { z } from '@hono/zod-openapi';
import type { Deps } from '../modules/deps.ts';
import { getMessage, getMessages } from '../modules/simulator/messages.ts';
import { anyFilter, listQuery, pageOf, withRange } from './list-query.ts';
import { room, route } from './route.ts';

const tag = 'simulator';
const channel = z.enum(['email', 'whatsapp']);

/** What the simulated mailbox and phone of this company received. */
export const simulatorRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(
    route({
      method: 'get',
      path: '/simulator/messages',
      tag,
      summary: 'Simulated mails and messages, newest first',
      needs: ['EFAKTUR_DOC_SEND', 'SETTING_AUTO_MAIL_VIEW'],
      query: listQuery(anyFilter).extend({ channel: channel.optional() }),
    }),
    async (c) => {
      const { range, channel: asked } = c.req.valid('query');
      const page = pageOf(range);
      const { rows, total } = await getMessages(deps, c.get('scope'), asked, page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      method: 'get',
      path: '/simulator/messages/{id}',
      tag,
      summary: 'One simulated mail or message',
      needs: ['EFAKTUR_DOC_SEND', 'SETTING_AUTO_MAIL_VIEW'],
      params: z.object({ id: z.string().max(64) }),
    }),
    async (c) => c.json(await getMessage(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};
