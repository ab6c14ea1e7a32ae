import type { MiddlewareHandler } from 'hono';
import { noteInternal } from '../services/security/note-internal.ts';
import type { Env } from './edge.ts';

/** Tells the security log of whatever was answered in the internal area; refusals are told of as everywhere. */
export const reportInternally: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.res.ok) noteInternal(c.get('deps'), c.get('scope'), c.req);
};
