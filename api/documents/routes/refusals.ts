import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { bulkAnswerSchema } from '#domain/definition/answers.ts';
import { cureSchema, refusedFamilies } from '#domain/refusals/cure.ts';
import { refusalPreviewSchema, refusalsSchema } from '#domain/refusals/schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import type { RefusedFamily } from '../refusals/family.ts';
import { cureRefused, previewCure, refusals } from '../refusals/list.ts';

const family = z.enum(refusedFamilies);
const code = z.string().max(64);

export const refusalRoutes = (families: readonly RefusedFamily[]) => (deps: Deps) => {
  const app = createRouter('refusals');
  app.addRoute({
    operationId: 'listRefusals',
    method: 'get',
    path: '/refusals',
    summary: 'What was thrown back, by cause: how many, the tax held up, what cures them, and what was cured today',
    needs: keysOf('refusals', 'list'),
    out: refusalsSchema,
    does: (_input, scope) => refusals(deps, scope, families),
  });
  app.addRoute({
    operationId: 'previewCure',
    method: 'post',
    path: '/refusals/preview',
    summary: 'Documents of one cause before and after a cure; nothing is written',
    needs: keysOf('refusals', 'list'),
    body: z.strictObject({
      family,
      code,
      cure: cureSchema.optional(),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(200).default(50),
    }),
    out: refusalPreviewSchema,
    does: (params, scope) => previewCure(deps, scope, families, params),
  });
  app.addRoute({
    operationId: 'cureRefused',
    method: 'post',
    path: '/refusals/cure',
    summary: 'Cure the documents of one cause alike and send them again, as one job',
    needs: keysOf('refusals', 'cure'),
    body: z.strictObject({
      family,
      code,
      cure: cureSchema,
      ids: z.array(z.string().min(1).max(64)).min(1, 'problem.field.required').max(20_000).optional(),
      send: z.boolean().default(true),
      lockReason: z.string().trim().max(500).optional(),
    }),
    status: 202,
    idempotent: true,
    out: bulkAnswerSchema,
    does: (params, scope) => cureRefused(deps, scope, families, params),
  });
  return app;
};
