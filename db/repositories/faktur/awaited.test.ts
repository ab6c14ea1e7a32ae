import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokumenKeluaranStatus, dokumenMasukanStatus } from '#domain/faktur/dokumen-status.ts';
import { returDokumenStatus } from '#domain/faktur/retur-dokumen-status.ts';
import { returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aScope } from '../../../fixtures/builders/a-scope.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { unsafeAwaiting, unsafeAwaitingQuery } from './chain.ts';
import { insertFakturs } from './faktur.ts';

/** The states each type is polled in; an interrupted submission is followed up by the job that sent it. */
const waits: readonly [FakturType, readonly string[]][] = [
  ['OUT', fakturStatus.moves.inquire.from],
  ['RETURN_IN', returMasukanStatus.moves.inquire.from],
  ['DOC_OUT', dokumenKeluaranStatus.moves.reject.from],
  ['DOC_IN', dokumenMasukanStatus.moves.reject.from],
  ['RETURN_DOC_OUT', returDokumenStatus.moves.reject.from],
  ['RETURN_DOC_IN', returDokumenStatus.moves.reject.from],
];
const waiting = waits.map(([type, from]) => [type, from.filter((status) => status !== 'FAILED')] as const);

let dir: string;
let db: Db;
// On Postgres the scheduler is tested over HTTP.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-awaited-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await db.transact(async (tx) => {
    for (const companyId of ['company-a', 'company-b'])
      for (const [type, statuses] of waits)
        await insertFakturs(
          tx,
          aScope(companyId),
          ['DRAFT', 'APPROVED', ...statuses].map((status, n) => ({
            ...aFaktur({ id: `${companyId}-${type}-${status}`, companyId, reference: null, updatedAt: 1_000 - n }),
            type,
            status,
          })),
        );
  });
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

onSqlite('documents on which an answer is owed', () => {
  it.each(waiting)('%s: each state it waits in, of all companies, longest untouched first', async (type, statuses) => {
    const found = await unsafeAwaiting(db.read, type, statuses, 100);
    const wanted = ['company-a', 'company-b'].flatMap((company) => statuses.map((one) => `${company}-${type}-${one}`));
    expect(found.map(({ id }) => id).sort()).toEqual(wanted.sort());
    const moments = found.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });

  it('refuses a state the index does not know, instead of finding nothing in it', async () => {
    await expect(unsafeAwaiting(db.read, 'OUT', ['IN_PROGRESS', 'APPROVED'], 100)).rejects.toThrow('APPROVED');
  });

  it('reads those alone, however many others there are', async () => {
    const { sql, params } = unsafeAwaitingQuery(db.read, 'OUT', ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'], 100).toSQL();
    const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, params);
    expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH faktur USING INDEX faktur_awaited (type=?)']);
  });
});
