import { z } from '@hono/zod-openapi';
import { ntpnSchema } from '#domain/billing/stored-schema.ts';
import { candidateSchema } from '#domain/billing/view-schema.ts';
import { reason } from '../../../http/reason.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { base, billingId, byId, tag } from '../../billing/routes/schemas.ts';
import { candidatesFor, matchNtpn, rejectNtpn } from '../reconcile.ts';

const VIEW = 'EBILLING_NTPN_VIEW';
const CREATE = 'EBILLING_NTPN_CREATE';

/** A receipt the office knows under other facts than ours: where a person says it belongs. */
export const ntpnReconcileRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listNtpnCandidates',
      method: 'get',
      path: `${base}/ntpn/{id}/candidates`,
      tag,
      summary: 'Codes a receipt may belong to, with what of them agrees with it',
      needs: VIEW,
      params: byId,
      out: z.array(candidateSchema),
    }),
    async (c) => c.json(await candidatesFor(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'matchNtpn',
      method: 'post',
      path: `${base}/ntpn/{id}/match`,
      tag,
      summary: 'Say which code a receipt is for',
      needs: CREATE,
      params: byId,
      body: z.strictObject({ billingId, reason }),
      out: ntpnSchema,
    }),
    async (c) => c.json(await matchNtpn(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'rejectNtpn',
      method: 'post',
      path: `${base}/ntpn/{id}/reject`,
      tag,
      summary: 'Say that a receipt is for no code of this company',
      needs: CREATE,
      params: byId,
      body: z.strictObject({ reason }),
      out: ntpnSchema,
    }),
    async (c) => c.json(await rejectNtpn(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  return app;
};
