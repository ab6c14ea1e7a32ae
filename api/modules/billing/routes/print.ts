import { z } from '@hono/zod-openapi';
import { publicSlipSchema } from '#domain/billing/view-schema.ts';
import { publicLinkSchema } from '#domain/definition/answers.ts';
import type { Paper } from '../../../documents/paper.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Ctx } from '../../../http/context.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { createPublicToken, openPublicToken } from '../../../services/tokens/public-tokens.ts';
import { bpnPdf, sspPdf } from '../print-billing.ts';
import { publicSlip, publicSlipPdf, slipLink } from '../public-ssp.ts';
import { base, byId, tag } from './schemas.ts';

const tokens = { create: createPublicToken, open: openPublicToken };

const asFile = (c: Ctx, { bytes, type, name }: Paper) =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, 'inline') });

/** Slips and receipts on paper, and as a link for somebody else. */
export const billingPrintRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getBillingSsp',
      method: 'get',
      path: `${base}/{id}/ssp`,
      inThread: true,
      tag,
      summary: 'Payment slip (SSP) as PDF',
      needs: 'EBILLING_VIEW',
      params: byId,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await sspPdf(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'getNtpnBpn',
      method: 'get',
      path: `${base}/ntpn/{id}/bpn`,
      inThread: true,
      tag,
      summary: 'State receipt (BPN) as PDF',
      needs: 'EBILLING_NTPN_VIEW',
      params: byId,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await bpnPdf(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'createBillingLink',
      method: 'post',
      path: `${base}/{id}/public-link`,
      tag,
      summary: 'A link to the public preview of the slip, thirty days',
      needs: 'EBILLING_VIEW',
      params: byId,
      out: publicLinkSchema,
    }),
    async (c) => c.json(await slipLink(deps, c.get('scope'), tokens, c.req.valid('param').id)),
  );
  return app;
};

const byToken = z.object({ tokenId: z.string().min(1).max(100) });
const publicTag = 'public previews';

/** What whoever holds a link may see of a code, without signing in. */
export const billingPublicRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPublicBilling',
      method: 'get',
      path: '/ebilling/{tokenId}',
      tag: publicTag,
      summary: 'A payment slip',
      params: byToken,
      out: publicSlipSchema,
    }),
    async (c) => c.json(await publicSlip(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
  );
  app.openapi(
    route({
      operationId: 'getPublicBillingPdf',
      method: 'get',
      path: '/ebilling/{tokenId}/pdf',
      inThread: true,
      tag: publicTag,
      summary: 'Its PDF',
      params: byToken,
      file: 'application/pdf',
    }),
    async (c) => asFile(c, await publicSlipPdf(deps, tokens, c.req.valid('param').tokenId, c.get('locale'))),
  );
  return app;
};
