import { z } from '@hono/zod-openapi';
import { isSpan } from '#domain/cocokkan/span.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { acceptProposals, ignoreLines, matchByHand, noteLine, takeBack } from '../decide.ts';
import { base, notSpan, spanParams, tag } from './schemas.ts';

const lineId = z.string().min(1).max(64);
const lines = z.array(lineId).min(1, 'problem.field.required').max(20_000);
const needs = 'EFAKTUR_SPT_CREATE';
const out = z.object({ decided: z.int().min(0) });

export const cocokkanDecideRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'acceptCocokkan',
    method: 'post',
    path: `${base}/accept`,
    summary: 'Say of proposals that they are right: of those named, or of all of these masa',
    needs,
    idempotent: true,
    body: z.strictObject({ ...spanParams, lines: lines.optional() }).refine(isSpan, notSpan),
    out,
    does: (input, scope) => acceptProposals(deps, scope, input),
  });
  app.addRoute({
    operationId: 'matchCocokkan',
    method: 'post',
    path: `${base}/match`,
    summary: 'Say that the entries and documents of these lines are one thing',
    needs,
    idempotent: true,
    body: z
      .strictObject({ ...spanParams, lines, reason: z.string().trim().max(LONGEST_REASON).optional() })
      .refine(isSpan, notSpan),
    out,
    does: (input, scope) => matchByHand(deps, scope, input),
  });
  app.addRoute({
    operationId: 'ignoreCocokkan',
    method: 'post',
    path: `${base}/ignore`,
    summary: 'Leave lines aside, for a reason',
    needs,
    idempotent: true,
    body: z.strictObject({ ...spanParams, lines, reason }).refine(isSpan, notSpan),
    out,
    does: (input, scope) => ignoreLines(deps, scope, input),
  });
  app.addRoute({
    operationId: 'noteCocokkan',
    method: 'post',
    path: `${base}/note`,
    summary: 'Write a note to a line, over the one before',
    needs,
    body: z.strictObject({ ...spanParams, line: lineId, note: reason }).refine(isSpan, notSpan),
    out,
    does: (input, scope) => noteLine(deps, scope, input),
  });
  app.openapi(
    route({
      operationId: 'takeCocokkanBack',
      method: 'delete',
      path: `${base}/decisions/{id}`,
      tag,
      summary: 'Take a decision or a note back',
      needs,
      params: byId,
      status: 204,
    }),
    async (c) => {
      await takeBack(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};
