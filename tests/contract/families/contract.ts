import { expect, it } from 'vitest';
import type { Filters } from '#domain/definition/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import type { Client, TestApp } from '../../api/app.ts';

type Row = { id: string; version: number; status: string } & Record<string, unknown>;

type ListParams = {
  readonly filter: { readonly ids: string[] };
  readonly sort: readonly (readonly ['id', 'ASC'])[];
  readonly offset: number;
  readonly limit: number;
  readonly today: string;
};
type Repository = {
  page(scope: Scope, query: Query, params: ListParams): Promise<{ rows: object[] }>;
  written(scope: Scope, query: Query, params: ListParams): Promise<{ text: string; count: number; total: number }>;
  walk(scope: Scope, query: Query, of: { ids: readonly string[] }, today: string): AsyncGenerator<object[]>;
};

export type Subject = {
  readonly base: string;
  readonly list: {
    readonly filters: Filters;
    readonly sorts: readonly string[];
    readonly totals: readonly string[];
    readonly notSummed: readonly string[];
  };
  readonly repository: Repository;
  /** Inserts three rows of sagara, the last of which may not be removed; returns their ids. */
  readonly plant: (app: TestApp) => Promise<readonly [string, string, string]>;
  readonly removing?: string;
  /** The route that creates and updates one, its input (distinct at each call), and a field in which two inputs differ. */
  readonly saving?: {
    readonly base?: string;
    readonly body: () => object;
    readonly differs?: string;
    readonly autosaves?: true;
  };
  /** Message key for a removed document, which names the person who removed it. */
  readonly removedBy?: string | undefined;
  readonly exporting: { readonly path: string; readonly body: object };
};

export type Cast = { app: TestApp; whole: Client; keyless: Client; elsewhere: Client };

const request = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const statusOf = async (who: Client, method: string, path: string, json?: unknown): Promise<number> =>
  (await who.request(method, path, json === undefined ? {} : { json })).status;

