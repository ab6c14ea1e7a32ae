import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine } from '#domain/definition/status.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import { amounts, given, inputFields } from '#domain/faktur/fields.ts';
import { fakturFilters } from '#domain/faktur/filter.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import { family } from '../../../api/documents/family.ts';
import { fakturFamily, rowOfType } from '../../../api/modules/faktur/family.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { fakturListOf } from '../../../db/repositories/faktur/list.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { revisionOf } from '../../../db/repositories/list-memory.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, LIST } from './faktur-client.ts';

const made = {
  type: 'MADE_UP' as FakturType,
  document: {
    name: 'made-up',
    resource: 'efaktur/made-up',
    fields: { ...inputFields, ...amounts, ...given },
    status: machine({
      words: 'made',
      start: 'OPEN',
      states: { OPEN: 'orange', CLOSED: 'grey' },
      moves: {
        close: { from: ['OPEN'], to: 'CLOSED', by: 'EFAKTUR_DOC_CANCEL' },
        reopen: { from: ['CLOSED'], to: 'OPEN', by: 'EFAKTUR_DOC_CREATE' },
      },
    }),
    access: {
      view: 'EFAKTUR_DOC_VIEW',
      list: 'EFAKTUR_DOC_VIEW',
      write: 'EFAKTUR_DOC_CREATE',
      remove: 'EFAKTUR_DOC_DELETE',
    },
    words: { states: 'made.status', happened: 'faktur.happened', filters: 'fakturScreen.filter' },
    live: 'faktur',
    list: {
      columns: [
        { key: 'date', width: 104 },
        { key: 'ppn', width: 144, align: 'right' },
      ],
      filters: { q: fakturFilters.q, ids: fakturFilters.ids },
      sorts: ['date', 'ppn'],
      usual: [['date', 'DESC']],
      totals: ['ppn'],
      notSummed: ['CLOSED'],
      carried: ['reference'],
    },
  },
  unsent: ['OPEN'],
  approved: [],
} satisfies FakturDefinition<'OPEN' | 'CLOSED', 'close' | 'reopen'>;
const list = fakturListOf()(made);
const rows = family({
  definition: { ...made.document, bulk: {}, exports: [] },
  list,
  find: rowOfType(made),
  labelOf: ({ id }: FakturRow<'OPEN' | 'CLOSED'>) => id,
  amountOf: () => 0n,
});
const madeUp = { ...rows, ...fakturFamily(made, rows) };

const SCOPE = scopeOf('rina', 'sagara');
const REF = 'SAMA-1';
const all = { sort: [['date', 'DESC']] as const, offset: 0, limit: 10, today: '2025-11-15' };

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await app.deps.db.transact(async (tx) => {
    const rows = ['m1', 'm2'].map((id) =>
      aFaktur({
        ...anInput(),
        id,
        reference: REF,
        companyId: companies.sagara.id,
        type: made.type,
        status: 'OPEN' as never,
      }),
    );
    await insertFakturs(tx, SCOPE, rows);
    await madeUp.announce(
      tx,
      app.deps,
      SCOPE,
      rows.map(({ id }) => id),
    );
  });
});
afterAll(() => app.close());

describe('a type of VAT document that has a definition and nothing more', () => {
  it('has a list, sums and a walk of its own', async () => {
    const { rows, total } = await list.page(SCOPE, app.deps.db.read, { ...all, filter: { q: 'sama-1' } });
    expect([total, rows.map(({ id }) => id)]).toEqual([2, ['m2', 'm1']]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['date', 'id', 'ppn', 'reference', 'status', 'version']);
    expect(await list.totals(SCOPE, app.deps.db.read, {}, all.today)).toMatchObject({
      count: 2,
      byStatus: { OPEN: 2 },
    });
    const named = { ids: ['m1', (await draft()).id] };
    const walked: string[] = [];
    for await (const page of list.walk(SCOPE, app.deps.db.read, named, all.today))
      walked.push(...page.map(({ id }) => id));
    expect(walked).toEqual(['m1']);
  });

  it('is not among the outgoing invoices: not listed, counted, opened, chosen or taken for a double', async () => {
    const query = `filter=${encodeURIComponent(JSON.stringify({ reference: REF }))}`;
    expect(await rina.get(`${LIST}?${query}`)).toEqual([]);
    expect(await rina.get(`${LIST}/totals?${query}`)).toMatchObject({ count: 0 });
    for (const path of ['', '/history', '/related', '/pdf']) {
      expect((await rina.request('GET', `${LIST}/m1${path}`)).status, path).toBe(404);
    }
    expect((await rina.request('DELETE', `${LIST}/m1`)).status).toBe(404);
    const chosen = await rina.post(`${LIST}/eligible`, { ids: ['m1'], action: 'pdf' });
    expect(chosen).toMatchObject({ total: 0 });
    const found = await rina.get<{ type: string }[]>(`/search?q=${REF}`);
    expect(found.filter(({ type }) => type === 'faktur')).toEqual([]);
    const { errorCount } = await rina.post<FakturRow>(`${LIST}/draft`, { input: anInput({ reference: REF }) });
    expect(errorCount).toBe(0);
  });

  it('uses its own state machine, and its history and events have its own names', async () => {
    const { db } = app.deps;
    const events: unknown[] = [];
    const publish = app.deps.events.publish;
    const before = await revisionOf(SCOPE, db.read, made.document.resource);
    const deps = {
      ...app.deps,
      events: { publish: (...options: Parameters<typeof publish>) => events.push(options[1]) },
    };
    const close = async (id: string) => {
      const read = await madeUp.load(SCOPE, db.read, id);
      return db.transact((tx) => madeUp.move(tx, deps, SCOPE, deps.now(), [{ read, move: 'close' }]));
    };
    expect(await close('m1')).toMatchObject([{ status: 'CLOSED', version: 2 }]);
    await expect(close('m1')).rejects.toMatchObject({ code: 'wrong_status' });
    expect(
      (await historyOf(SCOPE, db.read, 'm1')).map(({ objectType, action, toStatus }) => [objectType, action, toStatus]),
    ).toEqual([['made-up', 'close', 'CLOSED']]);
    expect(await madeUp.timeline(deps, SCOPE, 'm1')).toHaveLength(1);
    expect(events).toEqual([{ kind: 'faktur', ids: ['m1'] }]);
    expect(await revisionOf(SCOPE, db.read, made.document.resource)).not.toBe(before);
    expect(await list.totals(SCOPE, db.read, {}, all.today)).toMatchObject({ count: 2, excluded: 1 });
  });

  it('does not open an outgoing invoice', async () => {
    await expect(madeUp.view(app.deps, SCOPE, (await draft()).id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

const draft = () => rina.post<FakturRow>(`${LIST}/draft`, { input: anInput({ reference: null }) });
