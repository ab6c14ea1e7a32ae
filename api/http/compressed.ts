import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Env } from './edge.ts';

/** Below this many bytes packing costs more than it saves. */
const WORTH_IT = 1024;
const squeeze = compress({ threshold: WORTH_IT });

/** JSON is whole before it goes out, but does not say how long it is; told its length, what is short goes out as it is. */
const measure = async (c: Context<Env>): Promise<void> => {
  const answer = c.res;
  if (!answer.body || answer.headers.has('Content-Length') || !answer.headers.get('Content-Type')?.includes('json'))
    return;
  const bytes = await answer.arrayBuffer();
  c.res = undefined;
  c.res = new Response(bytes, answer);
  c.res.headers.set('Content-Length', String(bytes.byteLength));
};

/** Packs answers for those who take them packed. The stream of events goes out as it is: packing would hold it back. */
export const compressed: MiddlewareHandler<Env> = (c, next) =>
  c.req.path === '/main/api/events' || !c.req.header('Accept-Encoding')?.includes('gzip')
    ? next()
    : squeeze(c, async () => {
        await next();
        await measure(c);
      });
