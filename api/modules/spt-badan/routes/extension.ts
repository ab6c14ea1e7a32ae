import { z } from '@hono/zod-openapi';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { extensionInput, extensionSchema } from '#domain/spt-badan/extension.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { recordExtension, viewExtension } from '../extend.ts';

const path = `/${annualReturn.resource}/{id}/extension`;

/** The notice that moves the last day to file. It is submitted at the office and recorded here. */
export const annualExtensionRoutes = (deps: Deps) => {
  const app = createRouter('spt-badan');
  app.addRoute({
    operationId: 'getSptBadanExtension',
    method: 'get',
    path,
    summary: 'The notice of an extension (1771-Y, AS.08-01), whether it counts, and the day it moves to',
    needs: annualAccess.view,
    params: byId,
    out: extensionSchema,
    does: (input, scope) => viewExtension(deps, scope, input),
  });
  app.addRoute({
    operationId: 'recordSptBadanExtension',
    method: 'put',
    path,
    summary: 'Record the notice of an extension that was submitted at the office',
    needs: annualAccess.write,
    params: byId,
    body: extensionInput,
    out: extensionSchema,
    does: ({ id, version, ...notice }, scope) => recordExtension(deps, scope, { id, version, notice }),
  });
  app.addRoute({
    operationId: 'removeSptBadanExtension',
    method: 'put',
    path: `${path}/remove`,
    summary: 'Take the notice of an extension off',
    needs: annualAccess.write,
    params: byId,
    body: z.strictObject({ version: z.int().min(0) }),
    out: extensionSchema,
    does: (input, scope) => recordExtension(deps, scope, { ...input, notice: null }),
  });
  return app;
};
