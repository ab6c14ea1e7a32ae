import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, storageTrouble } from '../database.ts';
import { connectionError } from './connection-error.ts';
import { openPostgres } from './pg.ts';

const withCode = (code: string) => Object.assign(new Error('any'), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

describe('a failure of the connection', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].map(withCode),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('%o is storage out of reach', (error) => {
    expect([storageTrouble(connectionError(error)), storageTrouble(wrapped(connectionError(error)))]).toEqual([
      'unreachable',
      'unreachable',
    ]);
  });

  it.each(['57P01', '57P02', '57P03', '57P05', '08000', '08006', '08P01', '53300', '28P01', '3D000'])(
    'is also what PostgreSQL says by %s',
    (code) => expect(storageTrouble(wrapped(withCode(code)))).toBe('unreachable'),
  );

  it('is none of what a statement, or an outside service, fails for', () => {
    for (const code of ['23505', '40001', '42P01', '22P02'])
      expect(storageTrouble(wrapped(connectionError(withCode(code))))).toBeUndefined();
    expect(storageTrouble(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBeUndefined();
  });
});

describe('PostgreSQL that is away', () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => socket.destroy());
  });
  let drops: Db;
  let closed: Db;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    drops = openPostgres(`postgres://patuh@127.0.0.1:${port}/patuh`);
    closed = openPostgres('postgres://patuh@127.0.0.1:1/patuh');
  });
  afterAll(async () => {
    await Promise.all([drops.close(), closed.close()]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('is storage out of reach for every way to ask it', async () => {
    for (const db of [drops, closed]) {
      const calls: (() => Promise<unknown>)[] = [
        () => db.rows('select 1'),
        async () => db.read.select({ one: sql`1` }).from(sql`one`),
        () => db.transact(async () => undefined),
        () => db.migrate(),
      ];
      for (const call of calls)
        expect(storageTrouble(await call().catch((error: unknown) => error)), String(call)).toBe('unreachable');
      expect(await db.trouble()).toBe('unreachable');
    }
  });
});
