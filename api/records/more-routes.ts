import { z } from '@hono/zod-openapi';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { earlierView, reasonView, recordChangesView } from '#domain/definition/record-schema.ts';
import { moment } from '#domain/definition/view-pieces.ts';
import { say } from '#domain/messages/index.ts';
import { attachment } from '../http/attachment.ts';
import type { createRouter } from '../http/create-router.ts';
import { listQuery } from '../http/list-query.ts';
import type { Needs } from '../http/route.ts';
import { route } from '../http/route.ts';
import { readRecords, recordsCsv } from './file.ts';
import type { recordService } from './plain-record.ts';

/** Rows of an exported list at most. */
const MOST_EXPORTED = 10_000;

type Given = {
  readonly record: PlainRecord;
  readonly names: readonly [one: string, many: string];
  readonly path: string;
  readonly tag: string;
  readonly needs: (action: string) => { needs?: Needs };
  readonly view: z.ZodObject;
  readonly filter: z.ZodObject;
  /** Of the body of every write. */
  readonly reasonField: z.ZodRawShape;
};

export const recordMoreRoutes = (
  app: ReturnType<typeof createRouter>,
  service: ReturnType<typeof recordService>,
  { record, names: [one, many], path, tag, needs, view, filter, reasonField }: Given,
): void => {
  const params = z.object({ id: z.string().max(64) });
  app.openapi(
    route({
      operationId: `export${many}`,
      method: 'get',
      path: `${path}/export`,
      tag,
      summary: `The ${tag} that match a filter, as CSV`,
      ...needs('list'),
      query: listQuery(filter),
      file: 'text/csv',
    }),
    async (c) => {
      const { filter: { q = '', ...equal } = {} } = c.req.valid('query') as { filter?: { q?: string } };
      const locale = c.get('locale');
      const usual = { search: q, equal, sort: [record.usual], offset: 0, limit: MOST_EXPORTED };
      const { rows } = await service.list(c.get('scope'), usual);
      const name = `${say(locale, `resources.${record.resource}.name`)}.csv`;
      return c.body(recordsCsv(record, rows, locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachment(name),
      });
    },
  );
  app.addRoute({
    operationId: `import${many}`,
    method: 'post',
    path: `${path}/import`,
    summary: `Add the ${tag} of a workbook or CSV: all rows, or none`,
    ...needs('create'),
    form: z.object({ file: z.instanceof(File), ...reasonField }),
    out: z.object({ created: z.int() }),
    status: 201,
    inThread: true,
    idempotent: true,
    does: async ({ file, reason }: { file: File; reason?: string }, scope) => ({
      created: await service.createAll(scope, await readRecords(record, file), { reason }),
    }),
  });
  app.addRoute({
    operationId: `listRemoved${many}`,
    method: 'get',
    path: `${path}/removed`,
    summary: `Removed ${tag}, newest first`,
    ...needs('list'),
    out: z.array(
      z.object({ id: z.string(), at: moment, by: z.string(), values: earlierView(record.fields), reason: reasonView }),
    ),
    does: (_input, scope) => service.removed(scope) as never,
  });
  app.addRoute({
    operationId: `recover${one}`,
    method: 'post',
    path: `${path}/removed/{id}`,
    summary: `Add one of the removed ${tag} again`,
    ...needs('create'),
    params,
    ...(Object.keys(reasonField).length > 0 ? { body: z.object(reasonField) } : {}),
    out: view,
    status: 201,
    idempotent: true,
    does: ({ id, reason }: { id: string; reason?: string }, scope) => service.recover(scope, id, reason) as never,
  });
  app.addRoute({
    operationId: `list${one}Changes`,
    method: 'get',
    path: `${path}/{id}/history`,
    summary: `Changes of one of the ${tag}, newest first, with the record after each`,
    ...needs('list'),
    params,
    out: recordChangesView(record.fields),
    does: ({ id }, scope) => service.history(scope, id) as never,
  });
};
