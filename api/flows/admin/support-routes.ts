import { z } from '@hono/zod-openapi';
import { companyFlags, efinStates, outsideSystems } from '#domain/admin/support.ts';
import {
  efakturUserSchema,
  efinMigrationSchema,
  listedNitkuSchema,
  movedSignInSchema,
  officeNitkuSchema,
  serviceConfigurationSchema,
  signInSchema,
  testedSystemSchema,
} from '#domain/admin/support-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../../services/deps.ts';
import { listEfakturUsers, listNitku, officeNitku } from './efaktur-users.ts';
import { decideEfinMigration, listEfinMigrations } from './efin-migrations.ts';
import { changeFlagDefault } from './flag-defaults.ts';
import { findSignIn, listMovedSignIns, moveSignIn } from './move-sign-in.ts';
import { serviceConfiguration, switchSystem, testSystem } from './outside-systems.ts';

const id = z.string().min(1, 'problem.field.required').max(64);
const email = z.string().trim().min(1, 'problem.field.required').max(254);
const version = z.int().min(0);
const search = listQuery(z.strictObject({ q: z.string().trim().max(100).optional() }));
const byName = z.object({ name: z.enum(outsideSystems) });
const internal = { needs: 'internal' } as const;

export const adminSupportRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    ...internal,
    operationId: 'listEfakturUsers',
    method: 'get',
    path: '/efaktur/user',
    summary: 'Companies with their registration for e-Faktur, certificate and signees',
    query: search,
    out: z.array(efakturUserSchema),
    does: ({ range, filter = {} }, scope, c) =>
      onePage(c, range, (page) => listEfakturUsers(deps, scope, filter, page)),
  });
  app.addRoute({
    ...internal,
    operationId: 'listNitku',
    method: 'get',
    path: '/npwp-16/list-nitku',
    summary: 'Places of business of all companies',
    query: search,
    out: z.array(listedNitkuSchema),
    does: ({ range, filter = {} }, scope, c) => onePage(c, range, (page) => listNitku(deps, scope, filter, page)),
  });
  app.addRoute({
    ...internal,
    operationId: 'getOfficeNitku',
    method: 'get',
    path: '/npwp-16/list-nitku/{companyId}',
    summary: 'What the tax office answers about the places of a company',
    params: z.object({ companyId: id }),
    out: officeNitkuSchema,
    does: ({ companyId }, scope) => officeNitku(deps, scope, companyId),
  });
  app.addRoute({
    ...internal,
    operationId: 'listEfinMigrations',
    method: 'get',
    path: '/efiling/register_efin',
    summary: 'Requests to move an EFIN; those that wait come first',
    out: z.array(efinMigrationSchema),
    does: (_input, scope) => listEfinMigrations(deps, scope),
  });
  app.addRoute({
    ...internal,
    operationId: 'decideEfinMigration',
    method: 'put',
    path: '/efiling/register_efin/{id}',
    summary: 'Set the state of a request',
    params: z.object({ id }),
    body: z.strictObject({ state: z.enum(efinStates), version, reason }),
    out: namedSchema,
    does: async (input, scope) => {
      await decideEfinMigration(deps, scope, input);
      return { id: input.id };
    },
  });
  app.addRoute({
    ...internal,
    operationId: 'findSignIn',
    method: 'get',
    path: '/sso/migration',
    summary: 'Who signs in with an address',
    query: z.object({ email }),
    out: z.array(signInSchema),
    does: (input, scope) => findSignIn(deps, scope, input.email),
  });
  app.addRoute({
    ...internal,
    operationId: 'listMovedSignIns',
    method: 'get',
    path: '/sso/migration/history',
    summary: 'Sign-ins that were moved, newest first',
    out: z.array(movedSignInSchema),
    does: (_input, scope) => listMovedSignIns(deps, scope),
  });
  app.addRoute({
    ...internal,
    operationId: 'moveSignIn',
    method: 'post',
    path: '/sso/migration',
    summary: 'Let a person sign in with another address; both addresses are notified',
    body: z.strictObject({ userId: id, from: email, to: email, reason }),
    out: namedSchema,
    does: async (input, scope) => {
      await moveSignIn(deps, scope, input);
      return { id: input.userId };
    },
  });
  app.addRoute({
    ...internal,
    operationId: 'getServiceConfiguration',
    method: 'get',
    path: '/configuration/service',
    summary: 'Outside systems, and flags with the companies that differ from the default',
    out: serviceConfigurationSchema,
    does: (_input, scope) => serviceConfiguration(deps, scope),
  });
  app.addRoute({
    ...internal,
    operationId: 'changeFlagDefault',
    method: 'put',
    path: '/configuration/service/flags/{flag}',
    summary: 'Change a flag of all companies without a value of their own',
    params: z.object({ flag: z.enum(companyFlags) }),
    body: z.strictObject({ on: z.boolean(), version, reason }),
    out: serviceConfigurationSchema,
    does: async (input, scope) => {
      await changeFlagDefault(deps, scope, input);
      return serviceConfiguration(deps, scope);
    },
  });
  app.addRoute({
    ...internal,
    operationId: 'switchOutsideSystem',
    method: 'put',
    path: '/configuration/service/{name}',
    summary: 'Switch an outside system on or off',
    params: byName,
    body: z.strictObject({ on: z.boolean(), version, reason }),
    out: serviceConfigurationSchema,
    does: async (input, scope) => {
      await switchSystem(deps, scope, input);
      return serviceConfiguration(deps, scope);
    },
  });
  app.addRoute({
    ...internal,
    operationId: 'testOutsideSystem',
    method: 'post',
    path: '/configuration/service/{name}/test',
    summary: 'Make a call that changes nothing',
    params: byName,
    out: testedSystemSchema,
    does: ({ name }, scope) => testSystem(deps, scope, name),
  });
  return app;
};
