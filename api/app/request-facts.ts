import { isIP, type Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Edge, Env } from '../http/edge.ts';
import { setHeader } from '../http/headers.ts';

/** Our proxy appends the address it saw, sometimes with a port; earlier entries are claims of the client. */
const addressOf = (forwarded: string | undefined, socket: string | undefined): string => {
  const address = forwarded?.split(',').at(-1)?.trim() || socket || '';
  const bare = address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(bare) ? bare.replace(/^::ffff:/, '') : 'unknown';
};

const addresses = new WeakMap<Socket, string>();

const peerOf = (socket: Socket): string => {
  const known = addresses.get(socket) ?? addressOf(undefined, socket.remoteAddress);
  addresses.set(socket, known);
  return known;
};

export const requestFacts =
  ({ deps, trustProxy, elsewhere }: Edge): MiddlewareHandler<Env> =>
  (c, next) => {
    const requestId = deps.newId();
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set('elsewhere', elsewhere);
    const socket = c.env?.incoming?.socket;
    const forwarded = trustProxy ? c.req.header('X-Forwarded-For') : undefined;
    c.set(
      'ip',
      c.env?.caller?.ip ??
        (socket && forwarded === undefined ? peerOf(socket) : addressOf(forwarded, socket?.remoteAddress)),
    );
    const locale = c.req.header('X-Locale');
    c.set('locale', locale === 'en' ? 'en' : 'id');
    setHeader(c, 'X-Request-Id', requestId);
    return next();
  };
