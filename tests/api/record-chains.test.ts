import { and, asc, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sen } from '#domain/definition/money.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { readAnchors, takeAnchor } from '../../api/modules/history/anchors.ts';
import { brokenFiles } from '../../api/modules/history/broken-files.ts';
import { keepFile } from '../../api/services/files/files.ts';
import type { Tx } from '../../db/database.ts';
import { beginDelivery } from '../../db/repositories/letters.ts';
import { insertBankMovement } from '../../db/repositories/payment/bank.ts';
import {
  unsafeDecideLost,
  unsafeKeepCallback,
  unsafeQueueUnmatchedPayment,
} from '../../db/repositories/payment/bank-news.ts';
import { keepOrderMoney } from '../../db/repositories/payment/order-money.ts';
import { addBought, changeQuota } from '../../db/repositories/quotas.ts';
import { type ChainName, chainNames } from '../../db/repositories/records/chained-tables.ts';
import { linkHash } from '../../db/repositories/records/links.ts';
import { type AnchoredChains, type RecordsVerdict, verifyRecords } from '../../db/repositories/records/record-check.ts';
import { insertSecurityRows, securityRow, unsafeMergeSecurityRows } from '../../db/repositories/security-log.ts';
import { SYSTEM_COMPANY } from '../../db/repositories/system-company.ts';
import * as tables from '../../db/tables.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';

const { recordChains, recordLinks, securityLog, quotaEntries, unmatchedPayments, bankMovements } = tables;
const { bankCallbacks, deliveries, simulatedMessages, files } = tables;
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;
const DAY = 86_400_000;

let app: TestApp;
let anchored: ReadonlyMap<string, AnchoredChains>;
let fileId = '';

const money = (id: string, of: Partial<typeof unmatchedPayments.$inferSelect> = {}) => ({
  id,
  companyId,
  paymentId: 'p-1',
  orderId: null,
  movement: `m-${id}`,
  why: 'twice' as const,
  amount: '1000.00',
  at: app.clock.now,
  resolution: null,
  resolvedBy: null,
  resolvedAt: null,
  note: null,
  ...of,
});

const writeRecords = async (): Promise<void> => {
  const at = app.clock.now;
  const stranger = securityRow({ companyId, userId: '', userName: '', ip: '10.0.0.9' }, at, {
    event: 'unknown_account',
  });
  await app.deps.db.transact(async (tx) => {
    await insertSecurityRows(tx, [
      { ...securityRow(scope, at, { event: 'signed_in' }), id: 's-1' },
      { ...securityRow(scope, at, { event: 'signed_out' }), id: 's-2' },
    ]);
    await unsafeMergeSecurityRows(tx, [{ ...stranger, id: 's-3', times: 2 }]);
    await addBought(tx, scope, 'efaktur', at, 40);
    await changeQuota(tx, scope, 'efaktur', at, [{ kind: 'reserve', quota: 0, reserved: 1, used: 0 }]);
    await unsafeQueueUnmatchedPayment(tx, money('u-1') as never);
    await unsafeQueueUnmatchedPayment(tx, money('u-2') as never);
    await insertBankMovement(tx, { movement: 'b-1', ref: 'r-1', companyId, at, amount: sen('5.00'), reverses: null });
    await unsafeKeepCallback(tx, { event: 'c-1', provider: 'BCA', body: '{"amount":5}', at });
    await beginDelivery(tx, scope, {
      id: 'd-1',
      objectId: 'x',
      product: 'faktur' as never,
      label: 'F-1',
      channel: 'email' as const,
      recipient: 'a@b.example',
      subject: 'Faktur',
      body: 'Terlampir',
      status: 'SENT' as never,
      error: null,
      answer: null,
      providerRef: null,
      createdBy: 'Rina',
      createdAt: at,
      sentAt: at,
      bouncedAt: null,
    });
  });
  await app.deps.mail.send({
    companyId,
    objectId: 'x',
    id: 'mail-1',
    senderName: 'PT',
    replyTo: null,
    to: 'a@b.example',
    subject: 'SSP',
    text: 'Terlampir',
    needs: [],
    attachments: [],
  } as never);
  const bytes = new TextEncoder().encode('isi');
  fileId = await keepFile(app.deps, scope, { name: 'a.txt', type: 'text/plain', bytes, needs: [] });
};

beforeAll(async () => {
  app = await testApp();
  await writeRecords();
  await takeAnchor(app.deps);
  anchored = (await readAnchors(app.deps)).records;
});
afterAll(() => app.close());

class Undone extends Error {}

