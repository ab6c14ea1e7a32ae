import { isIP, type Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Edge, Env } from './edge.ts';
import { setHeader } from './headers.ts';

/** Our proxy adds the address it saw at the end, some with a port; what stands before it is what the sender says of itself. */
const addressOf = (forwarded: string | undefined, socket: string | undefined): string => {
  const address = forwarded?.split(',').at(-1)?.trim() || socket || '';
  const bare = address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(bare) ? bare.replace(/^::ffff:/, '') : 'unknown';
};

/** What stays the same for as long as somebody is connected. */
const addresses = new WeakMap<Socket, string>();

/** The address at the other end of a connection. */
const peerOf = (socket: Socket): string => {
  const known = addresses.get(socket) ?? addressOf(undefined, socket.remoteAddress);
  addresses.set(socket, known);
  return known;
};

/** Who asks from where, in which language, under which number in the log. */
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
