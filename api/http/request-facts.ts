import type { MiddlewareHandler } from 'hono';
import type { Env } from './context.ts';
import type { Edge } from './edge.ts';

const addressOf = (forwarded: string | undefined, socket: string | undefined): string =>
  (forwarded?.split(',')[0]?.trim() || socket || '').replace(/^::ffff:/, '') || 'unknown';

/** Who asks from where, in which language, under which number in the log. */
export const requestFacts =
  ({ deps, trustProxy }: Edge): MiddlewareHandler<Env> =>
  async (c, next) => {
    const requestId = deps.newId();
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set(
      'ip',
      addressOf(trustProxy ? c.req.header('X-Forwarded-For') : undefined, c.env?.incoming?.socket?.remoteAddress),
    );
    const asked = c.req.header('X-Locale');
    c.set('locale', asked === 'en' ? 'en' : 'id');
    const raw = c.env?.outgoing;
    if (raw) raw.setHeader('X-Request-Id', requestId);
    else c.header('X-Request-Id', requestId);
    await next();
  };
