import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordService } from '../../api/records/plain-record.ts';
import { SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { plainRecords } from '../../db/repositories/plain-records.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';
import { bookmark, table } from './bookmark.ts';

const all = { search: '', equal: {}, sort: [], offset: 0, limit: 10 } as const;

let app: TestApp;
let service: ReturnType<typeof recordService>;
const [rina, elsewhere, agus] = [scopeOf('rina', 'sagara'), scopeOf('rina', 'bentala'), scopeOf('agus', 'sagara')];

beforeAll(async () => {
  app = await testApp();
  await app.deps.db.transact(async (tx) => {
    await tx.db.run(
      sql`create table bookmarks (user_id text not null, id text primary key, title text not null, place integer not null, version integer not null, updated_at integer not null)`,
    );
  });
  service = recordService(app.deps, { record: bookmark, store: plainRecords(bookmark, table), rules: {} });
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, SYSTEM_COMPANY)).toMatchObject({ broken: [] });
  await app.close();
});

it('belong to a person in every company, and to nobody else', async () => {
  const { id } = await service.create(rina, { title: 'Faktur', place: 1 });
  expect((await service.list(elsewhere, all)).rows).toMatchObject([{ id, title: 'Faktur', place: 1 }]);
  expect((await service.list(agus, all)).total).toBe(0);
  await expect(service.get(agus, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(service.create(rina, { title: 'Faktur', place: 2 })).rejects.toMatchObject({
    detail: { errors: { title: 'resources.bookmarks.twice' } },
  });
  expect(await service.create(agus, { title: 'Faktur', place: 2 })).toMatchObject({ version: 1 });
});

it('are restored by their person only', async () => {
  const { id } = await service.create(rina, { title: 'Bupot', place: 3 });
  await service.remove(rina, { id, version: 1 });
  expect(await service.removed(agus)).toEqual([]);
  await expect(service.recover(agus, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await service.recover(elsewhere, id)).toMatchObject({ id, version: 2, title: 'Bupot' });
  expect((await service.history(rina, id)).map(({ action }) => action)).toEqual(['recover', 'remove', 'create']);
});
