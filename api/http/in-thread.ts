import type { MiddlewareHandler } from 'hono';
import type { Ctx, Env } from './edge.ts';

const KB = 1024;
/** Bodies above this take longer to parse and to judge than everybody else should wait. */
const LARGE = 64 * KB;
/** A form with a file is only cut apart and kept: five milliseconds for each of these megabytes. Its file is read by a job. */
const LARGE_FORM = 4 * KB * KB;

/** Said anew of every answer of this thread. */
const OWN = new Set(['x-request-id', 'connection', 'transfer-encoding', 'date']);

/** Whether a body is one a thread should read: nothing of it is looked at here then. */
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
  const kept = headers.filter(([name]) => !OWN.has(name)).map(([name, value]): [string, string] => [name, value]);
  const response = new Response(status === 204 || status === 304 ? null : body, { status, headers: kept });
  // Told its length, it is not counted again on its way out.
  if (body.byteLength > 0) response.headers.set('Content-Length', String(body.byteLength));
  return response;
};

/** Has a worker thread answer the request, whole: what draws or writes a file. Here where there are no threads. */
export const inThread: MiddlewareHandler<Env> = async (c, next) => (await answered(c)) ?? next();

/** Has a worker thread answer what comes with a large body: it is parsed there, and nothing of it here. */
export const largeInThread: MiddlewareHandler<Env> = (c, next) => (c.get('forThread') ? inThread(c, next) : next());
