import { z } from '@hono/zod-openapi';
import { type BupotFilter, bupotFilter } from '#domain/bupot/filter.ts';
import { bulkAnswerSchema, deliverySchema, jobStartedSchema, letterSchema } from '#domain/definition/answers.ts';
import { chosenWithin } from '../../../documents/family.ts';
import { addressChecked, channel, messageToCounterparty } from '../../../http/letter-schemas.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { getTemplate, renderTemplate } from '../../../services/templates/templates.ts';
import { letterFor } from '../letter.ts';
import { bupotDeliveries, sendBupot } from '../send-bupot.ts';
import { sendBupots } from '../send-bupots.ts';
import { at, base, bupotId, byId, tag } from './schemas.ts';

const letterServices = { template: getTemplate, render: renderTemplate };
const SEND = 'EBUPOT_WITHHOLDING_SEND';

/** The specification has two addresses: named slips, and everything a filter finds. */
const many = [
  {
    verb: 'send',
    path: 'send',
    summary: 'Send named slips to their payees, as a job',
    body: z.strictObject({
      ids: z.array(bupotId).min(1, 'problem.field.required').max(20_000),
      channel,
      addressChecked,
    }),
  },
  {
    verb: 'sendFound',
    path: 'send-all',
    summary: 'Send the slips a filter finds to their payees, as a job',
    body: z.strictObject({ filter: bupotFilter.default({}), channel, addressChecked }),
  },
] as const;

/** Issued slips to their payees by e-mail and WhatsApp, and what was sent before. */
export const bupotSendRoutes = (deps: Deps) => {
  const app = router();
  for (const { base: under, noun, about, fixed } of at)
    for (const { verb, path, summary, body } of many)
      app.openapi(
        route({
          operationId: `${verb}${noun}s`,
          method: 'post',
          path: `${under}/${path}`,
          tag,
          summary: about ? `${summary} (${about})` : summary,
          needs: SEND,
          body,
          status: 202,
          idempotent: true,
          out: bulkAnswerSchema,
        }),
        async (c) => {
          const { channel: by, addressChecked: checked, ...of } = c.req.valid('json');
          const selection = chosenWithin<BupotFilter>(of, fixed);
          return c.json(await sendBupots(deps, c.get('scope'), { selection, channel: by, checked }), 202);
        },
      );
  app.openapi(
    route({
      operationId: 'getBupotLetter',
      method: 'get',
      path: `${base}/{id}/letter`,
      tag,
      summary: "What would be sent about an issued slip: the company's template filled in, to be changed",
      needs: SEND,
      params: byId,
      query: z.object({ channel }),
      out: letterSchema,
    }),
    async (c) =>
      c.json(
        await letterFor(deps, c.get('scope'), letterServices, { ...c.req.valid('param'), ...c.req.valid('query') }),
      ),
  );
  app.openapi(
    route({
      operationId: 'sendBupot',
      method: 'post',
      path: `${base}/{id}/send`,
      tag,
      summary: "Send one issued slip by e-mail or WhatsApp, in words of one's own",
      needs: SEND,
      params: byId,
      body: messageToCounterparty,
      idempotent: true,
      out: jobStartedSchema,
    }),
    async (c) => c.json(await sendBupot(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'listBupotDeliveries',
      method: 'get',
      path: `${base}/{id}/deliveries`,
      tag,
      summary: 'Mails and messages sent about it',
      needs: 'EBUPOT_WITHHOLDING_VIEW',
      params: byId,
      out: z.array(deliverySchema),
    }),
    async (c) => c.json(await bupotDeliveries(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};
