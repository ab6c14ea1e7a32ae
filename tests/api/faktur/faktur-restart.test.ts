import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFakturs } from '../../../api/modules/faktur/upload-fakturs.ts';
import { uploadItem } from '../../../api/modules/faktur/upload-item.ts';
import type { Deps } from '../../../api/services/deps.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { quotas, signees } from '../../../db/tables.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../app.ts';
import { buyerEnding, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let tell: ReturnType<typeof fakturs>;
const SCOPE = scopeOf('rina', 'sagara');

beforeAll(async () => {
  app = await testApp();
  tell = fakturs(app, await app.as('rina', 'sagara'));
});
afterAll(() => app.close());

const atTheOffice = async (reference: string | null) => {
  const rows = await app.deps.db.rows<{ n: number }>('select count(*) as n from office_documents where reference = ?', [
    reference,
  ]);
  return Number(rows[0]?.n);
};

const dying = (): Deps => ({
  ...app.deps,
  djp: {
    ...app.deps.djp,
    send: async (outgoing, key) => {
      await app.deps.djp.send(outgoing, key);
      throw new Error('killed');
    },
  },
});

describe('a process killed between sending and writing', () => {
  it('finds its document at the office when it starts again, and sends it once', async () => {
    const draft = await tell.draft();
    await uploadFakturs(app.deps, SCOPE, { ids: [draft.id] }, 'upload');
    await expect(uploadItem(dying(), SCOPE, { id: draft.id, attempts: 0 })).rejects.toThrow('killed');
    expect((await tell.one(draft.id)).status).toBe('IN_PROGRESS');
    await app.drainJobs();
    expect((await tell.one(draft.id)).status).toBe('APPROVED');
    expect(await atTheOffice(draft.reference)).toBe(1);
  });

  it('uses one unit of the quota for it', async () => {
    const before = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    const draft = await tell.draft();
    await uploadFakturs(app.deps, SCOPE, { ids: [draft.id] }, 'upload');
    await expect(uploadItem(dying(), SCOPE, { id: draft.id, attempts: 0 })).rejects.toThrow('killed');
    expect(await quotaOf(SCOPE, app.deps.db.read, 'efaktur')).toMatchObject({ reserved: before.reserved + 1 });
    await app.drainJobs();
    const after = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    expect(after).toMatchObject({ used: before.used + 1, reserved: before.reserved });
  });
});

describe('a process killed between the response and recording it', () => {
  it('does not send again by itself what the office threw back', async () => {
    const draft = await tell.draft(buyerEnding('9998'));
    await uploadFakturs(app.deps, SCOPE, { ids: [draft.id] }, 'upload');
    const [job] = await app.deps.db.rows<{ payload: string | { since: number } }>(
      'select payload from jobs order by created_at desc, id desc limit 1',
    );
    const payload = typeof job?.payload === 'string' ? JSON.parse(job.payload) : job?.payload;
    const run = (attempts: number) => uploadItem(app.deps, SCOPE, { id: draft.id, attempts, since: payload.since });
    expect(await run(0)).toMatchObject({ status: 'again' });
    app.clock.advance(30_000);
    expect(await run(1)).toMatchObject({ status: 'FAILED', code: 'BUYER_NOT_FOUND' });
    await app.drainJobs();
    expect(await atTheOffice(draft.reference)).toBe(1);
    expect((await tell.one(draft.id)).status).toBe('REJECTED');
    await uploadFakturs(app.deps, SCOPE, { ids: [draft.id] }, 'retry');
    await app.drainJobs();
    expect(await atTheOffice(draft.reference)).toBe(2);
  });
});

describe('an answer that was lost', () => {
  it('is requested again when somebody else signs since: the office’s version counts', async () => {
    const draft = await tell.draft();
    await uploadFakturs(app.deps, SCOPE, { ids: [draft.id] }, 'upload');
    await expect(uploadItem(dying(), SCOPE, { id: draft.id, attempts: 0 })).rejects.toThrow('killed');
    const rename = (name: string) =>
      app.plant((tx) =>
        tx.db
          .update(signees)
          .set({ name })
          .where(and(eq(signees.companyId, SCOPE.companyId), eq(signees.active, true)))
          .returning(),
      );
    await rename('Penanda Tangan Baru');
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'APPROVED', officeCode: null });
    expect(await atTheOffice(draft.reference)).toBe(1);
  });
});

describe('the upload quota', () => {
  it('is reserved at upload, given back on rejection and when the office is out of reach', async () => {
    const before = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    for (const digits of ['9998', '9993', '9999']) await tell.approved(buyerEnding(digits));
    expect(await quotaOf(SCOPE, app.deps.db.read, 'efaktur')).toEqual(before);
  });

  it('lets the last unit go to one of two uploads at once', async () => {
    const { remaining } = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    const [one, two] = [await tell.draft(), await tell.draft()];
    await app.deps.db.transact(async (tx) => {
      await tx.db
        .update(quotas)
        .set({ quota: sql`${quotas.quota} - ${remaining - 1}` })
        .where(and(eq(quotas.companyId, SCOPE.companyId), eq(quotas.product, 'efaktur')));
    });
    const rina = await app.as('rina', 'sagara');
    const answers = await Promise.all(
      [one, two].map(({ id }) => rina.request('POST', `${LIST}/upload`, { json: { ids: [id] } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
    await app.drainJobs();
    expect(await quotaOf(SCOPE, app.deps.db.read, 'efaktur')).toMatchObject({ remaining: 0, reserved: 0 });
  });
});
