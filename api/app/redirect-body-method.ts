import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Env } from '../http/edge.ts';

/** Node's limit for all headers, so for a query in an address too. */
const LONGEST = 16 * 1024;
const OF_BODY = ['content-type', 'content-length', 'transfer-encoding'];

/**
 * A query that must not appear in an address may be sent as a POST with `X-HTTP-Method-Override: GET` and the query as its body.
 * It is handled as the equivalent GET with the same permissions; no other site can send that header.
 */
export const redirectBodyMethod =
  (answer: (request: Request, env: Env['Bindings']) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || c.req.header('X-HTTP-Method-Override') !== 'GET') return next();
    const query = await c.req.text();
    if (query.length > LONGEST) throw new Problem('too_large');
    const url = new URL(c.req.url);
    url.search = query;
    const headers = new Headers(c.req.raw.headers);
    for (const name of OF_BODY) headers.delete(name);
    return answer(new Request(url, { headers, signal: c.req.raw.signal }), c.env);
  };
