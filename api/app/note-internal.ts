import type { MiddlewareHandler } from 'hono';
import type { Env } from '../http/edge.ts';
import { noteInternal } from '../services/security/note-internal.ts';

export const reportInternally: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) noteInternal(c.get('deps'), c.get('scope'), c.req);
};
