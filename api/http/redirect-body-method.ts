import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Env } from './edge.ts';

/** As long as a query can be in an address: Node takes no more than this of all headers. */
const LONGEST = 16 * 1024;
const OF_BODY = ['content-type', 'content-length', 'transfer-encoding'];

/**
 * A question whose query holds what is to stand in no address (a tax number somebody looks for) may come as a POST with `X-Asked-By: body`
 * and the query as its body. It is answered as the GET it stands for, by the same rights; no other site can send that header.
 */
export const redirectBodyMethod =
  (answer: (request: Request, env: Env['Bindings']) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || c.req.header('X-Asked-By') !== 'body') return next();
    const query = await c.req.text();
    if (query.length > LONGEST) throw new Problem('too_large');
    const url = new URL(c.req.url);
    url.search = query;
    const headers = new Headers(c.req.raw.headers);
    for (const name of OF_BODY) headers.delete(name);
    return answer(new Request(url, { headers, signal: c.req.raw.signal }), c.env);
  };