const verify = (of = companyId, read = app.deps.db.read): Promise<RecordsVerdict> =>
  verifyRecords({ ...app.deps.db, read }, of, app.clock.now, anchored.get(of));

/** What the check finds while an edit is applied; the edit is rolled back. */
const verdictAfter = async (edit: (tx: Tx) => PromiseLike<unknown>, of = companyId): Promise<RecordsVerdict> => {
  let verdict: RecordsVerdict | undefined;
  const edited = app.deps.db.transact(async (tx) => {
    await edit(tx);
    verdict = await verify(of, tx.db);
    throw new Undone();
  });
  await edited.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return verdict as RecordsVerdict;
};

const mailId = async (): Promise<string> =>
  (await app.deps.db.read.select({ id: simulatedMessages.id }).from(simulatedMessages))[0]?.id ?? '';
const quotaId = async (): Promise<string> =>
  (
    await app.deps.db.read
      .select({ id: quotaEntries.id })
      .from(quotaEntries)
      .where(and(eq(quotaEntries.companyId, companyId), eq(quotaEntries.kind, 'buy')))
  )[0]?.id ?? '';

type Planted = {
  readonly chain: ChainName;
  readonly table: SQLiteTable;
  readonly key: SQLiteColumn;
  readonly id: string | (() => Promise<string>);
  readonly set: object;
  readonly of?: string;
};
const planted: readonly (readonly [what: string, edit: Planted])[] = [
  [
    'a row of the security log',
    { chain: 'securityLog', table: securityLog, key: securityLog.id, id: 's-1', set: { ip: '10.9.9.9' } },
  ],
  [
    'a refused stranger',
    { chain: 'strangers', table: securityLog, key: securityLog.id, id: 's-3', set: { outcome: 'done' } },
  ],
  [
    'how often a stranger tried',
    { chain: 'strangers', table: securityLog, key: securityLog.id, id: 's-3', set: { times: 1 } },
  ],
  [
    'a line of the quota ledger',
    { chain: 'quotaEntry', table: quotaEntries, key: quotaEntries.id, id: quotaId, set: { quota: 400 } },
  ],
  [
    'money that fits no payment',
    { chain: 'unmatchedPayment', table: unmatchedPayments, key: unmatchedPayments.id, id: 'u-1', set: { amount: 1 } },
  ],
  [
    'a movement at the bank',
    { chain: 'bankMovement', table: bankMovements, key: bankMovements.movement, id: 'b-1', set: { amount: 1 } },
  ],
  [
    'what a bank told',
    {
      chain: 'bankCallback',
      table: bankCallbacks,
      key: bankCallbacks.event,
      id: 'c-1',
      set: { body: '{}' },
      of: SYSTEM_COMPANY,
    },
  ],
  ['a letter', { chain: 'delivery', table: deliveries, key: deliveries.id, id: 'd-1', set: { body: 'Lain' } }],
  [
    'who a letter went to',
    { chain: 'delivery', table: deliveries, key: deliveries.id, id: 'd-1', set: { recipient: 'x@y.example' } },
  ],
  [
    'a letter in the mailbox',
    { chain: 'mailbox', table: simulatedMessages, key: simulatedMessages.id, id: mailId, set: { body: 'Lain' } },
  ],
  [
    'the hash of a file',
    { chain: 'file', table: files, key: files.id, id: async () => fileId, set: { sha256: '0'.repeat(64) } },
  ],
];

