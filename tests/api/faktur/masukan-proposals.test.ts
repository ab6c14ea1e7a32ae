import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditProposals } from '#domain/faktur/credit-proposals.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';
import { answered } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await rina.post('/credit-rules', rule('Sedan direksi', CARS, 'uncredit', 'VEHICLE'));
  await rina.post('/credit-rules', rule('Pemasok tetap', USUAL, 'credit', null));
});
afterAll(() => app.close());

const IN = '/efaktur/in/ctas';
const SCOPE = scopeOf('rina', 'sagara');
const CARS = '0012345678011000';
const USUAL = '0012345678022000';
const rule = (name: string, counterpartyNpwp: string, decision: string, uncreditReason: string | null) => ({
  name,
  counterpartyNpwp,
  code: null,
  decision,
  uncreditReason,
});

let n = 0;
const received = async (counterpartyNpwp: string, over: object = {}): Promise<string> => {
  const id = `usul-${++n}`;
  const number = `0400257${String(n).padStart(10, '0')}`;
  const of = {
    id,
    companyId: companies.sagara.id,
    type: 'IN',
    status: 'APPROVED',
    number,
    date: '2025-10-09',
  } as const;
  await app.deps.db.transact(async (tx) => {
    await insertFakturs(tx, SCOPE, [aFaktur({ ...of, counterpartyNpwp, ...over })]);
    await bumpRevision(tx, SCOPE, 'efaktur/in/ctas');
  });
  return id;
};
const one = (id: string) => rina.get<MasukanRow>(`${IN}/${id}`);
type Ended = { status: string; result: { decided: number; skipped: { reason: string; count: number }[] } };
const done = async (path: string, body: object): Promise<Ended> => {
  const { jobId } = await rina.post<{ jobId: string }>(`${IN}/${path}`, body);
  await app.drainJobs();
  return rina.get<Ended>(`/jobs/${jobId}`);
};
const taken = { creditPeriod: '2025-11' };

describe('what a rule proposes of incoming invoices', () => {
  it('is counted and changes nothing until a person has it carried out, over a whole filter', async () => {
    const car = await received(CARS);
    const usual = await received(USUAL);
    const untaxed = await received(USUAL, { code: '08' });
    const other = await received('0012345678033000');
    const filter = { counterparty: '' };
    const shown = await rina.post<CreditProposals>(`${IN}/proposals`, { filter, taken });
    expect(shown).toMatchObject({ total: 4, none: 1 });
    expect(shown.proposals).toContainEqual({ move: 'credit', uncreditReason: null, by: 'Pemasok tetap', count: 1 });
    expect(shown.proposals).toContainEqual({
      move: 'uncredit',
      uncreditReason: 'VEHICLE',
      by: 'Sedan direksi',
      count: 1,
    });
    expect(shown.proposals).toContainEqual({ move: 'uncredit', uncreditReason: 'FACILITY', by: null, count: 1 });
    expect((await one(car)).status).toBe('APPROVED');

    const { status, result } = await done('bulk-proposed', { filter, taken });
    expect([status, result.decided]).toEqual(['DONE', 3]);
    expect(result.skipped).toMatchObject([{ reason: 'masukan.rule.none', count: 1 }]);
    expect(await one(car)).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'VEHICLE' });
    expect(await one(usual)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-11' });
    expect(await one(untaxed)).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'FACILITY' });
    expect((await one(other)).status).toBe('APPROVED');
    const history = await rina.get<{ action: string }[]>(`${IN}/${car}/history`);
    expect(history.map(({ action }) => action)).toEqual(['uncredit']);
  });

  it('leaves what is outside its masa, and explains why', async () => {
    const late = await received(USUAL, { date: '2025-06-04' });
    const { result } = await done('bulk-proposed', { ids: [late], taken });
    expect(result).toMatchObject({ decided: 0, skipped: [{ reason: 'masukan.refusal.outside_window', count: 1 }] });
    expect((await one(late)).status).toBe('APPROVED');
  });

  it('names the filed masa it would change, which it leaves as it is without a reason', async () => {
    const id = await received(CARS, { date: '2025-08-12' });
    const { id: closedBy } = await spts(app, rina, 'PPN').posted('2025-08');
    await filedByOffice(app, closedBy);
    const requests = { ids: [id], taken };
    expect((await rina.post<CreditProposals>(`${IN}/proposals`, requests)).filed).toEqual(['2025-08']);
    const { result } = await done('bulk-proposed', requests);
    expect(result).toMatchObject({ decided: 0, skipped: [{ reason: 'masukan.refusal.filed', count: 1 }] });
    const lockReason = 'Baru diketahui mobil direksi';
    expect((await done('bulk-proposed', { ids: [id], taken: { ...taken, lockReason } })).result.decided).toBe(1);
    expect(await one(id)).toMatchObject({ status: 'UNCREDITED' });
    const [last] = await rina.get<{ reason: string }[]>(`${IN}/${id}/history`);
    expect(last?.reason).toBe(lockReason);
    expect(await spts(app, rina, 'PPN').one(closedBy)).toMatchObject({ stale: true });
  });

  it('is carried out by who may decide, of the own company, once', async () => {
    const id = await received(CARS);
    const request = (who: Client) =>
      answered(who.request('POST', `${IN}/bulk-proposed`, { json: { ids: [id], taken } }));
    expect((await request(await app.as('budi', 'sagara'))).status).toBe(403);
    expect((await request(await app.as('hendra', 'bentala'))).status).toBe(404);
    expect((await answered(rina.request('POST', `${IN}/bulk-proposed`, { json: { ids: [id] } }))).status).toBe(422);
    await done('bulk-proposed', { ids: [id], taken });
    expect((await request(rina)).status).toBe(409);
  });
});

describe('many incoming invoices', () => {
  const three = async (over: object = {}) => Promise.all([1, 2, 3].map(() => received('0012345678044000', over)));
  const decide = (ids: readonly string[], decision: object) => done('bulk-creditable', { ids, decision });
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => [(await one(id)).status, (await one(id)).creditPeriod]));

  it('are left uncredited for a reason of the law', async () => {
    const ids = await three();
    expect((await decide(ids, { move: 'uncredit', uncreditReason: 'NO_RELATION' })).status).toBe('DONE');
    expect(await states(ids)).toEqual(ids.map(() => ['UNCREDITED', null]));
    const refused = { json: { ids, decision: { move: 'uncredit' } } };
    expect((await answered(rina.request('POST', `${IN}/bulk-creditable`, refused))).status).toBe(422);
  });

  it('are moved to another masa, undone, and marked as not ours', async () => {
    const ids = await three({ status: 'CREDITED', creditPeriod: '2025-10' });
    expect((await decide(ids, { move: 'rebook', creditPeriod: '2025-12' })).result.decided).toBe(3);
    expect(await states(ids)).toEqual(ids.map(() => ['CREDITED', '2025-12']));
    expect((await decide(ids, { move: 'restore' })).result.decided).toBe(3);
    expect(await states(ids)).toEqual(ids.map(() => ['APPROVED', null]));
    expect((await decide(ids, { move: 'invalidate', reason: 'Bukan pembelian kami' })).result.decided).toBe(3);
    expect(await states(ids)).toEqual(ids.map(() => ['INVALID', null]));
  });
});
