import type { z } from '@hono/zod-openapi';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { RecordFields, ValuesOf } from '#domain/definition/record-field.ts';
import { recordChangesView, recordInput, singletonVersion, singletonView } from '#domain/definition/record-schema.ts';
import type { FieldErrors } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { PlainRecords } from '../../db/repositories/plain-records.ts';
import { createRouter } from '../http/create-router.ts';
import type { Deps } from '../services/deps.ts';
import { type RecordRow, type RecordRules, recordService } from './plain-record.ts';
import { capital, needsOf, pathOf } from './routes.ts';

type Definition<F extends RecordFields> = PlainRecord & { readonly fields: F };

type Rules<F extends RecordFields> = Pick<RecordRules, 'claim' | 'computed'> & {
  readonly store: PlainRecords;
  /** Its id in the history. */
  readonly objectId: (scope: Scope) => string;
  readonly check?: (scope: Scope, query: Query, input: ValuesOf<F>) => Promise<FieldErrors>;
  readonly more?: (deps: Deps, scope: Scope, values: ValuesOf<F>) => Promise<Readonly<Record<string, unknown>>>;
};

/** Reads and saves a record that its owner has one of. */
export const singletonService = <F extends RecordFields>(
  deps: Deps,
  record: Definition<F>,
  { store, objectId, ...rules }: Rules<F>,
) => {
  const { get, save, history } = recordService(deps, { record, store, rules: rules as RecordRules });
  type View = ValuesOf<F> & { readonly version: number };
  const viewOf = ({ id: _, updatedAt: __, ...view }: RecordRow) => view as unknown as View;
  return {
    get: async (scope: Scope): Promise<View> => viewOf(await get(scope, objectId(scope))),
    save: async (scope: Scope, { version, ...input }: View): Promise<View> =>
      viewOf(await save(scope, { id: objectId(scope), version }, input)),
    history: (scope: Scope) => history(scope, objectId(scope)),
  };
};

/** The routes of a singleton: read, save, changes. `schema`: of what `more` adds to the response. */
export const singletonRoutes =
  <F extends RecordFields>(record: Definition<F>, rules: Rules<F>, schema: z.ZodRawShape = {}) =>
  (deps: Deps) => {
    const service = singletonService(deps, record, rules);
    const [name, about, path] = [capital(record.names[0]), record.title[1], pathOf(record)];
    const [read, write] = [needsOf(record, 'list'), needsOf(record, 'edit')];
    const out = singletonView(name, record, schema);
    const app = createRouter(about);
    app.addRoute({
      operationId: `get${name}`,
      method: 'get',
      path,
      summary: about,
      ...read,
      out,
      does: async (_input, scope) => (await service.get(scope)) as never,
    });
    app.addRoute({
      operationId: `save${name}`,
      method: 'put',
      path,
      summary: `Change: ${about}`,
      ...write,
      body: recordInput(record).extend({ version: singletonVersion(record) }),
      out,
      does: async (input, scope) => (await service.save(scope, input as never)) as never,
    });
    app.addRoute({
      operationId: `list${name}Changes`,
      method: 'get',
      path: `${path}/history`,
      summary: `Changes, newest first: ${about}`,
      ...read,
      out: recordChangesView(record.fields),
      does: async (_input, scope) => (await service.history(scope)) as never,
    });
    return app;
  };