describe('whoever owns only the database', () => {
  it('has nothing found before they begin, with something in every chain', async () => {
    const known = await app.deps.db.read.select().from(recordChains);
    expect([...new Set(known.map(({ chain }) => chain))].sort()).toEqual([...chainNames]);
    for (const of of [companyId, SYSTEM_COMPANY]) {
      const verdict = await verify(of);
      expect(verdict).toMatchObject({ broken: [], records: [] });
      expect(verdict.links).toBeGreaterThan(0);
    }
    expect(await brokenFiles(app.deps, companyId)).toEqual([]);
  });

  it.each(planted)('is found where %s was changed', async (_, { chain, table, key, id, set, of }) => {
    const record = typeof id === 'string' ? id : await id();
    const edit = (tx: Tx) =>
      tx.db
        .update(table)
        .set(set as never)
        .where(eq(key, record));
    expect(await verdictAfter(edit, of)).toMatchObject({
      broken: [],
      records: [{ chain, record, why: 'differs' }],
    });
  });

  it.each(planted)('is found where %s was removed', async (_, { chain, table, key, id, of }) => {
    const record = typeof id === 'string' ? id : await id();
    const { broken, records } = await verdictAfter((tx) => tx.db.delete(table).where(eq(key, record)), of);
    expect([broken, records]).toEqual([[], [{ chain, record, why: 'lost' }]]);
  });

  it.each([
    ['security log', 'securityLog', securityLog, securityLog.companyId],
    ['quota ledger', 'quotaEntry', quotaEntries, quotaEntries.companyId],
  ] as const)('is found where the whole %s was emptied', async (_, chain, table, column) => {
    const { records } = await verdictAfter((tx) => tx.db.delete(table).where(eq(column, companyId)));
    const lost = records.filter((found) => found.chain === chain);
    expect(lost.length).toBeGreaterThan(1);
    expect(lost.every(({ why }) => why === 'lost')).toBe(true);
  });

  it('is found where a row was made up', async () => {
    const [row] = await app.deps.db.read.select().from(quotaEntries).where(eq(quotaEntries.companyId, companyId));
    const { records } = await verdictAfter((tx) =>
      tx.db.insert(quotaEntries).values({ ...(row as typeof quotaEntries.$inferSelect), id: 'made-up' }),
    );
    expect(records).toEqual([{ chain: 'quotaEntry', record: 'made-up', why: 'unknown' }]);
  });

  const ofChain = (chain: ChainName) => and(eq(recordLinks.companyId, companyId), eq(recordLinks.chain, chain));
  const end = async (chain: ChainName): Promise<number> =>
    (
      await app.deps.db.read
        .select({ seq: recordChains.seq })
        .from(recordChains)
        .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, chain)))
    )[0]?.seq ?? 0;

  it('is found where a row was removed with its link', async () => {
    const { broken } = await verdictAfter(async (tx) => {
      await tx.db.delete(securityLog).where(eq(securityLog.id, 's-1'));
      await tx.db.delete(recordLinks).where(and(ofChain('securityLog'), eq(recordLinks.record, 's-1')));
    });
    expect(broken).toMatchObject([
      { chain: 'securityLog', why: 'missing' },
      { chain: 'securityLog', record: 's-2', why: 'unlinked' },
    ]);
  });

  it('is found where the tail of a chain was cut off with its rows and the end set back', async () => {
    const last = await end('securityLog');
    const cut = async (tx: Tx) => {
      await tx.db.delete(securityLog).where(eq(securityLog.id, 's-2'));
      await tx.db.delete(recordLinks).where(and(ofChain('securityLog'), eq(recordLinks.seq, last)));
      const [before] = await tx.db
        .select({ seq: recordLinks.seq, hash: recordLinks.hash })
        .from(recordLinks)
        .where(and(ofChain('securityLog'), eq(recordLinks.seq, last - 1)));
      await tx.db
        .update(recordChains)
        .set(before ?? {})
        .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, 'securityLog')));
    };
    expect(await verdictAfter(cut)).toMatchObject({
      broken: [{ chain: 'securityLog', seq: last, why: 'missing' }],
      records: [],
    });
  });

  it('is found where table, links and end were all taken away', async () => {
    const { broken } = await verdictAfter(async (tx) => {
      await tx.db.delete(quotaEntries).where(eq(quotaEntries.companyId, companyId));
      await tx.db.delete(recordLinks).where(ofChain('quotaEntry'));
      await tx.db
        .delete(recordChains)
        .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, 'quotaEntry')));
    });
    const last = await end('quotaEntry');
    expect(broken.map(({ chain, seq, why }) => [chain, seq, why])).toEqual(
      [...new Set([1, last])].map((seq) => ['quotaEntry', seq, 'missing']),
    );
  });

  it('is found where the beginning was cut off as if it had expired', async () => {
    const { broken } = await verdictAfter(async (tx) => {
      const [first] = await tx.db
        .select()
        .from(recordLinks)
        .where(ofChain('securityLog'))
        .orderBy(asc(recordLinks.seq));
      await tx.db
        .update(recordChains)
        .set({ cutSeq: 1, cutHash: first?.hash ?? '', cutSeal: 'x' })
        .where(and(eq(recordChains.companyId, companyId), eq(recordChains.chain, 'securityLog')));
      await tx.db.delete(recordLinks).where(and(ofChain('securityLog'), eq(recordLinks.seq, 1)));
    });
    expect(broken[0]).toMatchObject({ chain: 'securityLog', seq: 1, why: 'missing' });
  });

  it('is found where a row and its link were recomputed: no link from there on has a seal of the operator', async () => {
    const { broken } = await verdictAfter(async (tx) => {
      const rows = await tx.db.select().from(recordLinks).where(ofChain('quotaEntry')).orderBy(asc(recordLinks.seq));
      let prevHash = '0'.repeat(64);
      for (const row of rows) {
        const next = { ...row, prevHash, state: row.seq === 1 ? 'other' : row.state };
        prevHash = linkHash(next);
        await tx.db
          .update(recordLinks)
          .set({ ...next, hash: prevHash })
          .where(and(ofChain('quotaEntry'), eq(recordLinks.seq, row.seq)));
      }
    });
    expect(broken[0]).toMatchObject({ chain: 'quotaEntry', seq: 1, why: 'unsealed' });
  });
});

