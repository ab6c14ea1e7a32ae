import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import { claimKey, forgetKey, keepAnswer, type StoredResponse } from '../services/idempotency/keys.ts';
import type { Env } from './edge.ts';
import { refuseUnreadable } from './readable.ts';

const WAIT_MS = 10_000;
const STEP_MS = 50;

const hashOf = (method: string, path: string, body: ArrayBuffer): string =>
  createHash('sha256').update(`${method} ${path}\n`).update(Buffer.from(body)).digest('hex');

const pathOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('://') + 3));

/** A retry would save the reported part twice. */
const leftSomething = (error: Error | undefined): boolean =>
  error instanceof Problem && error.detail.extra?.saved !== undefined;

const replay = (stored: StoredResponse): Response =>
  new Response(stored.body, {
    status: stored.status,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Replayed': 'true' },
  });

/**
 * The same key with the same request runs once and its response is replayed, also while the first is still running. If
 * the outcome of the first is unknown (the process died), the response is a conflict.
 */
export const idempotently: MiddlewareHandler<Env> = async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  if (!key) return next();
  if (key.length > 200) throw new Problem('invalid', { errors: { 'Idempotency-Key': 'problem.field.type' } });
  refuseUnreadable({ 'Idempotency-Key': key });
  const deps = c.get('deps');
  const scope = c.get('scope');
  const request = hashOf(c.req.method, pathOf(c.req.url), await c.req.arrayBuffer());
  for (let waited = 0; ; waited += STEP_MS) {
    const known = await claimKey(deps, scope, key, request);
    if (known === 'ours') break;
    if (known !== 'running') return replay(known);
    if (waited >= WAIT_MS) throw new Problem('conflict', { message: 'problem.outcome_unknown' });
    await new Promise((wake) => setTimeout(wake, STEP_MS));
  }
  await next();
  const answer = c.res;
  if ((answer.ok || leftSomething(c.error)) && answer.headers.get('Content-Type')?.startsWith('application/json'))
    await keepAnswer(deps, scope, key, { status: answer.status, body: await answer.clone().text() });
  else await forgetKey(deps, scope, key);
};
