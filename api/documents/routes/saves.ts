import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import type { Access } from '#domain/definition/document.ts';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import type { Scope } from '#domain/scope.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import type { Fixed } from '../family.ts';
import { byId, type Place, summed } from './place.ts';

type Seen = { readonly id: string; readonly version: number };

type Saved<SaveParams, Answer> = {
  readonly access: Access;
  create(deps: Deps, scope: Scope, toParams: SaveParams): Promise<Answer>;
  change(deps: Deps, scope: Scope, seen: Seen, toParams: SaveParams, fixed: Fixed): Promise<Answer>;
};

type Body = Readonly<Record<string, unknown>>;

type Saving<SaveParams, Out extends z.ZodType, P extends Place> = {
  readonly at: readonly P[];
  /** An update also has the user's version. */
  readonly body: (place: P) => z.ZodRawShape;
  readonly toParams?: (body: Body, fixed: Fixed) => SaveParams;
  readonly answer: Out;
  readonly autosaves?: true;
  /** PUT, and in some places also POST. */
  readonly changes?: (place: P) => readonly ('put' | 'post')[];
  readonly summary?: { readonly create?: string; readonly change?: string };
};

const autosaved = z.object({ autosave: z.enum(['0', '1']).default('0') });
const verbs = { put: 'update', post: 'postChanged' } as const;

export const saveRoutes = <SaveParams, Out extends z.ZodType, P extends Place>(
  deps: Deps,
  { access, create, change }: Saved<SaveParams, AnswerOf<Out>>,
  {
    at,
    body,
    toParams = (body) => body as SaveParams,
    answer,
    autosaves,
    changes = () => ['put'],
    summary: {
      create: ofCreate = 'Save a new draft',
      change: ofChange = 'Save a draft again; a stale version is refused with what changed',
    } = {},
  }: Saving<SaveParams, Out, P>,
) => {
  const app = router();
  const out: z.ZodType = answer;
  const query = autosaves ? { query: autosaved } : {};
  const saveParams = (body: Body, { autosave }: { autosave?: string } = {}, fixed: Fixed = {}) =>
    toParams({ ...body, ...(autosaves ? { autosave: autosave === '1' } : {}) }, fixed);
  for (const place of at) {
    const { base, tag, noun, fixed = {} } = place;
    app.openapi(
      route({
        operationId: `create${noun}`,
        method: 'post',
        path: base,
        tag,
        summary: summed(ofCreate, place),
        needs: access.write,
        ...query,
        body: z.strictObject(body(place)),
        status: 201,
        idempotent: true,
        out,
      }),
      async (c) => {
        const body = saveParams(c.req.valid('json'), c.req.valid('query'), fixed);
        return c.json((await create(deps, c.get('scope'), body)) as object, 201);
      },
    );
    for (const method of changes(place))
      app.openapi(
        route({
          operationId: `${verbs[method]}${noun}`,
          method,
          path: `${base}/{id}`,
          tag,
          summary: summed(ofChange, place),
          needs: access.write,
          params: byId,
          ...query,
          body: z.strictObject({ version: z.int().min(0), ...body(place) }),
          out,
        }),
        async (c) => {
          const { version, ...body } = c.req.valid('json') as Body & { version: number };
          const seen = { ...c.req.valid('param'), version };
          const edit = saveParams(body, c.req.valid('query'), fixed);
          return c.json((await change(deps, c.get('scope'), seen, edit, fixed)) as object);
        },
      );
  }
  return app;
};

type Removed = {
  readonly access: Access;
  remove(deps: Deps, scope: Scope, of: { readonly id: string }, fixed: Fixed): Promise<{ id: string }>;
};

export const removeRoutes = (
  deps: Deps,
  { access, remove }: Removed,
  { at, summary = 'Remove a draft' }: { at: readonly Place[]; summary?: string },
) => {
  const app = router();
  for (const place of at)
    app.openapi(
      route({
        operationId: `remove${place.noun}`,
        method: 'delete',
        path: `${place.base}/{id}`,
        tag: place.tag,
        summary: summed(summary, place),
        needs: access.remove,
        params: byId,
        out: namedSchema,
      }),
      async (c) => c.json(await remove(deps, c.get('scope'), c.req.valid('param'), place.fixed ?? {})),
    );
  return app;
};
