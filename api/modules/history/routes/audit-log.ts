import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { jobStartedSchema } from '#domain/definition/answers.ts';
import { isDay } from '#domain/definition/day.ts';
import { anchorMailInput, anchorMailSchema } from '#domain/history/anchor-mail.ts';
import { auditLogChoicesSchema, auditLogSchema, historyProofSchema } from '#domain/history/view-schema.ts';
import { attachment } from '../../../http/attachment.ts';
import { createRouter } from '../../../http/create-router.ts';
import { listQuery } from '../../../http/list-query.ts';
import type { Deps } from '../../../services/deps.ts';
import { anchorMail, saveAnchorMail } from '../anchor-mail.ts';
import { auditLog, auditLogChoices, exportAuditLog } from '../audit-log.ts';
import { exportStretch, proofName, proveHistory } from '../proof.ts';

const tag = 'activity log';
const needs = keysOf('audit-log', 'list');
const words = z.string().min(1).max(64);
const day = z.string().refine(isDay, 'problem.field.type');

const filter = z.strictObject({
  userId: words.optional(),
  objectType: words.optional(),
  action: words.optional(),
  objectId: words.optional(),
  from: day.optional(),
  to: day.optional(),
});

/** Cursor from `next` of the previous page: a timestamp and a number. */
const place = z
  .string()
  .regex(/^\d{1,15}\.\d{1,10}$/, 'problem.field.type')
  .transform((text) => {
    const [at = 0, seq = 0] = text.split('.').map(Number);
    return { at, seq };
  });
const stretchEnd = z.number().int().min(1).max(2_000_000_000);
const seq = z.coerce.number().pipe(stretchEnd);

export const auditLogRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listAuditLog',
    method: 'get',
    path: '/audit-log',
    summary: 'What happened in the company, newest first',
    needs,
    query: listQuery(filter)
      .pick({ filter: true })
      .extend({ after: place.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
    out: auditLogSchema,
    does: (input, scope) => {
      const { filter: params = {}, after = null, limit } = input;
      return auditLog(deps, scope, { filter: params, after, limit });
    },
  });
  app.addRoute({
    operationId: 'getAuditLogChoices',
    method: 'get',
    path: '/audit-log/choices',
    summary: 'What the log can be narrowed by',
    needs,
    out: auditLogChoicesSchema,
    does: (_input, scope) => auditLogChoices(deps, scope),
  });
  app.addRoute({
    operationId: 'exportAuditLog',
    method: 'post',
    path: '/audit-log/export',
    summary: 'Write what a filter finds to a file',
    needs,
    body: z.strictObject({ filter: filter.default({}), format: z.enum(['xlsx', 'csv']) }),
    out: jobStartedSchema,
    status: 202,
    idempotent: true,
    does: (input, scope) => exportAuditLog(deps, scope, input),
  });
  app.addRoute({
    operationId: 'proveHistory',
    method: 'get',
    path: '/audit-log/proof',
    summary: 'Verifies a range of the history',
    needs,
    query: z.object({ first: seq.default(1), last: seq.default(1) }),
    out: historyProofSchema,
    does: async (input, scope, c) => {
      const proof = await proveHistory(deps, scope, input);
      c.header('Content-Disposition', attachment(proofName(proof)));
      return proof;
    },
  });
  app.addRoute({
    operationId: 'exportHistoryStretch',
    method: 'post',
    path: '/audit-log/proof',
    summary: 'Write a stretch of the history to a file that proves itself',
    needs,
    body: z.strictObject({ first: stretchEnd, last: stretchEnd }),
    out: jobStartedSchema,
    status: 202,
    idempotent: true,
    does: (input, scope) => exportStretch(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getAnchorMail',
    method: 'get',
    path: '/audit-log/anchor-mail',
    summary: 'Where the end of the history goes each night',
    needs: 'owner',
    out: anchorMailSchema,
    does: (_input, scope) => anchorMail(scope, deps.db.read),
  });
  app.addRoute({
    operationId: 'saveAnchorMail',
    method: 'put',
    path: '/audit-log/anchor-mail',
    summary: 'Have the end of the history mailed each night, or not',
    needs: 'owner',
    body: anchorMailInput,
    out: anchorMailSchema,
    does: (input, scope) => saveAnchorMail(deps, scope, input),
  });
  return app;
};
