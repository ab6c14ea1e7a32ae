import { z } from '@hono/zod-openapi';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { equalisationsSchema, explanationInput } from '#domain/spt-badan/equalisation/view-schema.ts';
import { annualSourcesSchema, drawInput, drawnSchema } from '#domain/spt-badan/sources/view-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { explainDifference, viewEqualisations } from '../equalisation/explain.ts';
import { drawSources } from '../sources/draw.ts';
import { viewSources } from '../sources/view.ts';

const base = `/${annualReturn.resource}`;
const byId = z.object({ id: z.string() });

export const annualSourceRoutes = (deps: Deps) => {
  const app = createRouter('spt-badan');
  app.addRoute({
    operationId: 'readSptBadanSources',
    method: 'get',
    path: `${base}/{id}/sources`,
    summary: 'What an annual return can be drawn from, its documents, and what the sheets hold now',
    needs: annualAccess.view,
    params: byId,
    out: annualSourcesSchema,
    does: (input, scope) => viewSources(deps, scope, input),
  });
  app.addRoute({
    operationId: 'drawSptBadanSources',
    method: 'post',
    path: `${base}/{id}/draw`,
    summary: 'Fill sheets from sources; typed entries stay, and a stale version of a sheet is refused',
    needs: annualAccess.write,
    params: byId,
    body: drawInput,
    out: drawnSchema,
    does: async (input, scope) => {
      const stayed = await drawSources(deps, scope, input);
      return { stayed, sources: await viewSources(deps, scope, input) };
    },
  });
  app.addRoute({
    operationId: 'readSptBadanEqualisation',
    method: 'get',
    path: `${base}/{id}/equalisation`,
    summary: 'Amounts of an annual return against its documents and the year before, with explanations',
    needs: annualAccess.view,
    params: byId,
    out: equalisationsSchema,
    does: (input, scope) => viewEqualisations(deps, scope, input),
  });
  app.addRoute({
    operationId: 'explainSptBadanDifference',
    method: 'put',
    path: `${base}/{id}/equalisation`,
    summary: 'Save why one amount differs; a stale version of the explanations is refused',
    needs: annualAccess.write,
    params: byId,
    body: explanationInput,
    out: equalisationsSchema,
    does: (input, scope) => explainDifference(deps, scope, input),
  });
  return app;
};
