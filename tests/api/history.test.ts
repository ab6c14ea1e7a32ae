import { spawnSync } from 'node:child_process';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appendHistory, historyOf } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { chains, history } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

const append = (after: unknown, count = 1, reason: string | null = null): Promise<void> =>
  app.deps.db.transact((tx) =>
    appendHistory(
      tx,
      scope,
      app.clock.now,
      Array.from({ length: count }, (_, at) => ({
        objectType: 'note',
        objectId: `n${at}`,
        action: 'add',
        after,
        reason,
      })),
    ),
  );
const verify = () => verifyHistory(app.deps.db, companyId);

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a row of the history', () => {
  it.each([
    ['halves of a surrogate pair', { text: 'a\ud800b', '\udfff': 1 }],
    ['keys in any order, and numbers any way', { b: 1.1, a: -0, 10: 1e21, 9: 1e-7, z: { y: null, x: [undefined] } }],
    ['a day, and nothing', { day: new Date(0), none: undefined, not: Number.NaN, big: Number.POSITIVE_INFINITY }],
    ['a value that says of itself what it is', { of: { toJSON: () => 'said' }, list: [1, undefined, 3] }],
  ])('is proved as it was stored: %s', async (_, after) => {
    const before = (await verify()).rows;
    await append(after, 2).catch(() => undefined);
    await append({}, 2, 'half \ud800 of a pair').catch(() => undefined);
    await append({ plain: true });
    const { rows, broken } = await verify();
    expect(broken).toEqual([]);
    expect(rows).toBeGreaterThan(before);
  });

  it('begins where the one before it ended, also in the same transaction', async () => {
    const [before] = await app.deps.db.read.select().from(chains).where(eq(chains.companyId, companyId));
    await append({ x: '\ud800' }, 1).catch(() => undefined);
    await append({ x: 1 }, 3);
    const rows = (await historyOf(scope, app.deps.db.read, 'n0')).filter((row) => row.seq > (before?.seq ?? 0));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]?.prevHash).toBe(before?.hash);
  });
});

describe('a history somebody laid hands on', () => {
  const rowAt = (seq: number) => and(eq(history.companyId, companyId), eq(history.seq, seq));
  const break_ = (seq: number, set: Partial<typeof history.$inferInsert>) =>
    app.deps.db.transact((tx) => tx.db.update(history).set(set).where(rowAt(seq)).returning({ seq: history.seq }));
  const rows: (typeof history.$inferSelect)[] = [];
  const remember = async (seq: number) => {
    const [row] = await app.deps.db.read.select().from(history).where(rowAt(seq));
    if (row) rows.push(row);
    return row;
  };
  afterEach(async () => {
    await app.deps.db.transact(async (tx) => {
      for (const row of rows.splice(0)) {
        await tx.db.delete(history).where(rowAt(row.seq));
        await tx.db.insert(history).values(row);
      }
    });
    expect((await verify()).broken).toEqual([]);
  });

  it('is reported row by row, and the intact rows around them are valid', async () => {
    await append({ n: 1 }, 9);
    const last = (await verify()).rows;
    await remember(last - 6);
    await remember(last - 3);
    await break_(last - 6, { reason: 'changed by hand' });
    await app.deps.db.transact((tx) =>
      tx.db
        .delete(history)
        .where(rowAt(last - 3))
        .returning({ seq: history.seq }),
    );
    const { rows, broken, intact: state } = await verify();
    expect(broken).toMatchObject([
      { seq: last - 6, why: 'changed', objectType: 'note', objectId: 'n2', action: 'add' },
      { seq: last - 3, why: 'missing' },
      { seq: last - 2, why: 'unlinked' },
    ]);
    expect(rows).toBe(last - 3);
    expect(state).toEqual([
      [1, last - 7],
      [last - 5, last - 4],
      [last - 1, last],
    ]);
  });

  it('is found where its end was cut off', async () => {
    await append({ n: 1 }, 2);
    const last = (await verify()).rows;
    await remember(last);
    await app.deps.db.transact((tx) => tx.db.delete(history).where(rowAt(last)).returning({ seq: history.seq }));
    expect((await verify()).broken).toEqual([{ seq: last, why: 'missing' }]);
  });

  it('is named by the command, which continues with every other company and ends with 1', async () => {
    await append({ n: 1 }, 5);
    const last = (await verify()).rows;
    await remember(last - 2);
    await break_(last - 2, { after: sql`${JSON.stringify({ n: 2 })}` as never });
    const run = spawnSync('node', ['--import', 'tsx', 'api/commands/verify-history.ts'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: app.dataDir, ...(app.url ? { DATABASE_URL: app.url } : {}) },
    });
    expect(run.stdout).toContain(`row ${last - 2} says something else than was written: add of note n2`);
    expect(run.stdout).toContain(`standing: 1-${last - 3}, ${last - 1}-${last}`);
    for (const company of Object.values(companies)) expect(run.stdout).toContain(company.name);
    expect(run.status).toBe(1);
  });
});
