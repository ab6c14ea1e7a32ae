import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { recordFields, recordInput, recordView } from '#domain/definition/record-schema.ts';
import { plainRecords, recordTable } from '../../db/repositories/plain-records.ts';
import { sortOf } from '../documents/list-params.ts';
import { listQuery, pageOf, withRange } from '../http/list-query.ts';
import { route, router } from '../http/route.ts';
import type { Deps } from '../services/deps.ts';
import { recordMoreRoutes } from './more-routes.ts';
import { type RecordRules, recordService } from './plain-record.ts';

const version = z.coerce.number().int().min(1);
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Everybody their own records, internal admins, or by permission. */
const needsOf = ({ resource, scope }: PlainRecord, action: string) => {
  if (scope === 'company') return { needs: keysOf(resource, action) };
  return scope === 'internal' ? { needs: 'internal' as const } : {};
};

/** Internal records are in the internal area. */
export const recordRoutes = (record: PlainRecord, rules: RecordRules = {}) => {
  const store = plainRecords(record, recordTable(record.resource));
  const [one, many] = [capital(record.names[0]), capital(record.names[1])];
  const path = `/${record.resource.replace(/^admin\/api\//, '')}` as const;
  const needs = (action: string) => needsOf(record, action);
  const input = recordInput(record);
  const view = recordView(one, record);
  const shown = recordFields(record.fields);
  const equal = z.object(Object.fromEntries(record.equal.map((name) => [name, shown[name]?.shown.optional()])));
  const filter = z.strictObject({ q: z.string().trim().max(100).optional(), ...equal.shape });
  const tag = record.names[1];
  return (deps: Deps) => {
    const kept = recordService(deps, { record, store, rules });
    const app = router();
    recordMoreRoutes(app, kept, { record, names: [one, many], path, tag, needs, view, filter });
    app.openapi(
      route({
        operationId: `list${many}`,
        method: 'get',
        path,
        tag,
        summary: `A page of ${record.names[1]}`,
        ...needs('list'),
        query: listQuery(filter),
        out: z.array(view),
      }),
      async (c) => {
        const { range, sort, filter: params = {} } = c.req.valid('query');
        const { q = '', ...narrowed } = params;
        const { offset, limit } = pageOf(range);
        const { rows, total } = await kept.list(c.get('scope'), {
          search: q,
          equal: narrowed,
          sort: sortOf(sort, record.sorts, [record.usual]),
          offset,
          limit,
        });
        withRange(c, offset, rows.length, total);
        return c.json(rows as never);
      },
    );
    app.openapi(
      route({
        operationId: `get${one}`,
        method: 'get',
        path: `${path}/{id}`,
        tag,
        summary: `One of the ${record.names[1]}`,
        ...needs('list'),
        params: z.object({ id: z.string() }),
        out: view,
      }),
      async (c) => c.json((await kept.get(c.get('scope'), c.req.valid('param').id)) as never),
    );
    app.openapi(
      route({
        operationId: `create${one}`,
        method: 'post',
        path,
        tag,
        summary: `Add to the ${record.names[1]}`,
        ...needs('create'),
        body: input,
        out: view,
        status: 201,
        idempotent: true,
      }),
      async (c) => c.json((await kept.create(c.get('scope'), c.req.valid('json') as never)) as never, 201),
    );
    app.openapi(
      route({
        operationId: `save${one}`,
        method: 'put',
        path: `${path}/{id}`,
        tag,
        summary: `Change one of the ${record.names[1]}`,
        ...needs('edit'),
        params: z.object({ id: z.string() }),
        body: input.extend({ version }),
        out: view,
      }),
      async (c) => {
        const { version: seen, ...values } = c.req.valid('json') as { version: number } & Record<string, unknown>;
        const { id } = c.req.valid('param');
        return c.json((await kept.save(c.get('scope'), { id, version: seen }, values)) as never);
      },
    );
    app.openapi(
      route({
        operationId: `remove${one}`,
        method: 'delete',
        path: `${path}/{id}`,
        tag,
        summary: `Remove one of the ${record.names[1]}`,
        ...needs('remove'),
        params: z.object({ id: z.string() }),
        query: z.object({ version }),
        status: 204,
      }),
      async (c) => {
        await kept.remove(c.get('scope'), { id: c.req.valid('param').id, version: c.req.valid('query').version });
        return c.body(null, 204);
      },
    );
    return app;
  };
};
