import { z } from '@hono/zod-openapi';
import { type ActionOf, keysOf, type Resource } from '#domain/access.ts';
import type { Fields } from '#domain/definition/field-forms.ts';
import { type PlainRecord, recordInput, recordView } from '#domain/definition/plain-record.ts';
import { type PlainRecords, plainRecords, type RecordTableName } from '../../db/repositories/plain-records.ts';
import { sortOf } from '../documents/list-params.ts';
import { listQuery, pageOf, withRange } from '../http/list-query.ts';
import { route, router } from '../http/route.ts';
import type { Deps } from '../services/deps.ts';
import { type RecordRules, recordService } from './plain-record.ts';

type Given = {
  readonly names: readonly [one: string, many: string];
  readonly table: RecordTableName;
  readonly rules?: RecordRules;
};

const version = z.coerce.number().int().min(1);
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export const recordRoutes = <F extends Fields>(of: PlainRecord<F>, { names, table, rules = {} }: Given) => {
  const record = of as unknown as PlainRecord<Fields>;
  const store: PlainRecords = plainRecords(table, record.search);
  const [one, many] = [capital(names[0]), capital(names[1])];
  const path = `/${record.resource}` as const;
  const needs = (action: string) => keysOf(record.resource, action as ActionOf<Resource>);
  const input = recordInput(record);
  const view = recordView(one, record);
  const equal = z.object(Object.fromEntries(record.equal.map((name) => [name, record.fields[name]?.shown.optional()])));
  const filter = z.strictObject({ q: z.string().trim().max(100).optional(), ...equal.shape });
  const tag = names[1];
  return (deps: Deps) => {
    const kept = recordService(deps, { record, store, rules });
    const app = router();
    app.openapi(
      route({
        operationId: `list${many}`,
        method: 'get',
        path,
        tag,
        summary: `A page of ${names[1]}`,
        needs: needs('list'),
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
        summary: `One of the ${names[1]}`,
        needs: needs('list'),
        params: z.object({ id: z.string() }),
        out: view,
      }),
      async (c) => c.json((await kept.get(c.get('scope'), c.req.valid('param').id)) as never),
    );
    if (needs('create').length > 0)
      app.openapi(
        route({
          operationId: `create${one}`,
          method: 'post',
          path,
          tag,
          summary: `Add to the ${names[1]}`,
          needs: needs('create'),
          body: input,
          out: view,
          status: 201,
          idempotent: true,
        }),
        async (c) => c.json((await kept.create(c.get('scope'), c.req.valid('json') as never)) as never, 201),
      );
    if (needs('edit').length > 0)
      app.openapi(
        route({
          operationId: `save${one}`,
          method: 'put',
          path: `${path}/{id}`,
          tag,
          summary: `Change one of the ${names[1]}`,
          needs: needs('edit'),
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
    if (needs('remove').length > 0)
      app.openapi(
        route({
          operationId: `remove${one}`,
          method: 'delete',
          path: `${path}/{id}`,
          tag,
          summary: `Remove one of the ${names[1]}`,
          needs: needs('remove'),
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
