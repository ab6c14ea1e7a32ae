import { z } from '@hono/zod-openapi';
import { publicBupotSchema } from '#domain/bupot/view-schema.ts';
import { publicLinkSchema } from '#domain/definition/answers.ts';
import type { Paper } from '../../../documents/paper.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Ctx } from '../../../http/context.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { createPublicToken, openPublicToken } from '../../../services/tokens/public-tokens.ts';
import { bupotPdf } from '../print-bupot.ts';
import { publicBupot, publicLink, publicPdf } from '../public-bupot.ts';
import { base, byId, tag } from './schemas.ts';

const tokens = { create: createPublicToken, open: openPublicToken };

const asFile = (c: Ctx, { bytes, type, name }: Paper) =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, 'inline') });

/** Slips on paper, and as a link for their payee. */
export const bupotPaperRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getBupotPdf',
      method: 'get',
      path: `${base}/{id}/pdf`,
      inThread: true,
      tag,
      summary: 'One slip as PDF, in the layout of its form',
      needs: 'EBUPOT_WITHHOLDING_VIEW',
      params: byId,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await bupotPdf(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'createBupotLink',
      method: 'post',
      path: `${base}/{id}/public-link`,
      tag,
      summary: 'A link to the public preview of an issued slip, thirty days',
      needs: 'EBUPOT_WITHHOLDING_SEND',
      params: byId,
      out: publicLinkSchema,
    }),
    async (c) => c.json(await publicLink(deps, c.get('scope'), tokens, c.req.valid('param').id)),
  );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });
const publicTag = 'public previews';

/** What whoever holds a link may see of a slip, of whatever kind, without signing in. */
export const bupotPublicRoutes = (deps: Deps) => {
  const app = router();
  // The classic address of the specification, and that of Coretax: one slip.
  for (const [operationId, path] of [
    ['getPublicBupot', '/unifikasi/ctas/{tokenId}'],
    ['getPublicUnifikasi', '/unifikasi/{tokenId}'],
  ] as const)
    app.openapi(
      route({
        operationId,
        method: 'get',
        path,
        tag: publicTag,
        summary: 'A withholding slip',
        params: byToken,
        out: publicBupotSchema,
      }),
      async (c) => c.json(await publicBupot(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
    );
  app.openapi(
    route({
      operationId: 'getPublicBupotPdf',
      method: 'get',
      path: '/unifikasi/ctas/{tokenId}/pdf',
      inThread: true,
      tag: publicTag,
      summary: 'Its PDF',
      params: byToken,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await publicPdf(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
  );
  return app;
};
