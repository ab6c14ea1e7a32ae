import type { MiddlewareHandler } from 'hono';
import type { Ctx, Env } from './edge.ts';

const KB = 1024;
/** In bytes: parsing larger bodies would block other requests for too long. */
const LARGE = 64 * KB;
/** A form with a file is only split and stored: five milliseconds per megabyte. */
const LARGE_FORM = 4 * KB * KB;

/** Set again on every response of this thread. */
const OWN = new Set(['x-request-id', 'connection', 'transfer-encoding', 'date']);

export const isForThread = (c: Ctx, bytes: number, isForm: boolean): boolean =>
  bytes > (isForm ? LARGE_FORM : LARGE) && c.get('elsewhere') !== undefined && c.req.path.startsWith('/main/api/');

const answered = async (c: Ctx): Promise<Response | undefined> => {
  const elsewhere = c.get('elsewhere');
  if (!elsewhere) return undefined;
  const scope: Env['Variables']['scope'] | undefined = c.get('scope');
  const { status, headers, body } = await elsewhere(
    {
      method: c.req.method,
      url: c.req.url,
      headers: [...c.req.raw.headers],
      ...(c.get('body') ? { body: c.get('body') } : {}),
      caller: { ...(scope ? { scope } : {}), ip: c.get('ip'), locale: c.get('locale') },
    },
    () => !c.req.raw.signal.aborted,
  );
  const forwarded = headers.filter(([name]) => !OWN.has(name)).map(([name, value]): [string, string] => [name, value]);
  const response = new Response(status === 204 || status === 304 ? null : body, { status, headers: forwarded });
  // Otherwise the body is measured again.
  if (body.byteLength > 0) response.headers.set('Content-Length', String(body.byteLength));
  return response;
};

export const inThread: MiddlewareHandler<Env> = async (c, next) => (await answered(c)) ?? next();

export const largeInThread: MiddlewareHandler<Env> = (c, next) => (c.get('forThread') ? inThread(c, next) : next());
