import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Ctx, Env } from './context.ts';
import type { Edge } from './edge.ts';
import { signedBy } from './guard.ts';
import { isForThread } from './in-thread.ts';
import { tooDeep } from './json-depth.ts';

const KB = 1024;
const MB = 1024 * KB;
/** The largest file taken in is 20 MB; a form around it adds a little. */
const FILE_LIMIT = 21 * MB;
const JSON_LIMIT = 5 * MB;
/** Of a stranger: a sign-in, or news of a bank. */
const STRANGER_LIMIT = 256 * KB;

const refuse = (limit: number): never => {
  throw new Problem('too_large', {
    params: { limit: limit < MB ? `${limit / KB} KB` : `${Math.floor(limit / MB)} MB` },
  });
};

const isMultipart = (type: string): boolean => /^\s*multipart\//i.test(type);
const isForm = (type: string): boolean => isMultipart(type) || /^\s*application\/x-www-form-urlencoded/i.test(type);

const limitOf = async (edge: Edge, c: Ctx): Promise<number> => {
  if (!c.env?.caller && !(await signedBy(edge, c))) return STRANGER_LIMIT;
  return isMultipart(c.req.header('Content-Type') ?? '') ? FILE_LIMIT : JSON_LIMIT;
};

const cutOff = (): never => {
  throw new Problem('bad_request');
};

/** Counts what comes as it comes, and stops taking it in at the limit. */
const measured = async (body: ReadableStream<Uint8Array>, limit: number): Promise<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) break;
    size += value.byteLength;
    if (size > limit) refuse(limit);
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
};

const takenIn = async (c: Ctx, limit: number): Promise<ArrayBuffer> => {
  const said = c.req.header('Content-Length');
  if (said !== undefined && Number(said) > limit) refuse(limit);
  // What says its length is held to it by the parser, and comes in one piece; it is counted all the same.
  if (said === undefined || c.req.header('Transfer-Encoding') !== undefined) {
    const { body } = c.req.raw;
    return body ? measured(body, limit) : new ArrayBuffer(0);
  }
  const whole = await c.req.raw.arrayBuffer().catch(cutOff);
  return whole.byteLength > limit ? refuse(limit) : whole;
};

/**
 * Takes a body in before anything reads it: as much as this sender may send, by count and not by what it says of itself, and no
 * deeper than a form can be. Whoever reads it after this reads what was taken in here.
 */
export const body =
  (edge: Edge): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const bytes = await takenIn(c, await limitOf(edge, c));
    c.set('body', bytes);
    c.set('forThread', isForThread(c, bytes.byteLength));
    if (!c.get('forThread') && !isForm(c.req.header('Content-Type') ?? '') && tooDeep(new Uint8Array(bytes)))
      throw new Problem('bad_request', { message: 'problem.too_deep' });
    Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
    await next();
  };
