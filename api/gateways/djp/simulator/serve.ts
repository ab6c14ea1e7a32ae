import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Clock } from '#domain/scope.ts';
import type { Answer } from '../../answer.ts';
import { paths, requestBody, requestPaths, sendBody, statusBody, taxpayerBody } from '../http/contract.ts';
import { isSigned } from '../http/signing.ts';
import type { Desk } from './desk.ts';
import { type Fault, faultLine, type LineEnv } from './faults.ts';

export type ServeOptions = {
  readonly desk: Desk;
  readonly now: Clock;
  /** Secrets by client id. */
  readonly clients: Readonly<Record<string, string>>;
  /** The next request's mishap, if any. */
  readonly fault?: () => Fault | undefined;
  readonly delayMs?: number;
};

const refusal = (c: Context<LineEnv>, status: 400 | 401 | 404 | 413 | 422, code: string, message: string) =>
  c.json({ code, message }, status);

const said = <T>(c: Context<LineEnv>, answer: Answer<T>): Response => {
  if (answer.kind === 'done') return c.json(answer.value as Record<string, unknown>);
  if (answer.kind === 'refused') {
    const { code, message, field } = answer;
    return c.json({ code, message, ...(field ? { field } : {}) }, code === 'DOCUMENT_UNKNOWN' ? 404 : 422);
  }
  // The office that lets a request run out of time, seen from the line: it just ends.
  if (answer.unknown) c.env.incoming.socket.destroy();
  return c.json({ code: 'UNAVAILABLE', message: 'Layanan tidak tersedia.' }, 503, {
    'retry-after': String(Math.ceil(answer.retryAfterMs / 1000)),
  });
};

/** The simulated office behind the host-to-host contract, on a line that can be made bad. */
export const officeApp = ({ desk, now, clients, fault = () => undefined, delayMs }: ServeOptions) => {
  const app = new Hono<LineEnv>();
  app.use(faultLine(fault, delayMs));

  const read = async <T>(
    c: Context<LineEnv>,
    schema: z.ZodType<T>,
    /** A call that changes something must be safe to repeat. */
    keyed: boolean,
    work: (body: T, key: string) => Promise<Answer<unknown>>,
  ): Promise<Response> => {
    const text = await c.req.text();
    if (text.length > 5_000_000) return refusal(c, 413, 'MALFORMED_DOCUMENT', 'Terlalu besar.');
    const key = c.req.header('idempotency-key') ?? '';
    if (keyed && key === '') return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Idempotency-Key wajib.');
    const signed = { path: c.req.path, timestamp: c.req.header('x-timestamp') ?? '', key, body: text };
    const secret = clients[c.req.header('x-client-id') ?? ''];
    if (secret === undefined || !isSigned(secret, signed, c.req.header('x-signature') ?? '', now()))
      return refusal(c, 401, 'ACCESS_DENIED', 'Tanda tangan permintaan tidak diterima.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Bukan JSON.');
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) return refusal(c, 422, 'MALFORMED_DOCUMENT', parsed.error.issues[0]?.path.join('.') ?? '');
    if (c.get('times') === 2) await work(parsed.data, key);
    return said(c, await work(parsed.data, key));
  };

  app.post(paths.status, (c) => read(c, statusBody, false, (body) => desk.ask(body)));
  app.post(paths.taxpayer, (c) => read(c, taxpayerBody, false, ({ npwp }) => desk.taxpayer(npwp)));
  app.post(paths.send, (c) => read(c, sendBody, true, (document, key) => desk.receive(document, key)));
  for (const [path, name] of Object.entries(requestPaths))
    app.post(paths.request(path), (c) =>
      read(c, requestBody, true, ({ reason, ...named }, key) => desk.request(name, named, reason, key)),
    );
  app.notFound((c) => refusal(c, 404, 'NOT_SUPPORTED', 'Alamat tidak dikenal.'));
  app.onError((_error, c) => c.json({ code: 'INTERNAL', message: 'Kesalahan internal.' }, 500));
  return app;
};
