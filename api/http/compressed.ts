import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Env } from './context.ts';

const squeeze = compress();

/** Packs answers for those who take them packed. The stream of events goes out as it is: packing would hold it back. */
export const compressed: MiddlewareHandler<Env> = (c, next) =>
  c.req.path === '/main/api/events' || !c.req.header('Accept-Encoding')?.includes('gzip') ? next() : squeeze(c, next);
