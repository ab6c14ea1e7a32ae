import { z } from '@hono/zod-openapi';
import { jobStartedSchema, letterSchema, publicLinkSchema } from '#domain/definition/answers.ts';
import { publicFakturSchema } from '#domain/faktur/view-schema.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Ctx } from '../../../http/context.ts';
import { channel, messageToCounterparty } from '../../../http/letter-schemas.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { getTemplate, renderTemplate } from '../../../services/templates/templates.ts';
import { createPublicToken, openPublicToken } from '../../../services/tokens/public-tokens.ts';
import { sendFaktur } from '../deliver.ts';
import { letterFor } from '../letter.ts';
import { fakturPdf, fakturXml, type PrintedFile, publicPdf } from '../print-faktur.ts';
import { publicLink, publicView } from '../public-link.ts';
import { base, byId, tag } from './schemas.ts';

const VIEW = 'EFAKTUR_DOC_VIEW';
const letterServices = { template: getTemplate, render: renderTemplate };
const tokens = { create: createPublicToken, open: openPublicToken };

const asFile = (c: Ctx, { bytes, type, name }: PrintedFile, kind: 'inline' | 'attachment') =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, kind) });

/** One invoice on paper, as Coretax's XML, and as a link for the buyer. */
export const fakturPrintRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getFakturPdf',
      method: 'get',
      path: `${base}/{id}/pdf`,
      inThread: true,
      tag,
      summary: 'PDF',
      needs: VIEW,
      params: byId,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await fakturPdf(deps, c.get('scope'), c.req.valid('param').id), 'inline'),
  );
  app.openapi(
    route({
      operationId: 'getFakturXml',
      method: 'get',
      path: `${base}/{id}/xml`,
      inThread: true,
      tag,
      summary: 'XML for Coretax',
      needs: VIEW,
      params: byId,
      file: 'application/xml',
    }),
    async (c) => asFile(c, await fakturXml(deps, c.get('scope'), c.req.valid('param').id), 'attachment'),
  );
  app.openapi(
    route({
      operationId: 'createFakturLink',
      method: 'post',
      path: `${base}/{id}/public-link`,
      tag,
      summary: 'A link to the public preview, thirty days',
      needs: 'EFAKTUR_DOC_SEND',
      params: byId,
      out: publicLinkSchema,
    }),
    async (c) => c.json(await publicLink(deps, c.get('scope'), tokens, c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'getFakturLetter',
      method: 'get',
      path: `${base}/{id}/letter`,
      tag,
      summary: "What would be sent about it: the company's template filled in, to be changed before sending",
      needs: 'EFAKTUR_DOC_SEND',
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
      operationId: 'sendFaktur',
      method: 'post',
      path: `${base}/{id}/send`,
      tag,
      summary: "Send one invoice by e-mail or WhatsApp, in words of one's own",
      needs: 'EFAKTUR_DOC_SEND',
      params: byId,
      body: messageToCounterparty,
      idempotent: true,
      out: jobStartedSchema,
    }),
    async (c) => c.json(await sendFaktur(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });
const publicTag = 'public previews';

/** What whoever holds a link may see, without signing in. */
export const fakturPublicRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPublicFaktur',
      method: 'get',
      path: '/efaktur/out/ctas/{tokenId}',
      inThread: true,
      tag: publicTag,
      summary: 'An invoice',
      params: byToken,
      out: publicFakturSchema,
    }),
    async (c) => c.json(await publicView(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
  );
  app.openapi(
    route({
      operationId: 'getPublicFakturPdf',
      method: 'get',
      path: '/efaktur/out/ctas/{tokenId}/pdf',
      inThread: true,
      tag: publicTag,
      summary: 'Its PDF',
      params: byToken,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await publicPdf(deps, tokens, c.req.valid('param').tokenId, c.get('locale')), 'inline'),
  );
  return app;
};
