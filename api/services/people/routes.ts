import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { givableRoleSchema, invitedSchema, roleGivenSchema, userSchema } from '#domain/people/user-schema.ts';
import { MOST_GIVEN, MOST_INVITED, userStates } from '#domain/people/user-states.ts';
import { createRouter } from '../../http/create-router.ts';
import { listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { giveRole, giveRoleToMany, revoke } from './change-user.ts';
import { invite, inviteAgain, withdraw } from './invite.ts';
import { getUser, listUsers } from './list-users.ts';
import { givableRoles } from './roles.ts';

const tag = 'people and company';
const id = z.object({ id: z.string().max(64) });
const role = z.string().trim().min(1, 'problem.field.required').max(100);
const filter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  status: z.enum(userStates).optional(),
  role: z.string().max(100).optional(),
});
const SORTED = ['name', 'email', 'role', 'status', 'lastSignInAt'];

export const userRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listUsers',
    method: 'get',
    path: '/users',
    summary: 'A page of the members and invited people of the company',
    needs: keysOf('users', 'list'),
    query: listQuery(filter),
    out: z.array(userSchema),
    does: async (input, scope, c) => {
      const { range, sort = [], filter: params = {} } = input;
      const { offset, limit } = pageOf(range);
      const { q = '', ...narrowed } = params;
      const known = sort.filter(([field]) => SORTED.includes(field));
      const all = await listUsers(deps, scope, { q, ...narrowed, sort: known });
      const rows = all.slice(offset, offset + limit);
      withRange(c, offset, rows.length, all.length);
      return rows;
    },
  });
  app.addRoute({
    operationId: 'listGivableRoles',
    method: 'get',
    path: '/users/roles',
    summary: 'The roles of the company, and which of them whoever asks may give',
    needs: keysOf('users', 'list'),
    out: z.array(givableRoleSchema),
    does: (_input, scope) => givableRoles(deps, scope),
  });
  app.addRoute({
    operationId: 'giveRoleToMany',
    method: 'post',
    path: '/users/roles',
    summary: 'Give several people one role; the response has a result for each',
    needs: keysOf('users', 'edit'),
    body: z.strictObject({
      people: z
        .array(z.strictObject({ id: z.string().max(64), was: role }))
        .min(1, 'problem.field.required')
        .max(MOST_GIVEN, { error: 'problem.field.max_rows' }),
      role,
    }),
    out: z.array(roleGivenSchema),
    idempotent: true,
    does: (input, scope) => giveRoleToMany(deps, scope, input),
  });
  app.addRoute({
    operationId: 'inviteUsers',
    method: 'post',
    path: '/users/invitations',
    summary: 'Invite people to the company; the response has a result for each address',
    needs: keysOf('users', 'create'),
    body: z.strictObject({
      emails: z
        .array(z.string().max(300))
        .min(1, 'problem.field.required')
        .max(MOST_INVITED, { error: 'problem.field.max_rows' }),
      role,
    }),
    out: z.array(invitedSchema),
    idempotent: true,
    does: (input, scope) => invite(deps, scope, input),
  });
  app.addRoute({
    operationId: 'inviteUserAgain',
    method: 'post',
    path: '/users/invitations/{id}/again',
    summary: 'Send an invitation again, with a new link',
    needs: keysOf('users', 'create'),
    params: id,
    out: z.object({ id: z.string() }),
    does: ({ id }, scope) => inviteAgain(deps, scope, id),
  });
  app.openapi(
    route({
      operationId: 'withdrawInvitation',
      method: 'delete',
      path: '/users/invitations/{id}',
      tag,
      summary: 'Take an invitation back',
      needs: keysOf('users', 'remove'),
      params: id,
      status: 204,
    }),
    async (c) => {
      await withdraw(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  app.addRoute({
    operationId: 'getCompanyUser',
    method: 'get',
    path: '/users/{id}',
    summary: 'Somebody of the company, or an invitation',
    needs: keysOf('users', 'list'),
    params: id,
    out: userSchema,
    does: ({ id }, scope) => getUser(deps, scope, id),
  });
  app.openapi(
    route({
      operationId: 'giveUserRole',
      method: 'put',
      path: '/users/{id}',
      tag,
      summary: 'Give somebody another role, over the one that was seen',
      needs: keysOf('users', 'edit'),
      params: id,
      body: z.strictObject({ was: role, role }),
      out: userSchema,
    }),
    async (c) => {
      const scope = c.get('scope');
      const { id } = c.req.valid('param');
      await giveRole(deps, scope, { id, ...c.req.valid('json') });
      return c.json(await getUser(deps, scope, id));
    },
  );
  app.openapi(
    route({
      operationId: 'revokeUser',
      method: 'delete',
      path: '/users/{id}',
      tag,
      summary: 'Somebody works in the company no more; their sessions in it end at once',
      needs: keysOf('users', 'remove'),
      params: id,
      status: 204,
    }),
    async (c) => {
      await revoke(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};
