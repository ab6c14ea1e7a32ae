import { z } from '@hono/zod-openapi';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { slips } from '#domain/bupot/slips.ts';
import { publicBupotSchema } from '#domain/bupot/view-schema.ts';
import { publicLinkSchema, wholeJobSchema } from '#domain/definition/answers.ts';
import type { Paper } from '../../../documents/paper.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Ctx } from '../../../http/context.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { createPublicToken, openPublicToken } from '../../../services/tokens/public-tokens.ts';
import { wholeJob } from '../bupot-bulk.ts';
import { bupotPdf, USUAL_NAME } from '../print-bupot.ts';
import { publicBupot, publicLink, publicPdf } from '../public-bupot.ts';
import { base, byId, nounOf, ofKind, selectionOf, selectionWith, tag } from './schemas.ts';

const tokens = { create: createPublicToken, open: openPublicToken };

const asFile = (c: Ctx, { bytes, type, name }: Paper) =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, 'inline') });

const pattern = z.string().trim().min(1, 'problem.field.required').max(200).default(USUAL_NAME);

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
  for (const kind of [undefined, ...slipKinds])
    app.openapi(
      route({
        operationId: `download${nounOf(kind)}s`,
        method: 'post',
        path: `${kind ? `/${slips[kind].resource}` : base}/bulk-download`,
        tag,
        summary: `PDFs of a selection ${kind ? `of kind ${kind} ` : ''}in a zip, as a job; the pattern names the files`,
        needs: 'EBUPOT_WITHHOLDING_VIEW',
        body: selectionWith({ pattern }),
        idempotent: true,
        out: wholeJobSchema,
      }),
      async (c) => {
        const { pattern: names, ...of } = c.req.valid('json');
        const zip = { action: 'pdf', kind: 'bupot.pdf-zip', payload: { pattern: names } } as const;
        return c.json(await wholeJob(deps, c.get('scope'), ofKind(selectionOf(of), kind), zip));
      },
    );
  app.openapi(
    route({
      operationId: 'exportBupots',
      method: 'post',
      path: `${base}/export`,
      tag,
      summary: 'A selection as XML for Coretax, Excel or CSV, as a job that names what the XML cannot carry',
      needs: 'EBUPOT_WITHHOLDING_VIEW',
      body: selectionWith({ format: z.enum(['xml', 'xlsx', 'csv']) }),
      idempotent: true,
      out: wholeJobSchema,
    }),
    async (c) => {
      const { format, ...of } = c.req.valid('json');
      const action = format === 'xml' ? 'xml' : 'export';
      const job = { action, kind: 'bupot.export', payload: { format } } as const;
      return c.json(await wholeJob(deps, c.get('scope'), selectionOf(of), job));
    },
  );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });
const publicTag = 'public previews';

/** What whoever holds a link may see of a slip, of whatever kind, without signing in. */
export const bupotPublicRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPublicBupot',
      method: 'get',
      path: '/unifikasi/ctas/{tokenId}',
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
    }),
    async (c) => asFile(c, await publicPdf(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
  );
  return app;
};
