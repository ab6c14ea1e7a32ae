import { z } from '@hono/zod-openapi';
import { signeeSchema } from '#domain/office/lookup-schema.ts';
import { incomeReturnAccess, returnAccess } from '#domain/spt/access.ts';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelWaiting, inquireSpt } from '../ask-office.ts';
import { sptSignees } from '../file-spt.ts';
import { byId, sptBases, tag, VAT } from './schemas.ts';
import { submitSpt } from './submit.ts';

export const sptOfficeRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listSptSignees',
    method: 'get',
    path: '/ebupot/spt/signee',
    summary: 'Who may sign monthly returns',
    needs: incomeReturnAccess.view,
    out: z.array(signeeSchema),
    does: (_input, scope) => sptSignees(deps, scope, 'UNIFIKASI'),
  });
  app.addRoute({
    operationId: 'listVatReturnSignees',
    method: 'get',
    path: `${VAT}/signee`,
    summary: 'Who may sign returns of PPN',
    needs: returnAccess('PPN').view,
    out: z.array(signeeSchema),
    does: (_input, scope) => sptSignees(deps, scope, 'PPN'),
  });
  for (const { base, type, noun } of sptBases) {
    const { view, write, upload } = returnAccess(type);
    app.openapi(
      route({
        operationId: `submit${noun}`,
        method: 'put',
        path: `${base}/{id}/submit`,
        tag,
        summary: `Sign and file a return of ${type}; what it leaves to pay gets its codes first`,
        needs: upload,
        params: byId,
        query: z.object({ signeeId: z.string().min(1).max(64).optional() }),
        idempotent: true,
        out: sptSchema,
      }),
      async (c) => {
        const scope = c.get('scope');
        return c.json(await submitSpt(deps, scope, { ...c.req.valid('param'), type, ...c.req.valid('query') }));
      },
    );
    for (const [verb, path, needs, summary, ask] of [
      ['inquire', 'inquire', view, 'Ask the office how it stands', inquireSpt],
      ['takeBack', 'cancel-waiting', write, 'Take it back to a concept while it waits for payment', cancelWaiting],
    ] as const)
      app.addRoute({
        operationId: `${verb}${noun}`,
        method: 'put',
        path: `${base}/{id}/${path}`,
        summary: `${summary} (${type})`,
        needs,
        params: byId,
        out: sptSchema,
        does: (input, scope) => ask(deps, scope, { ...input, type }),
      });
  }
  return app;
};
