import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Env } from './context.ts';

/** As JSON writes a NUL or half of a surrogate pair; a backslash that is itself escaped begins no such sign. */
const UNKEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

const isUnkept = (json: string): boolean => {
  if (!SUSPECT.test(json)) return false;
  try {
    // Whole pairs come back as the sign they are, so that only halves are still escaped.
    return UNKEPT.test(JSON.stringify(JSON.parse(json)));
  } catch {
    return false; // No JSON: refused where it is read.
  }
};

const inQuery = (url: string): boolean => {
  if (!/%00|%5c|\\/i.test(url)) return false;
  return url.includes('%00') || [...new URL(url).searchParams.values()].some(isUnkept);
};

/**
 * A NUL and half of a surrogate pair are no text: Postgres cannot keep them, a trail of hashes cannot be proved over them, and
 * nobody can type them. Said once here, for every field of every request.
 */
export const readable: MiddlewareHandler<Env> = async (c, next) => {
  if (inQuery(c.req.url)) throw new Problem('bad_request');
  if (c.req.method !== 'GET' && c.req.header('Content-Type')?.startsWith('application/json'))
    if (isUnkept(await c.req.text())) throw new Problem('bad_request');
  await next();
};
