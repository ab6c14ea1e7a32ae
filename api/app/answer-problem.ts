import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Locale, say } from '#domain/messages/index.ts';
import { type FieldErrors, Problem, type ProblemCode, problemStatus } from '#domain/problem.ts';
import { AlreadyThere, storageTrouble } from '../../db/database.ts';
import type { Env } from '../http/edge.ts';
import type { Log } from '../http/log.ts';
import type { Deps } from '../services/deps.ts';
import { noteRefusal } from './note-refusal.ts';

const RETRY_AFTER_S = 5;

const byStatus: Record<number, ProblemCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_file',
};

const inWords = (locale: Locale, errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [
      field,
      typeof words === 'string' ? say(locale, words) : say(locale, words.key, words.params),
    ]),
  );

export const problemBody = (locale: Locale, problem: Problem): Record<string, unknown> => {
  const { message, params, errors, extra } = problem.detail;
  return {
    ...extra,
    code: problem.code,
    message: say(locale, message ?? `problem.${problem.code}`, params),
    ...(errors ? { errors: inWords(locale, errors) } : {}),
  };
};

const asProblem = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) return new Problem(byStatus[error.status] ?? 'bad_request');
  if (error instanceof AlreadyThere) return new Problem('conflict');
  return undefined;
};

/** An unexpected error becomes a 500 with a reference number, and a log line. */
export const answerProblem =
  (log: Log, { newId, securityLog }: Pick<Deps, 'newId' | 'securityLog'>): ErrorHandler<Env> =>
  (error, c) => {
    const locale = c.get('locale') ?? 'id';
    const problem = asProblem(error);
    if (problem) {
      noteRefusal(securityLog, c, problem);
      const seconds = problem.detail.extra?.retryAfter;
      if (typeof seconds === 'number') c.header('Retry-After', String(seconds));
      return c.json(problemBody(locale, problem), problemStatus[problem.code] as ContentfulStatusCode);
    }
    const errorId = newId();
    const trouble = storageTrouble(error);
    if (trouble) {
      log.error({ errorId, requestId: c.get('requestId'), storage: trouble, error }, 'the storage failed');
      if (trouble === 'unreachable') c.header('Retry-After', String(RETRY_AFTER_S));
      const code = `storage_${trouble}` as const;
      return c.json({ ...problemBody(locale, new Problem(code)), errorId }, problemStatus[code]);
    }
    log.error({ errorId, requestId: c.get('requestId'), method: c.req.method, path: c.req.path, error }, 'unexpected');
    return c.json({ code: 'unexpected', message: say(locale, 'problem.unexpected'), errorId }, 500);
  };
