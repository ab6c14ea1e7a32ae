import { z } from '@hono/zod-openapi';
import { isDay } from '#domain/definition/day.ts';
import { securityKinds, securityOutcomes } from '#domain/security/events.ts';
import { securityRowSchema, systemSecurityRowSchema } from '#domain/security/view-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../deps.ts';
import { securityLogOf, systemSecurityLog } from './read.ts';

const words = z.string().min(1).max(64);
const day = z.string().refine(isDay, 'problem.field.type');

const query = listQuery(
  z.strictObject({
    q: z.string().trim().max(100).optional(),
    userId: words.optional(),
    kind: z.enum(securityKinds).optional(),
    outcome: z.enum(securityOutcomes).optional(),
    ip: words.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
);

export const securityLogRoutes = (deps: Deps) => {
  const app = createRouter('security log');
  app.addRoute({
    operationId: 'listSecurityLog',
    method: 'get',
    path: '/security-log',
    summary: 'The security log of the company, newest first',
    needs: 'owner',
    query,
    out: z.array(securityRowSchema),
    does: ({ range, filter = {} }, scope, c) => onePage(c, range, (page) => securityLogOf(deps, scope, filter, page)),
  });
  return app;
};

export const systemSecurityLogRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    operationId: 'listHouseSecurityLog',
    method: 'get',
    path: '/security-log',
    summary: 'The security log of all companies and of the house, newest first',
    needs: 'internal',
    query,
    out: z.array(systemSecurityRowSchema),
    does: ({ range, filter = {} }, scope, c) =>
      onePage(c, range, (page) => systemSecurityLog(deps, scope, filter, page)),
  });
  return app;
};
