import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Ctx, Edge, Env } from './edge.ts';
import { callerBy } from './guard.ts';
import { isForThread } from './in-thread.ts';
import { tooDeep } from './json-depth.ts';
import { takenIn } from './take-in.ts';
import { visibleBody } from './visible-body.ts';

const KB = 1024;
const MB = 1024 * KB;
/** The largest accepted file is 20 MB; a multipart form adds a little. */
export const FILE_LIMIT = 21 * MB;
export const JSON_LIMIT = 5 * MB;
/** Limit for requests without a session: a sign-in, or a callback of a bank. */
export const STRANGER_LIMIT = 256 * KB;

const isMultipart = (type: string): boolean => /^\s*multipart\//i.test(type);
const isForm = (type: string): boolean => isMultipart(type) || /^\s*application\/x-www-form-urlencoded/i.test(type);

const limitOf = async (edge: Edge, c: Ctx): Promise<number> => {
  if (!c.env?.caller && !(await callerBy(edge, c))) return STRANGER_LIMIT;
  return isMultipart(c.req.header('Content-Type') ?? '') ? FILE_LIMIT : JSON_LIMIT;
};

/**
 * Read before any handler runs. The limit counts actual bytes, not the declared length, and JSON nesting is limited
 * too.
 */
export const body =
  (edge: Edge): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const bytes = await takenIn(c, await limitOf(edge, c));
    c.set('body', bytes);
    const form = isForm(c.req.header('Content-Type') ?? '');
    c.set('forThread', isForThread(c, bytes.byteLength, form));
    if (!c.get('forThread') && !form && tooDeep(new Uint8Array(bytes)))
      throw new Problem('bad_request', { message: 'problem.too_deep' });
    Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
    const visible = c.get('forThread') || form ? null : visibleBody(bytes);
    if (visible !== null) Object.assign(c.req.bodyCache, { text: Promise.resolve(visible) });
    await next();
  };
