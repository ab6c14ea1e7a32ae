import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Env } from './edge.ts';
import { idempotently } from './idempotency.ts';
import { inThread } from './in-thread.ts';
import { invalid } from './invalid.ts';
import { refuseUnreadable } from './readable.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Needs = Permission | readonly Permission[] | 'owner' | 'internal';

type Body = { content: Record<string, { schema: z.ZodType }>; required: true };
type Plain = Omit<RouteConfig, 'request' | 'responses' | 'middleware' | 'security'>;

type Answer<Out> = Out extends z.ZodType
  ? { description: string; content: { 'application/json': { schema: z.ZodType<AnswerOf<Out>> } } }
  : { description: string };

type RouteOf<M, P, Params, Query, B, Out, Status extends number> = Plain & {
  method: M;
  path: P;
  request: { params: Params; query: Query; body: B };
  responses: { [S in Status]: Answer<Out> };
};

type JsonBody<S> = S extends z.ZodType ? { content: { 'application/json': { schema: S } }; required: true } : undefined;
type FormBody<S> = S extends z.ZodType
  ? { content: { 'multipart/form-data': { schema: S } }; required: true }
  : undefined;

const bytes = z.string().meta({ format: 'binary' });

/** Before anything of the request is parsed. Any one of several is enough. */
const permitted = (needs: Needs): MiddlewareHandler<Env> => {
  const keys: readonly Permission[] =
    needs === 'owner' || needs === 'internal' ? [] : typeof needs === 'string' ? [needs] : needs;
  return (c, next) => {
    const { permissions, role, internal } = c.get('scope');
    if (needs === 'owner') {
      if (role !== 'Owner') throw new Problem('role_owner_required');
    } else if (needs === 'internal') {
      // Others do not learn what the internal area has.
      if (!internal) throw new Problem('not_found');
    } else if (!keys.some((key) => permissions.has(key))) {
      c.set('lacked', keys[0]);
      throw new Problem('forbidden');
    }
    return next();
  };
};

/** `needs` omitted: any signed-in person. */
export type RouteInput<Params, Query, Json, Form, Out, M = Method, P = string, Status = 200 | 201 | 202 | 204> = {
  method: M;
  path: P;
  /** Verb and noun, unique: generated clients use it as the function name. */
  operationId: string;
  summary: string;
  tag: string;
  needs?: Needs;
  params?: Params;
  query?: Query;
  body?: Json;
  form?: Form;
  out?: Out;
  file?: string;
  status?: Status;
  inThread?: boolean;
  /** For routes that send, pay or create in bulk. */
  idempotent?: boolean;
};

/** Handlers return a plain `c.json(...)`; `out` describes the response for the API page and does not validate it. */
export const route = <
  const M extends Method,
  const P extends string,
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Json extends z.ZodType | undefined = undefined,
  Form extends z.ZodType | undefined = undefined,
  Out extends z.ZodType | undefined = undefined,
  Status extends 200 | 201 | 202 | 204 = 200,
>(
  definition: RouteInput<Params, Query, Json, Form, Out, M, P, Status>,
) => {
  const content: Body['content'] | undefined = definition.body
    ? { 'application/json': { schema: definition.body } }
    : definition.form
      ? { 'multipart/form-data': { schema: definition.form } }
      : undefined;
  const middleware: MiddlewareHandler<Env>[] = [];
  if (definition.needs) middleware.push(permitted(definition.needs));
  if (definition.inThread) middleware.push(inThread);
  if (definition.idempotent) middleware.push(idempotently);
  const made = createRoute({
    method: definition.method,
    path: definition.path,
    operationId: definition.operationId,
    summary: definition.summary,
    tags: [definition.tag],
    ...(definition.needs ? { 'x-needs': definition.needs } : {}),
    ...(definition.idempotent ? { 'x-idempotent': true } : {}),
    middleware,
    request: {
      ...(definition.params ? { params: definition.params } : {}),
      ...(definition.query ? { query: definition.query } : {}),
      ...(content ? { body: { content, required: true } } : {}),
    },
    responses: {
      [definition.status ?? 200]: {
        description: 'OK',
        ...(definition.out ? { content: { 'application/json': { schema: definition.out } } } : {}),
        ...(definition.file ? { content: { [definition.file]: { schema: bytes } } } : {}),
      },
    },
  });
  return made as unknown as RouteOf<
    M,
    P,
    Params,
    Query,
    Json extends z.ZodType ? JsonBody<Json> : FormBody<Form>,
    Out,
    Status
  > & {
    getRoutingPath(): P;
  };
};

/** Invalid input becomes a problem with a message per field. */
export const router = (): OpenAPIHono<Env> =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error);
      refuseUnreadable(result.data);
    },
  });