describe('the content of a stored file', () => {
  it('is found where it was changed, and where it was removed', async () => {
    const content = await app.deps.files.read(fileId);
    await app.deps.files.write(fileId, new TextEncoder().encode('lain'));
    expect(await brokenFiles(app.deps, companyId)).toEqual([{ id: fileId, why: 'differs' }]);
    await app.deps.files.remove(fileId);
    expect(await brokenFiles(app.deps, companyId)).toEqual([{ id: fileId, why: 'lost' }]);
    await app.deps.files.write(fileId, content);
    expect(await brokenFiles(app.deps, companyId)).toEqual([]);
  });
});

describe('what the product itself changes', () => {
  it('leaves nothing to find: counted again, decided, assigned to a company, removed', async () => {
    const { db } = app.deps;
    const at = app.clock.now;
    await db.transact(async (tx) => {
      const row = securityRow({ companyId, userId: '', userName: '', ip: '' }, at, { event: 'unknown_account' });
      await unsafeMergeSecurityRows(tx, [{ ...row, id: 's-3', times: 5 }]);
    });
    for (const id of ['l-1', 'l-2'])
      await db.transact((tx) =>
        unsafeQueueUnmatchedPayment(tx, money(id, { companyId: null, paymentId: null }) as never),
      );
    const set = { resolution: 'used' as const, resolvedBy: 'Wira', resolvedAt: at, note: null };
    expect(await db.transact((tx) => unsafeDecideLost(tx, 'l-1', { ...set, companyId, paymentId: 'p-1' }))).toBe(true);
    const order = { id: 'o-1', orderId: 'order-1', movement: 'm-l-2', amount: sen('1000.00'), at };
    expect(await db.transact((tx) => keepOrderMoney(tx, scope, { ...order, why: 'twice' } as never))).toBe(true);
    for (const of of [companyId, SYSTEM_COMPANY]) expect(await verify(of)).toMatchObject({ broken: [], records: [] });
    const counted = await db.read.select().from(securityLog).where(eq(securityLog.id, 's-3'));
    expect(counted.map(({ times }) => times)).toEqual([7]);
  });

  it('writes links of one company one after the other, with concurrent writers', async () => {
    const before = await verify();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        app.deps.db.transact(async (tx) => {
          await changeQuota(tx, scope, n % 2 ? 'efaktur' : 'ebupot', app.clock.now, [
            { kind: 'reserve', quota: 0, reserved: n % 3 ? 1 : -1, used: 0 },
          ]);
          await insertSecurityRows(
            tx,
            [scope, scopeOf('rina', 'cendana')].map((one) => securityRow(one, app.clock.now, { event: 'signed_in' })),
          );
        }),
      ),
    );
    const after = await verify();
    expect(after).toMatchObject({ broken: [], records: [] });
    expect(after.links - before.links).toBeGreaterThanOrEqual(12);
  });

  it('removes old rows of the security log with their links, and the rest is verified from there on', async () => {
    app.clock.advance(91 * DAY);
    await app.deps.db.transact((tx) =>
      insertSecurityRows(tx, [securityRow(scope, app.clock.now, { event: 'signed_in' })]),
    );
    const forget = () =>
      schedules.find(({ name }) => name.startsWith('forget old rows of the security'))?.run(app.deps);
    await forget();
    expect(await app.deps.db.read.select().from(securityLog).where(eq(securityLog.id, 's-3'))).toEqual([]);
    const strangers = and(eq(recordLinks.companyId, companyId), eq(recordLinks.chain, 'strangers'));
    expect(await app.deps.db.read.select().from(recordLinks).where(strangers)).toEqual([]);
    expect(await verify()).toMatchObject({ broken: [], records: [] });
    app.clock.advance(641 * DAY);
    await forget();
    const left = and(eq(securityLog.companyId, companyId), eq(securityLog.event, 'signed_in'));
    expect((await app.deps.db.read.select().from(securityLog).where(left)).length).toBe(1);
    expect(await verify()).toMatchObject({ broken: [], records: [] });
  });
});
