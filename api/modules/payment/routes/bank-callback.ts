import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Edge } from '../../../http/edge.ts';
import { takeCallback } from '../callback.ts';

const refusals = { signature: 'unauthenticated', age: 'unauthenticated', shape: 'forbidden' } as const;

/** Without session, authenticated by a signature over every byte. */
export const bankCallbackRoutes = ({ deps, log }: Edge) => {
  const app = createRouter('E-Billing');
  let forged = 0;
  app.addRoute({
    operationId: 'receiveBankCallback',
    method: 'post',
    path: '/ebilling/callback',
    summary: 'Signed notification of a bank about payments',
    out: z.object({ received: z.literal(true) }),
    does: async (_input, _scope, c) => {
      // The signature covers the raw bytes, including a BOM, so it must be kept.
      const signed = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await c.req.arrayBuffer());
      const call = { headers: c.req.header(), path: new URL(c.req.url).pathname, body: signed };
      const news = await takeCallback(deps, call);
      if (news.kind !== 'forged') return { received: true } as const;
      forged += 1;
      log.warn({ why: news.why, forged, ip: c.get('ip') }, 'a callback that is not from the bank');
      throw new Problem(refusals[news.why], { message: 'billing.pay.forged' });
    },
  });
  return app;
};
