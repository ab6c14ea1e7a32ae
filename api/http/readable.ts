import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Env } from './context.ts';

/** A NUL is no text: Postgres cannot keep it and nobody can type it. Said once here, for every field of every request. */
export const readable: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.url.includes('%00')) throw new Problem('bad_request');
  if (c.req.method !== 'GET' && c.req.header('Content-Type')?.startsWith('application/json'))
    if ((await c.req.text()).includes('\\u0000')) throw new Problem('bad_request');
  await next();
};
