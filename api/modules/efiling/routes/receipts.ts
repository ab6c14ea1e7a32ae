import { z } from '@hono/zod-openapi';
import { receiptSchema } from '#domain/efiling/filing-schema.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { publicReceipt } from '../receipt.ts';

/** Open to everybody who has the link. */
export const receiptRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPublicReceipt',
      method: 'get',
      path: '/efiling/bpe/{tokenId}',
      tag: 'public previews',
      summary: 'The receipt of a filed return, as it is stored here',
      params: z.object({ tokenId: z.string().min(1).max(100) }),
      out: receiptSchema,
    }),
    async (c) => c.json(await publicReceipt(deps, c.req.valid('param').tokenId, c.get('locale'))),
  );
  return app;
};
