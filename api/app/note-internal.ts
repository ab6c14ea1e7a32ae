import type { MiddlewareHandler } from 'hono';
import type { Env } from '../http/edge.ts';
import { noteInternal } from '../services/security/note-internal.ts';

/** Writes every successful request of the internal area to the security log; refusals are logged as everywhere. */
export const reportInternally: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) noteInternal(c.get('deps'), c.get('scope'), c.req);
};
