import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Env } from '../http/edge.ts';

/** Below this many bytes compression costs more than it saves. */
const WORTH_IT = 1024;
const squeeze = compress({ threshold: WORTH_IT });

/** Up to this many bytes synchronous compression is faster than a stream. */
const AT_ONCE = 65_536;
/** Matches gzip without a weight; a header with weights is left to the general compressor. */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/;

const isPackedAtOnce = ({ req, res }: Context<Env>, bytes: number): boolean =>
  bytes >= WORTH_IT &&
  bytes <= AT_ONCE &&
  req.method !== 'HEAD' &&
  res.status !== 206 &&
  TAKES_GZIP.test(req.header('Accept-Encoding') ?? '') &&
  !['Content-Encoding', 'ETag', 'Vary'].some((name) => res.headers.has(name)) &&
  !res.headers.get('Cache-Control')?.includes('no-transform');

/**
 * A JSON response has no Content-Length. With it, short responses stay uncompressed and medium ones are compressed in
 * one call.
 */
const measure = async (c: Context<Env>): Promise<void> => {
  const answer = c.res;
  if (!answer.body || answer.headers.has('Content-Length') || !answer.headers.get('Content-Type')?.includes('json'))
    return;
  const bytes = await answer.arrayBuffer();
  const packed = isPackedAtOnce(c, bytes.byteLength) ? gzipSync(bytes) : undefined;
  const sent = packed ?? bytes;
  c.res = undefined;
  c.res = new Response(sent, answer);
  c.res.headers.set('Content-Length', String(sent.byteLength));
  if (!packed) return;
  c.res.headers.set('Content-Encoding', 'gzip');
  c.res.headers.set('Vary', 'Accept-Encoding');
};

/** Event streams are not compressed, which would delay them. */
export const compressed: MiddlewareHandler<Env> = (c, next) =>
  c.req.path === '/main/api/events' || !c.req.header('Accept-Encoding')?.includes('gzip')
    ? next()
    : squeeze(c, async () => {
        await next();
        await measure(c);
      });
