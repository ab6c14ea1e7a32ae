import { z } from '@hono/zod-openapi';
import { ntpnSchema } from '#domain/billing/stored-schema.ts';
import { candidateSchema } from '#domain/billing/view-schema.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { base, billingId, byId, tag } from '../../billing/routes/schemas.ts';
import { candidatesFor, matchNtpn, rejectNtpn } from '../reconcile.ts';

const VIEW = 'EBILLING_NTPN_VIEW';
const CREATE = 'EBILLING_NTPN_CREATE';

export const ntpnReconcileRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listNtpnCandidates',
    method: 'get',
    path: `${base}/ntpn/{id}/candidates`,
    summary: 'Codes a receipt may belong to, with what of them agrees with it',
    needs: VIEW,
    params: byId,
    out: z.array(candidateSchema),
    does: ({ id }, scope) => candidatesFor(deps, scope, id),
  });
  app.addRoute({
    operationId: 'matchNtpn',
    method: 'post',
    path: `${base}/ntpn/{id}/match`,
    summary: 'Say which code a receipt is for',
    needs: CREATE,
    params: byId,
    body: z.strictObject({ billingId, reason }),
    out: ntpnSchema,
    does: (input, scope) => matchNtpn(deps, scope, input),
  });
  app.addRoute({
    operationId: 'rejectNtpn',
    method: 'post',
    path: `${base}/ntpn/{id}/reject`,
    summary: 'Say that a receipt is for no code of this company',
    needs: CREATE,
    params: byId,
    body: z.strictObject({ reason }),
    out: ntpnSchema,
    does: (input, scope) => rejectNtpn(deps, scope, input),
  });
  return app;
};
