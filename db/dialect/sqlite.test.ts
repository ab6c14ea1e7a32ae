import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BeforeRelease, type Db, type Tx } from '../database.ts';
import { companies } from '../tables.ts';
import { openSqlite } from './sqlite.ts';

let dataDir = '';
let db: Db;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'patuh-sqlite-'));
  db = openSqlite({ dataDir });
  await db.migrate();
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const named = async (name: string, tx: Tx): Promise<void> => {
  await tx.db.run(`create table if not exists "made_${name}" (n integer)`);
};
const made = async (): Promise<string[]> => {
  const rows = await db.rows<{ name: string }>("select name from sqlite_master where name like 'made!_%' escape '!'");
  return rows.map(({ name }) => name.slice(5)).sort();
};

describe('transactions that wait at the same time', () => {
  test('are all kept, in the order they came', async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        db.transact(async (tx) => {
          order.push(at);
          if (at % 25 === 0) await named(String(at), tx);
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(await made()).toEqual(['0', '25', '50', '75']);
  });

  test('take nothing of each other with them when one fails', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        db.transact(async (tx) => {
          await named(name, tx);
          if (name === 'b') throw new Error('no');
          return name;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await made()).toEqual(['a', 'c']);
  });

  test('are answered, and heard of, when all of them are committed', async () => {
    const seen: string[][] = [];
    await Promise.all(
      ['a', 'b'].map(async (name) => {
        await db.transact(async (tx) => {
          await named(name, tx);
          tx.afterCommit(() => void made().then((names) => seen.push(names)));
        });
        seen.push(await made());
      }),
    );
    expect(seen).toHaveLength(4);
    for (const names of seen) expect(names).toEqual(['a', 'b']);
  });

  test('who lost to another of them finds what that one wrote when he reads again', async () => {
    const seen = await Promise.all([
      db.transact((tx) => named('won', tx)).then(made),
      db.transact(() => Promise.reject(new Error('conflict'))).catch(made),
      db.transact((tx) => named('later', tx)).then(made),
    ]);
    for (const names of seen) expect(names).toEqual(['later', 'won']);
  });

  test('nobody hears of one that failed', async () => {
    const received: string[] = [];
    await Promise.allSettled(
      ['a', 'b'].map((name) =>
        db.transact(async (tx) => {
          tx.afterCommit(() => received.push(name));
          if (name === 'a') throw new Error('no');
        }),
      ),
    );
    expect(received).toEqual(['b']);
  });
});

test('after one that failed alone the next goes on', async () => {
  await expect(db.transact(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await db.transact((tx) => named('later', tx));
  expect(await made()).toEqual(['later']);
});

test('a connection that only reads refuses to write, and goes on reading', async () => {
  const reading = openSqlite({ dataDir, readonly: true });
  await expect(reading.transact(async () => undefined)).rejects.toThrow('only reads');
  await expect(Promise.allSettled([1, 2].map(() => reading.transact(async () => undefined)))).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await reading.read.select().from(companies)).toEqual([]);
  await reading.close();
});

describe('a database', () => {
  test('is migrated once, and again without a change', async () => {
    await db.migrate();
    expect(await db.rows('select hash from __drizzle_migrations')).toHaveLength(1);
  });

  test('from before the first release is refused with what to do, and left as it is', async () => {
    await db.transact(async (tx) => {
      await tx.db.run("update __drizzle_migrations set hash = 'of a former start'");
    });
    await expect(db.migrate()).rejects.toThrow(BeforeRelease);
    await expect(db.migrate()).rejects.toThrow(/Move its folder away \(DATA_DIR/);
    expect(await db.rows('select hash from __drizzle_migrations')).toEqual([{ hash: 'of a former start' }]);
  });
});