/** The HTTP contract of every family of documents. */
export const familyContract = (
  { base, list, repository, plant, removing, removedBy, saving, exporting }: Subject,
  cast: () => Cast,
): void => {
  const rowsOf = (filter: object, sort?: string) =>
    cast().whole.get<Row[]>(`${base}?filter=${request(filter)}${sort ? `&sort=${request([sort, 'ASC'])}` : ''}`);

  it('lists, filters, sorts and sums the same rows', async () => {
    const ids = await plant(cast().app);
    const rows = await rowsOf({ ids });
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const sort of list.sorts) expect(await rowsOf({ ids }, sort), sort).toHaveLength(3);
    const totals = await cast().whole.get<Record<string, unknown>>(`${base}/totals?filter=${request({ ids })}`);
    expect(totals.count).toBe(3);
    expect(totals.byStatus).toEqual(
      Object.fromEntries(
        [...new Set(rows.map(({ status }) => status))].map((status) => [
          status,
          rows.filter((row) => row.status === status).length,
        ]),
      ),
    );
    const counted = rows.filter(({ status }) => !list.notSummed.includes(status));
    for (const key of list.totals)
      if (rows.every((row) => typeof row[key] === 'string'))
        expect(Number(totals[key]), key).toBe(counted.reduce((sum, row) => sum + Number(row[key]), 0));
    const [first] = rows;
    expect((await rowsOf({ ids, status: first?.status })).every(({ status }) => status === first?.status)).toBe(true);
    expect(await rowsOf({ ids: [] })).toEqual([]);
  });

  it('writes a page in the database as its records are read', async () => {
    const ids = (await plant(cast().app)).toSorted();
    const { read } = cast().app.deps.db;
    const scope = scopeOf('rina', 'sagara');
    const today = '2025-11-15';
    const requests: ListParams = { filter: { ids }, sort: [['id', 'ASC']], offset: 0, limit: 2, today };
    const { text, ...counts } = await repository.written(scope, read, requests);
    expect(counts).toEqual({ count: 2, total: 3 });
    const { rows } = await repository.page(scope, read, requests);
    expect(text).toBe(JSON.stringify(rows));
    const records: Record<string, unknown>[] = [];
    for await (const page of repository.walk(scope, read, { ids }, today)) records.push(...(page as never[]));
    for (const [at, row] of rows.entries()) {
      const record = records[at] ?? {};
      const keys = Object.keys(row);
      expect(keys.filter((key) => !(key in record))).toEqual([]);
      expect(row).toEqual(Object.fromEntries(keys.map((key) => [key, record[key]])));
    }
  });

  it('refuses filters and orders it does not know', async () => {
    const { whole } = cast();
    expect(await statusOf(whole, 'GET', `${base}?filter=${request({ noSuch: 'x' })}`)).toBe(422);
    expect(await statusOf(whole, 'GET', `${base}?sort=${request(['noSuch', 'ASC'])}`)).toBe(422);
    expect(await statusOf(whole, 'POST', `${base}/eligible`, { ids: ['x'], action: 'noSuch' })).toBe(422);
  });

  it('asks for its keys', async () => {
    const [id] = await plant(cast().app);
    const { keyless } = cast();
    for (const path of [base, `${base}/totals`, `${base}/${id}`, `${base}/${id}/history`])
      expect(await statusOf(keyless, 'GET', path), path).toBe(403);
    const export_ = { ids: [id], ...exporting.body };
    expect(await statusOf(keyless, 'POST', `${base}/${exporting.path}`, export_)).toBe(403);
    if (removing) expect(await statusOf(keyless, 'POST', `${base}/${removing}`, { ids: [id] })).toBe(403);
  });

  it('knows nothing of another company', async () => {
    const ids = await plant(cast().app);
    const { elsewhere } = cast();
    for (const path of [`${base}/${ids[0]}`, `${base}/${ids[0]}/history`])
      expect(await statusOf(elsewhere, 'GET', path), path).toBe(404);
    expect(await elsewhere.get<Row[]>(`${base}?filter=${request({ ids })}`)).toEqual([]);
    const sent = { ids, ...exporting.body };
    expect(await statusOf(elsewhere, 'POST', `${base}/${exporting.path}`, sent)).toBe(404);
    if (removing) expect(await statusOf(elsewhere, 'POST', `${base}/${removing}`, { filter: { ids } })).toBe(404);
  });

  if (removing)
    it('removes by id and by filter what may go, and nothing else', async () => {
      const { app, whole } = cast();
      const [one, two, other] = await plant(app);
      expect(await statusOf(whole, 'POST', `${base}/${removing}`, { ids: [other] })).toBe(409);
      const result = await whole.request('POST', `${base}/${removing}`, { json: { ids: [one, other] } });
      expect([result.status, await result.json()]).toMatchObject([202, { eligible: 1, ineligibleCount: 1, total: 2 }]);
      expect(await statusOf(whole, 'POST', `${base}/${removing}`, { filter: { ids: [two] } })).toBe(202);
      await app.drainJobs();
      expect((await rowsOf({ ids: [one, two, other] })).map(({ id }) => id)).toEqual([other]);
    });

  const happenedTo = async (id: string): Promise<Record<string, unknown> | undefined> =>
    (await cast().whole.get<Record<string, unknown>[]>(`${base}/${id}/history`)).at(-1);
  const savedAt = saving?.base ?? base;

  if (saving)
    it('makes one, a press said twice too, and its history begins there', async () => {
      const { whole, keyless } = cast();
      const json = saving.body();
      expect(await statusOf(keyless, 'POST', savedAt, json)).toBe(403);
      expect(await statusOf(whole, 'POST', savedAt, { ...json, noSuch: 1 })).toBe(422);
      const headers = { 'Idempotency-Key': `made-${base}` };
      const [made, again] = [
        await whole.post<Row>(savedAt, json, headers),
        await whole.post<Row>(savedAt, json, headers),
      ];
      expect(again.id).toBe(made.id);
      expect(await whole.get(`${base}/${made.id}`)).toMatchObject({ version: made.version, status: made.status });
      const [begun] = await whole.get<object[]>(`${base}/${made.id}/history`);
      expect(begun).toMatchObject({
        action: 'create',
        fromStatus: null,
        userName: 'Rina Wulandari',
        after: { version: 1 },
      });
    });

  if (saving?.differs)
    it('writes one over: by its key, in its company, in its state, as it was seen, and tells what changed', async () => {
      const { app, whole, keyless, elsewhere } = cast();
      const [id, , other] = await plant(app);
      const { version } = await whole.get<Row>(`${base}/${id}`);
      const message = { ...saving.body(), version };
      const puts = (who: Client, of: string, json: object) => who.request('PUT', `${savedAt}/${of}`, { json });
      expect((await puts(keyless, id, message)).status).toBe(403);
      expect((await puts(elsewhere, id, message)).status).toBe(404);
      expect((await puts(whole, id, { ...message, noSuch: 1 })).status).toBe(422);
      const gone = await puts(whole, other, message);
      expect([gone.status, await gone.json()]).toMatchObject([409, { code: 'wrong_status', current: { id: other } }]);
      const saved = await puts(whole, id, message);
      expect([saved.status, await saved.json()]).toMatchObject([200, { id, version: version + 1 }]);
      const row = await happenedTo(id);
      expect(row).toMatchObject({ action: 'save', userName: 'Rina Wulandari', after: { version: version + 1 } });
      expect(Object.keys(row?.before ?? {})).toContain(saving.differs);
      const late = await puts(whole, id, { ...saving.body(), version });
      const result = (await late.json()) as { changedFields: string[]; message: string };
      expect([late.status, result]).toMatchObject([
        409,
        { code: 'stale', by: 'Rina Wulandari', at: app.clock.now, current: { id, version: version + 1 } },
      ]);
      expect(result.message).toMatch(/^Data diubah oleh Rina Wulandari \d\d\.\d\d\.$/);
      expect(result.changedFields).toContain(saving.differs);
    });

  if (saving?.autosaves)
    it('saves itself while it is typed, which its history does not tell', async () => {
      const { whole } = cast();
      const { id, version } = await whole.post<Row>(`${savedAt}?autosave=1`, saving.body());
      const again = { ...saving.body(), version };
      expect(await whole.put<Row>(`${savedAt}/${id}?autosave=1`, again)).toMatchObject({ id, version: version + 1 });
      expect(await happenedTo(id)).toMatchObject({ action: 'create' });
      const late = await whole.request('PUT', `${savedAt}/${id}?autosave=1`, { json: { ...saving.body(), version } });
      expect([late.status, await late.json()]).toMatchObject([
        409,
        { code: 'stale', changedFields: expect.arrayContaining([saving.differs]) },
      ]);
    });

  if (removing)
    it('removes one at its address: by its key, in its company, in its state, and its history stays', async () => {
      const { app, whole, keyless, elsewhere } = cast();
      const [id, , other] = await plant(app);
      const removes = (who: Client, of: string) => statusOf(who, 'DELETE', `${base}/${of}`);
      expect(await removes(keyless, id)).toBe(403);
      expect(await removes(elsewhere, id)).toBe(404);
      expect(await removes(whole, other)).toBe(409);
      expect(await removes(whole, id)).toBe(200);
      const gone = await whole.request('DELETE', `${base}/${id}`);
      expect([gone.status, await gone.json()]).toMatchObject([
        404,
        removedBy
          ? {
              message: expect.stringMatching(/ dihapus oleh Rina Wulandari pada \d/),
              removed: { by: 'Rina Wulandari', at: app.clock.now },
            }
          : { code: 'not_found' },
      ]);
      expect(await statusOf(whole, 'GET', `${base}/${id}`)).toBe(404);
      const rows = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, id);
      expect(rows.at(-1)).toMatchObject({ action: 'remove', userName: 'Rina Wulandari', before: { id } });
    });

  if (removing)
    it('removes one when asked for that move: by its key, in its company, in its state, as it was seen', async () => {
      const { app, whole, keyless, elsewhere } = cast();
      const [id, , other] = await plant(app);
      const [row] = await rowsOf({ ids: [id] });
      const version = row?.version ?? 0;
      const asks = (who: Client, of: string, move: string, seen = version) =>
        statusOf(who, 'POST', `${base}/${of}/moves/${move}`, { version: seen });
      expect(await asks(keyless, id, 'remove')).toBe(403);
      expect(await asks(elsewhere, id, 'remove')).toBe(404);
      expect(await asks(whole, id, 'noSuch')).toBe(404);
      expect(await asks(whole, other, 'remove')).toBe(409);
      expect(await asks(whole, id, 'remove', version + 1)).toBe(409);
      expect(await asks(whole, id, 'remove')).toBe(200);
      expect(await rowsOf({ ids: [id] })).toEqual([]);
    });

  it('writes a selection to a file', async () => {
    const { app, whole } = cast();
    const ids = await plant(app);
    const shown = await whole.request('POST', `${base}/${exporting.path}`, {
      json: { filter: { ids }, ...exporting.body },
    });
    expect(shown.status).toBe(202);
    const { jobId, total } = (await shown.json()) as { jobId: string; total: number };
    expect(total).toBe(3);
    await app.drainJobs();
    const { status, result } = await whole.get<{ status: string; result: { fileId: string } }>(`/jobs/${jobId}`);
    expect([status, typeof result.fileId]).toEqual(['DONE', 'string']);
  });
};
