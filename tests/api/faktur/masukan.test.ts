import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { CreditEffect } from '#domain/faktur/credit-effect.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const IN = '/efaktur/in/ctas';
const SCOPE = scopeOf('rina', 'sagara');
let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
let n = 0;

const received = async (over: { date?: string; code?: string; status?: MasukanStatus } = {}): Promise<string> => {
  const id = `in-${++n}`;
  await app.deps.db.transact(async (tx) => {
    const status = (over.status ?? 'APPROVED') as never;
    const number = `0400250${String(n).padStart(10, '0')}`;
    await insertFakturs(tx, SCOPE, [
      aFaktur({ ...over, id, companyId: companies.sagara.id, type: 'IN', status, number }),
    ]);
    await bumpRevision(tx, SCOPE, 'efaktur/in/ctas');
  });
  return id;
};

const decide = (who: Client, id: string, decision: object, version = 1) =>
  who.request('POST', `${IN}/${id}/creditable`, { json: { version, decision } });

beforeAll(async () => {
  app = await testApp();
  [rina, budi, hendra] = [
    await app.as('rina', 'sagara'),
    await app.as('budi', 'sagara'),
    await app.as('hendra', 'bentala'),
  ];
});
afterAll(() => app.close());

describe('an incoming invoice', () => {
  it('is credited in a masa of its window, moved to another, undone and marked as not ours', async () => {
    const id = await received({ date: '2025-09-10' });
    const credited = await decide(rina, id, { move: 'credit', creditPeriod: '2025-10' });
    expect(await credited.json()).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-10', version: 2 });
    expect((await decide(rina, id, { move: 'rebook', creditPeriod: '2025-12' }, 2)).status).toBe(200);
    expect((await decide(rina, id, { move: 'restore' }, 3)).status).toBe(200);
    const invalid = await decide(rina, id, { move: 'invalidate', reason: 'Bukan pembelian kami' }, 4);
    expect(await invalid.json()).toMatchObject({ status: 'INVALID', creditPeriod: null });
    const history = await rina.get<{ action: string; reason: string | null }[]>(`${IN}/${id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['credit', 'rebook', 'restore', 'invalidate']);
    expect(history.at(-1)).toMatchObject({ reason: 'Bukan pembelian kami' });
  });

  it('is left uncredited for a reason of the law, and only for one', async () => {
    const id = await received();
    expect((await decide(rina, id, { move: 'uncredit' })).status).toBe(422);
    const answer = await decide(rina, id, { move: 'uncredit', uncreditReason: 'VEHICLE' });
    expect(await answer.json()).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'VEHICLE', creditPeriod: null });
  });

  it('is not credited outside its masa, without tax, in another state, of an older version, or without the key', async () => {
    const id = await received({ date: '2025-05-10' });
    for (const creditPeriod of ['2025-04', '2025-09']) {
      const refused = await decide(rina, id, { move: 'credit', creditPeriod });
      expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
        422,
        ['creditPeriod'],
      ]);
    }
    const untaxed = await received({ code: '07' });
    expect((await decide(rina, untaxed, { move: 'credit', creditPeriod: '2025-10' })).status).toBe(422);
    const waiting = await received({ status: 'WAITING_FOR_CANCELLATION' });
    expect((await decide(rina, waiting, { move: 'restore' })).status).toBe(409);
    expect((await decide(rina, id, { move: 'credit', creditPeriod: '2025-05' }, 7)).status).toBe(409);
    expect((await decide(budi, id, { move: 'credit', creditPeriod: '2025-05' })).status).toBe(403);
    expect((await decide(hendra, id, { move: 'credit', creditPeriod: '2025-05' })).status).toBe(404);
  });

  it('is not undone while a return takes something of it, by itself or among many', async () => {
    const id = await received();
    expect((await decide(rina, id, { move: 'credit', creditPeriod: '2025-10' })).status).toBe(200);
    await app.deps.db.transact((tx) =>
      insertFakturs(tx, SCOPE, [
        aFaktur({ id: `${id}-back`, companyId: companies.sagara.id, type: 'RETURN_IN', originId: id }),
      ]),
    );
    expect((await decide(rina, id, { move: 'restore' }, 2)).status).toBe(409);
    const { jobId } = await rina.post<{ jobId: string }>(`${IN}/bulk-creditable`, {
      ids: [id],
      decision: { move: 'restore' },
    });
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({
      result: { decided: 0, skipped: [{ reason: 'retur.server.has_returns', count: 1 }] },
    });
  });

  it('is credited once by two people at the same moment', async () => {
    const id = await received();
    const answers = await Promise.all(
      ['2025-10', '2025-11'].map((creditPeriod) => decide(rina, id, { move: 'credit', creditPeriod })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is found by its number, and leads to its own page', async () => {
    const id = await received();
    const { number } = await rina.get<MasukanRow>(`${IN}/${id}`);
    const found = await rina.get<{ id: string; link: string }[]>(`/search?q=${number}`);
    expect(found.map((one) => one.link)).toEqual([`/main/efaktur-v2/in/${id}/detail`]);
    expect(await hendra.get(`/search?q=${number}`)).toEqual([]);
  });

  it('is not one of the outgoing invoices, nor is one of these among the incoming', async () => {
    const id = await received();
    expect((await rina.request('GET', `/efaktur/out/ctas/${id}`)).status).toBe(404);
    const out = await rina.get<{ id: string }[]>('/efaktur/out/ctas');
    expect((await rina.request('GET', `${IN}/${out[0]?.id ?? 'none'}`)).status).toBe(404);
  });
});

describe('what a decision would do', () => {
  const requests = async (body: object, who: Client = rina): Promise<CreditEffect> =>
    who.post<CreditEffect>(`${IN}/credit-effect`, body);

  it('is previewed: the VAT of the masa to the sen, what is excluded and why, and where the masa is the last', async () => {
    const [last, other, outside] = [
      await received({ date: '2025-08-07' }),
      await received({ date: '2025-10-07' }),
      await received({ date: '2025-05-07' }),
    ];
    const decision = { move: 'credit', creditPeriod: '2025-11' };
    const effect = await requests({ ids: [last, other, outside], decision });
    expect(effect).toMatchObject({ total: 3, count: 2, last: 1, filed: [] });
    expect(effect.skipped).toEqual([
      { reason: 'masukan.refusal.outside_window', count: 1, message: expect.stringContaining('batas pengkreditan') },
    ]);
    const { ppn } = await rina.get<MasukanRow>(`${IN}/${last}`);
    expect(effect.sum).toBe(rupiah(2 * sen(ppn)));
    const [masa] = effect.periods;
    expect(masa?.period).toBe('2025-11');
    expect(sen(masa?.now ?? '')).toBe(sen(masa?.output ?? '') - sen(masa?.credited ?? ''));
    expect(sen(masa?.after ?? '')).toBe(sen(masa?.now ?? '') - 2 * sen(ppn));

    await decide(rina, last, decision);
    await decide(rina, other, decision);
    const back = await requests({ filter: { ids: [last, other] }, decision: { move: 'restore' } });
    expect(back.periods).toEqual([
      { ...masa, credited: rupiah(sen(masa?.credited ?? '') + 2 * sen(ppn)), now: masa?.after, after: masa?.now },
    ]);
    const moved = await requests({ ids: [other], decision: { move: 'rebook', creditPeriod: '2025-12' } });
    expect(moved.periods.map(({ period }) => period)).toEqual(['2025-12', '2025-11']);
  });

  it('counts the outgoing invoices in force whose PPN the seller pays, and no others', async () => {
    const outgoing = async (id: string, over: object) => {
      const record = aFaktur({ id, companyId: companies.sagara.id, date: '2031-03-04', number: id, ...over });
      await app.deps.db.transact((tx) => insertFakturs(tx, SCOPE, [record]));
      return sen(record.ppn);
    };
    const own = await outgoing('vat-own', { status: 'APPROVED' });
    const waiting = await outgoing('vat-waiting', { status: 'WAITING_FOR_CANCELLATION' });
    await outgoing('vat-draft', { status: 'DRAFT' });
    await outgoing('vat-collected', { status: 'APPROVED', code: '02' });
    const id = await received({ date: '2031-03-02' });
    const effect = await requests({ ids: [id], decision: { move: 'credit', creditPeriod: '2031-03' } });
    expect(effect.periods[0]).toMatchObject({ output: rupiah(own + waiting), credited: '0.00' });
  });

  it('subtracts returned goods, as the return of the masa does', async () => {
    const planted = async (id: string, over: object) => {
      const record = aFaktur({ id, companyId: companies.sagara.id, date: '2031-05-04', number: id, ...over });
      await app.deps.db.transact((tx) => insertFakturs(tx, SCOPE, [record]));
      return sen(record.ppn);
    };
    await planted('vat-sold', { status: 'APPROVED' });
    await planted('vat-sold-back', { type: 'RETURN_OUT', status: 'APPROVED', originId: 'vat-sold' });
    const bought = await planted('vat-bought', { type: 'IN', status: 'CREDITED', creditPeriod: '2031-05' });
    const back = { type: 'RETURN_IN', originId: 'vat-bought', lines: [aLine({ price: '100000' })] };
    const gone = await planted('vat-bought-back', { ...back, status: 'APPROVED' });
    await planted('vat-bought-asked', { ...back, status: 'WAITING_FOR_APPROVAL' });
    const id = await received({ date: '2031-05-02' });
    const effect = await requests({ ids: [id], decision: { move: 'credit', creditPeriod: '2031-05' } });
    expect(effect.periods[0]).toMatchObject({
      output: rupiah(0),
      credited: rupiah(bought - gone),
      now: rupiah(gone - bought),
    });
  });

  it('is shown for the own company only, to those who may decide', async () => {
    const id = await received();
    const body = { ids: [id], decision: { move: 'credit', creditPeriod: '2025-11' } };
    expect(await requests(body, hendra)).toMatchObject({ total: 0, count: 0, sum: '0.00' });
    expect((await budi.request('POST', `${IN}/credit-effect`, { json: body })).status).toBe(403);
    expect((await rina.request('POST', `${IN}/credit-effect`, { json: { ...body, filter: {} } })).status).toBe(422);
  });
});

describe('many incoming invoices', () => {
  it('are decided as one job over a filter; what does not allow it is counted by its reason', async () => {
    const [old, fresh, untaxed] = [
      await received({ date: '2025-06-03' }),
      await received({ date: '2025-10-03' }),
      await received({ date: '2025-10-04', code: '08' }),
    ];
    const ids = [old, fresh, untaxed];
    const started = await rina.post<{ jobId: string; total: number }>(`${IN}/bulk-creditable`, {
      ids,
      decision: { move: 'credit', creditPeriod: '2025-11' },
    });
    await app.drainJobs();
    const job = await rina.get<{ status: string; result: object }>(`/jobs/${started.jobId}`);
    expect(job).toMatchObject({
      status: 'DONE',
      result: { decided: 1, skipped: [{ reason: 'masukan.refusal.outside_window', count: 1 }] },
    });
    const rows = await rina.get<MasukanRow[]>(`${IN}?filter=${encodeURIComponent(JSON.stringify({ ids }))}`);
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [old]: 'APPROVED',
      [fresh]: 'CREDITED',
      [untaxed]: 'APPROVED',
    });
  });

  it('are under the tab of their state', async () => {
    const ids = [await received(), await received({ status: 'WAITING_FOR_AMENDMENT' })];
    const filter = encodeURIComponent(JSON.stringify({ ids, tab: 'consent' }));
    expect((await rina.get<MasukanRow[]>(`${IN}?filter=${filter}`)).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('that are near their last day to credit are found', async () => {
    const request = (filter: object) => `${IN}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const ids = [await received({ date: '2025-08-03' }), await received({ date: '2025-10-03' })];
    const rows = await rina.get<MasukanRow[]>(request({ ids, limitWithin: 31 }));
    expect(rows.map(({ id }) => id)).toEqual([ids[0]]);
  });
});
