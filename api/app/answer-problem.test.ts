import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../db/dialect/pg.ts';
import type { Env } from '../http/edge.ts';
import { openLog } from '../http/log.ts';
import type { SecurityNotes } from '../services/security/notes.ts';
import { answerProblem } from './answer-problem.ts';

const away = openPostgres('postgres://patuh@127.0.0.1:1/patuh');
afterAll(() => away.close());

const app = new Hono<Env>();
app.onError(answerProblem(openLog('silent'), { newId: () => 'error-1', securityLog: {} as SecurityNotes }));
app.get('/read', async (c) => c.json(await away.rows('select 1')));
app.post('/write', async (c) => c.json(await away.transact(async () => null)));
app.get('/outside', () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('any'), { code: 'ECONNREFUSED' }) });
});

describe('a database out of reach', () => {
  it.each([
    ['GET', '/read'],
    ['POST', '/write'],
  ])('answers %s with words and a time to try again', async (method, path) => {
    const answer = await app.request(path, { method });
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      503,
      '5',
      {
        code: 'storage_unreachable',
        message: 'Database sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
        errorId: 'error-1',
      },
    ]);
  });

  it('is not what an outside service that is away is taken for', async () => {
    const answer = await app.request('/outside');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([500, null]);
  });
});
