import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import type { FakturPullRow, FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { inventedFakturs } from '../../../api/gateways/djp/faktur/simulator/invented.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const IN = '/efaktur/in/ctas';
const PULL = `${IN}/prepopulated-djp`;
const PERIOD = '2025-09';
let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const request = (period: string) => `${IN}?range=[0,199]&filter=${encodeURIComponent(JSON.stringify({ period }))}`;
const list = (period = PERIOD) => rina.get<MasukanRow[]>(request(period));

const pull = async (body: object = { from: PERIOD, to: PERIOD }): Promise<FakturPullView> => {
  app.clock.advance(60_000);
  await rina.post(PULL, body);
  await app.drainJobs();
  return rina.get<FakturPullView>(`${PULL}/latest`);
};
const rowsOf = (id: string, filter: object = {}) =>
  rina.get<FakturPullRow[]>(`${PULL}/${id}/rows?range=[0,199]&filter=${encodeURIComponent(JSON.stringify(filter))}`);

const officeHas = (pulled: readonly PulledFaktur[]) =>
  vi.spyOn(app.deps.djp, 'pullIncoming').mockResolvedValue({ kind: 'done', value: pulled });

const [SAMPLE] = inventedFakturs(companies.sagara.npwp, '2025-06', '2025-12-31').filter(
  ({ status }) => status === 'APPROVED',
) as [PulledFaktur];
let n = 0;
const aPulled = (over: Partial<PulledFaktur> = {}): PulledFaktur => ({
  ...SAMPLE,
  number: `0400258${String(++n).padStart(10, '0')}`,
  period: '2025-08',
  date: '2025-08-12',
  ...over,
});
const one = async ({ number }: PulledFaktur): Promise<MasukanRow | undefined> =>
  (await list('2025-08')).find((row) => row.number === number);
const result = async (...all: PulledFaktur[]): Promise<FakturPullView> => {
  officeHas(all);
  return pull({ from: '2025-08', to: '2025-08' });
};
const decide = (row: MasukanRow | undefined, decision: object) =>
  rina.post(`${IN}/${row?.id}/creditable`, { version: row?.version, decision });

describe('incoming invoices of a masa', () => {
  it('are imported at once, with their lines and origin, and once however often they are requested', async () => {
    const first = await pull();
    const there = inventedFakturs(companies.sagara.npwp, PERIOD, '2025-12-31');
    const taken = there.filter(({ status }) => status !== 'AMENDED' && status !== 'CANCELED');
    expect(first).toMatchObject({ status: 'FINISHED', counts: { NEW: { count: taken.length, taken: taken.length } } });
    const rows = await list();
    expect(rows.map(({ number }) => number).sort()).toEqual(taken.map(({ number }) => number).sort());
    const { id = '' } = rows[0] ?? {};
    const whole = await rina.get<{ lines: object[]; ppn: string }>(`${IN}/${id}`);
    expect(whole.lines.length).toBeGreaterThan(0);
    const history = await rina.get<{ action: string }[]>(`${IN}/${id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['receive']);
    const again = await pull();
    expect(again.counts.NEW.count).toBe(0);
    expect(again.counts.SAME.count).toBe(taken.length);
    expect(await list()).toEqual(rows);
  });

  it('are found by number, and numbers nobody knows are named', async () => {
    const [known] = inventedFakturs(companies.sagara.npwp, '2025-07', '2025-12-31').filter(
      ({ status }) => status === 'APPROVED',
    ) as [PulledFaktur];
    const found = await pull({ numbers: [known.number, '04002500000000001'] });
    expect(found).toMatchObject({ status: 'FINISHED', missing: ['04002500000000001'], counts: { NEW: { taken: 1 } } });
  });

  it('are not those of another buyer, nor what nobody can read', async () => {
    const other = aPulled({ buyer: { npwp: companies.bentala.npwp, nitku: `${companies.bentala.npwp}000000` } });
    const view = await result(other);
    expect(view.counts.INVALID.count).toBe(1);
    expect(await rowsOf(view.id)).toMatchObject([{ note: 'other_buyer', fakturId: null }]);
    expect(await one(other)).toBeUndefined();
  });

  it('may be requested only by those who edit them, in their own company, and in the past', async () => {
    const [budi, hendra] = [await app.as('budi', 'sagara'), await app.as('hendra', 'bentala')];
    expect((await budi.request('POST', PULL, { json: { from: PERIOD, to: PERIOD } })).status).toBe(403);
    const { id } = await rina.get<FakturPullView>(`${PULL}/latest`);
    expect((await hendra.request('GET', `${PULL}/${id}/rows`)).status).toBe(404);
    expect((await rina.request('POST', PULL, { json: { from: '2026-05', to: '2026-05' } })).status).toBe(422);
    expect((await rina.request('POST', PULL, { json: { numbers: ['1'] } })).status).toBe(422);
    vi.spyOn(app.deps.djp, 'capabilities', 'get').mockReturnValue({ ...app.deps.djp.capabilities, incoming: false });
    expect((await rina.request('POST', PULL, { json: { from: PERIOD, to: PERIOD } })).status).toBe(409);
  });
});

describe('the sellers of what comes in', () => {
  const sellersNamed = (q: string) =>
    rina.get<{ id: string; identity: string; nitku: string; version: number }[]>(
      `/counterparties?q=${encodeURIComponent(q)}`,
    );

  it('are stored once, with their history, and updated where they have more data', async () => {
    const seller = { npwp: anNpwp(55), nitku: `${anNpwp(55)}000000`, name: 'PT Penjual Baru Sekali', address: 'Jl. A' };
    await result(aPulled({ seller }), aPulled({ seller }));
    const [first, ...others] = await sellersNamed('Penjual Baru Sekali');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ identity: seller.npwp, nitku: seller.nitku, version: 1 });
    await result(
      aPulled({ seller: { ...seller, address: 'Jl. B' } }),
      aPulled({ seller: { ...seller, address: 'Jl. B' } }),
    );
    expect(await sellersNamed('Penjual Baru Sekali')).toMatchObject([{ id: first?.id, address: 'Jl. B', version: 2 }]);
    const history = await app.deps.db.rows<{ action: string }>(
      `select action from history where object_type = 'counterparty' and object_id = '${first?.id}'`,
    );
    expect(history.map(({ action }) => action)).toEqual(['remember', 'remember']);
  });
});

describe('an invoice that is here already', () => {
  it('takes over what was decided at the portal, and keeps what was decided here', async () => {
    const [theirs, ours] = [aPulled(), aPulled()];
    await result(theirs, ours);
    await decide(await one(ours), { move: 'credit', creditPeriod: '2025-09' });
    const portal = { ...theirs, status: 'CREDITED', creditPeriod: '2025-10' } as const;
    const view = await result(portal, ours);
    expect(await one(theirs)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-10' });
    expect(await one(ours)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-09' });
    expect(view.counts).toMatchObject({ DIFFERENT: { count: 1, taken: 1 }, SAME: { count: 1 } });
  });

  it('is changed at once by its seller while it is undecided', async () => {
    const [gone, replaced] = [aPulled(), aPulled()];
    await result(gone, replaced);
    const replacement = { ...replaced, number: replaced.number.replace(/^0400/, '0401') };
    await result({ ...gone, status: 'CANCELED' }, { ...replaced, status: 'AMENDED' }, replacement);
    expect(await one(gone)).toMatchObject({ status: 'CANCELED', kind: 'CANCELED' });
    const [before, after] = [await one(replaced), await one(replacement)];
    expect(before).toMatchObject({ status: 'AMENDED', kind: 'SUBSTITUTED', replacedBy: after?.id });
    expect(after).toMatchObject({ status: 'APPROVED', kind: 'NORMAL_SUBS', replaces: before?.id });
  });

  it('is closed by its replacement, though only that one is reported', async () => {
    const first = aPulled();
    await result(first);
    const replacement = { ...first, number: first.number.replace(/^0400/, '0401') };
    await result(replacement);
    expect(await one(first)).toMatchObject({ status: 'AMENDED', replacedBy: (await one(replacement))?.id });
  });

  it('shows differences field by field, and changes after a confirmation', async () => {
    const mine = aPulled();
    await result(mine);
    await decide(await one(mine), { move: 'credit', creditPeriod: '2025-08' });
    const other = { ...mine, reference: 'LAIN-1', status: 'UNCREDITED' } as const;
    const view = await result(other);
    expect(view.status).toBe('REVIEW');
    const [row] = await rowsOf(view.id, { verdict: 'DIFFERENT' });
    expect(row?.differences).toEqual([
      { field: 'status', ours: 'CREDITED', theirs: 'UNCREDITED' },
      { field: 'reference', ours: mine.reference, theirs: 'LAIN-1' },
    ]);
    expect(await one(mine)).toMatchObject({ status: 'CREDITED' });
    const chosen = { places: [row?.place] };
    await rina.put(`${PULL}/finish`, { id: view.id, version: view.version, chosen });
    await app.drainJobs();
    const since = await one(mine);
    expect(since).toMatchObject({ status: 'UNCREDITED', creditPeriod: null, uncreditReason: 'COMPANY' });
    const history = await rina.get<{ action: string }[]>(`${IN}/${since?.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['receive', 'credit', 'uncredit', 'differ']);
  });
});
