import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';

/** Faults of a connection for one request. */
export const faults = [
  'drop',
  /** The office executes it; the connection breaks before the response. */
  'reset',
  'delay',
  'server-error',
  /** 200 with the page of an intermediate proxy. */
  'garbage',
  'truncated',
  'duplicate',
] as const;
export type Fault = (typeof faults)[number];

export type LineEnv = { Bindings: HttpBindings; Variables: { times: 1 | 2 } };

/** In order; none when `next` returns nothing. `delay` ends when the client has given up. */
export const faultLine =
  (next: () => Fault | undefined, delay: () => Promise<void>): MiddlewareHandler<LineEnv> =>
  async (c, proceed) => {
    const fault = next();
    c.set('times', fault === 'duplicate' ? 2 : 1);
    if (fault === undefined || fault === 'duplicate') return proceed();
    const { incoming, outgoing } = c.env;
    if (fault === 'drop') {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    await proceed();
    if (fault === 'delay') await delay();
    if (fault === 'server-error') c.res = new Response('<h1>Internal Server Error</h1>', { status: 500 });
    if (fault === 'garbage') c.res = new Response('<html>Silakan masuk ke jaringan</html>', { status: 200 });
    if (fault === 'reset') {
      incoming.socket.destroy();
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
    }
    if (fault === 'truncated') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      outgoing.write('{"ref":"FP', () => incoming.socket.destroy());
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
    }
  };
