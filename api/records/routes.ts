import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { recordFields, recordInput, recordView } from '#domain/definition/record-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { type PlainRecords, plainRecords, recordTable } from '../../db/repositories/plain-records.ts';
import { sortOf } from '../documents/list-params.ts';
import { createRouter, reason } from '../http/create-router.ts';
import { listQuery, onePage } from '../http/list-query.ts';
import { route } from '../http/route.ts';
import type { Deps } from '../services/deps.ts';
import { recordMoreRoutes } from './more-routes.ts';
import { type RecordRules, recordService } from './plain-record.ts';

const version = z.coerce.number().int().min(1);

type WithReason = { readonly reason?: string };
type Saved = WithReason & { readonly id: string; readonly version?: unknown };

/** Every write of an internal record states a reason. */
export const reasonFieldOf = ({ scope }: PlainRecord): z.ZodRawShape => (scope === 'internal' ? { reason } : {});
export const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The routes of internal records are in the internal area. */
export const pathOf = ({ resource }: PlainRecord) => `/${resource.replace(/^admin\/api\//, '')}` as const;

/** Everybody their own records, internal admins, or by permission. */
export const needsOf = ({ resource, scope }: PlainRecord, action: string) => {
  if (scope === 'company') return { needs: keysOf(resource, action) };
  return scope === 'internal' ? { needs: 'internal' as const } : {};
};

export const recordRoutes = (
  record: PlainRecord,
  rules: RecordRules = {},
  store: PlainRecords = plainRecords(record, recordTable(record.resource)),
) => {
  const [one, many] = [capital(record.names[0]), capital(record.names[1])];
  const path = pathOf(record);
  const needs = (action: string) => needsOf(record, action);
  const input = recordInput(record);
  const view = recordView(one, record);
  const shown = recordFields(record.fields);
  const equal = z.object(Object.fromEntries(record.equal.map((name) => [name, shown[name]?.shown.optional()])));
  const filter = z.strictObject({ q: z.string().trim().max(100).optional(), ...equal.shape });
  const reasonField = reasonFieldOf(record);
  const tag = record.names[1];
  const params = z.object({ id: z.string() });
  return (deps: Deps) => {
    const service = recordService(deps, { record, store, rules });
    const app = createRouter(tag);
    recordMoreRoutes(app, service, { record, names: [one, many], path, tag, needs, view, filter, reasonField });
    app.addRoute({
      operationId: `list${many}`,
      method: 'get',
      path,
      summary: `A page of ${tag}`,
      ...needs('list'),
      query: listQuery(filter),
      out: z.array(view),
      does: ({ range, sort, filter: { q: search = '', ...equal } = {} }, scope, c) =>
        onePage(c, range, (page) =>
          service.list(scope, { search, equal, sort: sortOf(sort, record.sorts, [record.usual]), ...page }),
        ) as never,
    });
    app.addRoute({
      operationId: `get${one}`,
      method: 'get',
      path: `${path}/{id}`,
      summary: `One of the ${tag}`,
      ...needs('list'),
      params,
      out: view,
      does: ({ id }, scope) => service.get(scope, id) as never,
    });
    app.addRoute({
      operationId: `create${one}`,
      method: 'post',
      path,
      summary: `Add to the ${tag}`,
      ...needs('create'),
      body: input.extend(reasonField),
      out: view,
      status: 201,
      idempotent: true,
      does: ({ reason: why, ...values }: WithReason, scope) => service.create(scope, values, why) as never,
    });
    const save = ({ id, version: seen, reason: why, ...values }: Saved, scope: Scope) =>
      service.save(scope, { id, version: Number(seen), reason: why }, values) as never;
    app.addRoute({
      operationId: `save${one}`,
      method: 'put',
      path: `${path}/{id}`,
      summary: `Change one of the ${tag}`,
      ...needs('edit'),
      params,
      body: input.extend({ version, ...reasonField }),
      out: view,
      does: (given, scope) => save(given as Saved, scope),
    });
    if (rules.idInBody)
      app.addRoute({
        operationId: `save${one}ById`,
        method: 'put',
        path,
        summary: `Change one of the ${tag}, named in the body`,
        ...needs('edit'),
        body: input.extend({ ...params.shape, version, ...reasonField }),
        out: view,
        does: (given, scope) => save(given as Saved, scope),
      });
    app.openapi(
      route({
        operationId: `remove${one}`,
        method: 'delete',
        path: `${path}/{id}`,
        tag,
        summary: `Remove one of the ${tag}`,
        ...needs('remove'),
        params,
        query: z.object({ version, ...reasonField }),
        status: 204,
      }),
      async (c) => {
        await service.remove(c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('query') });
        return c.body(null, 204);
      },
    );
    return app;
  };
};
