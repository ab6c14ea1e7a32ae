import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import type { Permission } from '#domain/permissions.ts';
import type { DepositView } from '#domain/spt/money-schema.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { refused } from '../../../api/gateways/answer.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { fileItem, inquireItem } from '../../../api/modules/spt/file-item.ts';
import { askAboutSpts } from '../../../api/modules/spt/jobs/clock.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { insertSpt, sptById } from '../../../db/repositories/spt/spt.ts';
import { certificates, companyRoles, memberships, spts as sptRows } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, START, type TestApp, testApp } from '../app.ts';
import { issued, SLIPS } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { annulledByOffice, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');
const DAY = 86_400_000;

const at = async (moment: number): Promise<void> => {
  app.clock.now = moment;
  rina = await app.as('rina', 'sagara');
};

const pay = async (sptId: string): Promise<Billing[]> => {
  const codes = await billingsOfSpt(scope, app.deps.db.read, sptId);
  for (const { id, code, amount } of codes) {
    await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await askOffice(app.deps, scope, id);
  }
  await app.drainJobs();
  return codes;
};
const submit = (id: string, who = rina, path = spts(app, rina).path) =>
  answered(who.request('PUT', `${path}/${id}/submit`));
const severalIssued = async (count: number, period: string, kind: 'BPPU' | 'BPMP' = 'BPPU'): Promise<void> => {
  for (let n = 0; n < count; n++) await issued(app, kind, { period, date: `${period}-28` });
};

describe('filing a return', () => {
  it('pays and files: codes at filing, the receipt of filing with the last payment', async () => {
    const { posted, one } = spts(app, rina);
    const over = { period: '2025-02', date: '2025-02-28' };
    await issued(app, 'BPPU', over);
    await issued(app, 'BPNR', over);
    const spt = await posted('2025-02');
    expect((await submit(spt.id)).status).toBe(200);
    await app.drainJobs();
    const waiting = await one(spt.id);
    expect(waiting).toMatchObject({ status: 'WAITING_PAYMENT', bpe: null, toDo: { state: 'NOT_SETTLED' } });
    expect(waiting.billingExpiresAt).toBeGreaterThan(app.clock.now);
    // Due on 17 March 2025 (the 15th was a Saturday), 0.99 % a month begun, over both accounts.
    const interest = waiting.waiting?.today.interest;
    expect(interest).toMatchObject({ formula: 'calendar.interest.sum' });
    expect(interest?.inputs?.map(({ inputs }) => inputs?.[1]?.value)).toEqual(['0.99', '0.99']);
    expect(Number(waiting.waiting?.inAMonth.interest?.value)).toBeGreaterThan(Number(interest?.value));
    expect(waiting.waiting?.says[0]).toContain('perkiraan');
    const codes = await pay(spt.id);
    expect(codes).toHaveLength(2);
    const filed = await one(spt.id);
    expect(filed).toMatchObject({ status: 'FILED', settled: true, toDo: null, fine: null, waiting: null });
    expect(filed.bpe).toMatch(/^BPE-\d{8}\/CT\/2025$/);
    expect(filed.actions).toContain('amend');
    const [slip] = await rina.get<{ id: string }[]>(
      `${SLIPS}?filter=${encodeURIComponent(JSON.stringify({ returnId: spt.id }))}`,
    );
    expect(slip).toBeDefined();
    const history = await rina.get<{ action: string; userName: string }[]>(`${spts(app, rina).path}/${spt.id}/history`);
    expect(history.at(-1)).toMatchObject({ action: 'accept', userName: 'DJP' });
    expect((await submit(spt.id)).body.code).toBe('wrong_status');
  });

  it('is filed by the office before its receipts come in here, and they are named for it all the same', async () => {
    const { posted, one, path } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-11', date: '2025-11-10' });
    const spt = await posted('2025-11');
    await submit(spt.id);
    await app.drainJobs();
    const [code] = await billingsOfSpt(scope, app.deps.db.read, spt.id);
    await rina.post('/simulator/billing/pay', { code: code?.code, amount: code?.amount.replace('.00', '') });
    await answered(rina.request('PUT', `${path}/${spt.id}/inquire`));
    expect(await one(spt.id)).toMatchObject({ status: 'FILED', settled: false, proofs: [] });
    await app.drainJobs();
    expect(await one(spt.id)).toMatchObject({ status: 'FILED', settled: true, proofs: [{ kind: 'NTPN', why: null }] });
    const pbk = { number: 'PBK-9/2025', kapKjs: '411124-100', period: '2025-11', amount: '1', date: '2025-11-11' };
    const late = await answered(rina.request('PUT', `${path}/${spt.id}/deposit/doss/new`, { json: { pbk } }));
    expect(late.body.code).toBe('wrong_status');
  });

  it('files at once what leaves nothing to pay, and carries on what was paid too much', async () => {
    const pph21 = spts(app, rina, 'PPH21');
    await issued(app, 'BPA1', { period: '2025-02', date: '2025-02-28', tax: '-900000.00' });
    const spt = await pph21.posted('2025-02');
    expect(spt).toMatchObject({ payable: '0.00', overpaid: '900000.00', overpayments: [{ becomes: 'carry' }] });
    await submit(spt.id, rina, pph21.path);
    await app.drainJobs();
    expect(await pph21.one(spt.id)).toMatchObject({ status: 'FILED' });
    await issued(app, 'BPMP', { period: '2025-03', date: '2025-03-31', tax: '1000000.00' });
    const next = await pph21.posted('2025-03');
    expect(next.amounts?.PPH21).toMatchObject({ 'B.I.2': '900000.00', 'B.I.6': '100000.00' });
  });

  it('is refused out of hours, unposted, stale, without the key', async () => {
    const { create, posted } = spts(app, rina);
    const concept = await create('2025-03');
    expect((await submit(concept.id)).body.message).toBe('Posting SPT ini terlebih dahulu.');
    await issued(app, 'BPPU', { period: '2025-03', date: '2025-03-31' });
    const spt = await posted('2025-03');
    const budi = await app.as('budi');
    expect((await submit(spt.id, budi)).status).toBe(403);
    await at(START + 14.5 * 3_600_000);
    const late = await submit(spt.id);
    expect([late.status, late.body.message]).toEqual([409, 'SPT dapat dilaporkan setiap hari pukul 00.01–23.00 WIB']);
    await at(START + DAY);
  });

  it('is refused while bills are open that this person may not bill, or that got no code', async () => {
    const { posted, one, path } = spts(app, rina, 'PPH21');
    // The simulated office issues no code for this amount.
    await issued(app, 'BPMP', { period: '2025-01', date: '2025-01-31', tax: '109999.00' });
    const spt = await posted('2025-01');
    const { id: companyId } = companies.sagara;
    const keys: Permission[] = ['EBUPOT_SPT_VIEW', 'EBUPOT_SPT_CREATE', 'EBUPOT_SPT_UPLOAD'];
    await app.plant(async (tx) => {
      await tx.db.insert(companyRoles).values({ id: 'pelapor', companyId, name: 'Pelapor', keys });
      await tx.db
        .update(memberships)
        .set({ role: 'Pelapor' })
        .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, people.sari.id)));
    });
    expect((await submit(spt.id, await app.as('sari', 'sagara'), path)).status).toBe(403);
    expect(await billingsOfSpt(scope, app.deps.db.read, spt.id)).toEqual([]);

    const { status, body } = await submit(spt.id, rina, path);
    expect([status, body.message, body.open]).toEqual([
      409,
      'Kode billing untuk yang masih harus dibayar belum terbit. Coba lagi sebentar lagi.',
      [{ kapKjs: '411121-100', amount: '109999.00' }],
    ]);
    expect(await one(spt.id)).toMatchObject({ status: 'CONCEPT', signeeId: null });
    expect(await billingsOfSpt(scope, app.deps.db.read, spt.id)).toMatchObject([{ code: null, amount: '109999.00' }]);
  });

  it('that did not arrive before the office closed is sent again in the morning', async () => {
    const pph21 = () => spts(app, rina, 'PPH21');
    // With fifteen slips the simulated office loses the first request.
    await severalIssued(15, '2025-04', 'BPMP');
    const spt = await pph21().posted('2025-04');
    await at(START + DAY + 14 * 3_600_000 - 1_000);
    await submit(spt.id, rina, pph21().path);
    await app.drainJobs();
    await askAboutSpts(app.deps);
    expect(await pph21().one(spt.id)).toMatchObject({ status: 'FILING', officeMessage: null });
    const jobs = await app.deps.db.rows<{ message: string }>(
      'select message from job_items where ref_id = ? and code = ?',
      [spt.id, 'CLOSED'],
    );
    expect(jobs).toEqual([{ message: 'SPT dapat dilaporkan setiap hari pukul 00.01–23.00 WIB' }]);
    await at(START + DAY + 15 * 3_600_000 + 60_000);
    await app.drainJobs();
    expect(await pph21().one(spt.id)).toMatchObject({ status: 'WAITING_PAYMENT' });
    await at(START + 2 * DAY);
  });

  it('is signed by whom the person chose, while the certificate is good', async () => {
    const { posted, path, one } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-01', date: '2025-01-31' });
    const spt = await posted('2025-01');
    const [signee] = await rina.get<{ id: string; active: boolean }[]>('/ebupot/spt/signee');
    expect(signee?.active).toBe(true);
    const sign = (who: string) => answered(rina.request('PUT', `${path}/${spt.id}/submit?signeeId=${who}`));
    expect((await sign('nobody')).body.errors).toEqual({
      signeeId: 'Penandatangan ini tidak aktif. Pilih penandatangan lain.',
    });
    const matches = (matchesOffice: boolean) =>
      app.plant((tx) =>
        tx.db.update(certificates).set({ matchesOffice }).where(eq(certificates.companyId, scope.companyId)),
      );
    await matches(false);
    const refused = await sign(signee?.id ?? '');
    expect([refused.status, refused.body.intercept]).toEqual([422, 'invalid-certificate']);
    await matches(true);
    expect((await sign(signee?.id ?? '')).status).toBe(200);
    expect((await one(spt.id)).signeeId).toBe(signee?.id);
  });

  it('is withdrawn from waiting since December 2025, and lapses with its codes', async () => {
    const { posted, path } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-04', date: '2025-04-30' });
    const spt = await posted('2025-04');
    await submit(spt.id);
    await app.drainJobs();
    const back = () => answered(rina.request('PUT', `${path}/${spt.id}/cancel-waiting`));
    expect((await back()).body.message).toBe(
      'DJP baru menerima pembatalan SPT yang menunggu pembayaran sejak 01/12/2025',
    );
    await at(Date.UTC(2025, 11, 2, 3));
    await askAboutSpts(app.deps);
    expect(await spts(app, rina).one(spt.id)).toMatchObject({ status: 'CONCEPT', billingExpiresAt: null });
    const sent = async () => {
      expect((await submit(spt.id)).status).toBe(200);
      await app.drainJobs();
      return spts(app, rina).one(spt.id);
    };
    expect(await sent()).toMatchObject({ status: 'WAITING_PAYMENT' });
    expect((await back()).body.status).toBe('CONCEPT');
    expect(await sent()).toMatchObject({ status: 'WAITING_PAYMENT' });
  });

  it('is polled by the schedule however many of other companies wait, and whatever the results of polling them', async () => {
    const { posted, one } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-12', date: '2025-12-01' });
    const spt = await posted('2025-12');
    await submit(spt.id);
    await app.drainJobs();
    const { db } = app.deps;
    const waiting = await sptById(scope, db.read, spt.id);
    if (waiting?.status !== 'WAITING_PAYMENT') throw new Error('does not wait');
    const others = Array.from({ length: 230 }, (_, n) => ({
      ...waiting,
      id: `0-${n}`,
      companyId: n === 0 ? 'nobody' : companies.bentalaLogistik.id,
      revision: n,
      updatedAt: 0,
    }));
    await db.transact(async (tx) => {
      for (const other of others) await insertSpt(tx, scope, other);
    });
    for (const { code, amount } of await billingsOfSpt(scope, db.read, spt.id))
      await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await expect(askAboutSpts(app.deps)).rejects.toThrow();
    expect(await one(spt.id)).toMatchObject({ status: 'FILED' });
    await db.transact((tx) => tx.db.delete(sptRows).where(like(sptRows.id, '0-%')));
  });

  it('survives a lost response, a lost request, an unavailable office, and shows why it is rejected', async () => {
    const { posted, one } = spts(app, rina);
    const filing = async (slips: number, period: string): Promise<SptRecord> => {
      await severalIssued(slips, period);
      const spt = await posted(period);
      await submit(spt.id);
      await app.drainJobs();
      return one(spt.id);
    };
    expect(await filing(14, '2025-05')).toMatchObject({ status: 'WAITING_PAYMENT' });
    expect(await filing(15, '2025-06')).toMatchObject({ status: 'WAITING_PAYMENT' });
    await severalIssued(16, '2025-07');
    const sending = await posted('2025-07');
    await submit(sending.id);
    const ask = async () => refused('ACCESS_DENIED', 'HTTP 401');
    const shut = { ...app.deps, sptOffice: { ...app.deps.sptOffice, ask } };
    expect(await fileItem(shut, scope, { id: sending.id, attempts: 1, last: false })).toMatchObject({
      status: 'again',
    });
    await app.drainJobs();
    const down = await one(sending.id);
    expect(down).toMatchObject({ status: 'FAILED_SUBMITTING', officeCode: 'UNREACHABLE' });
    // An office that refuses access does not confirm that it has nothing.
    expect(await inquireItem(shut, scope, down.id)).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await one(down.id)).toMatchObject({ status: 'FAILED_SUBMITTING', officeRef: down.officeRef });
    const { body } = await answered(rina.request('PUT', `${spts(app, rina).path}/${down.id}/inquire`));
    expect(body.status).toBe('CONCEPT');
    const rejected = await filing(13, '2025-08');
    expect(rejected).toMatchObject({ status: 'REJECTED', officeCode: 'SPT_MISMATCH' });
    expect(await spts(app, rina).repost(rejected.id)).toMatchObject({ status: 'CONCEPT' });
  });

  it('is removed while it was never filed, and lets its slips go', async () => {
    const { posted, path } = spts(app, rina);
    const slip = await issued(app, 'BPPU', { period: '2025-09', date: '2025-09-30' });
    const spt = await posted('2025-09');
    expect(await rina.get(`${SLIPS}/${slip.id}`)).toMatchObject({ returnId: spt.id });
    expect((await rina.delete(`${path}/${spt.id}`)).status).toBe(200);
    expect(await rina.get(`${SLIPS}/${slip.id}`)).toMatchObject({ returnId: null });
    const gone = await answered(rina.request('GET', `${path}/${spt.id}`));
    expect([gone.status, (gone.body.removed as { by: string }).by]).toEqual([404, 'Rina Wulandari']);
  });

  it('is annulled by the office: its slips and its money are free for the next one of that masa', async () => {
    const { posted, one, repost } = spts(app, rina);
    await issued(app, 'BPPU', { period: '2025-10', date: '2025-10-31' });
    const spt = await posted('2025-10');
    await submit(spt.id);
    await app.drainJobs();
    await pay(spt.id);
    const { bpe, proofs } = await one(spt.id);
    expect([bpe === null, proofs.length]).toEqual([false, 1]);
    await annulledByOffice(app, spt.id);
    await annulledByOffice(app, spt.id);
    expect(await one(spt.id)).toMatchObject({ status: 'CANCELED', proofs: [], officeCode: 'ANNULLED' });
    const next = await posted('2025-10');
    expect([next.id === spt.id, next.documentCount, next.payable]).toEqual([false, 1, spt.payable]);
    const path = `${spts(app, rina).path}/${next.id}/deposit`;
    const { bills } = await rina.get<DepositView>(path);
    expect(bills[0]?.suggested).toMatchObject([{ number: proofs[0]?.number, exact: true }]);

    // As if the first had never been filed: a normal return, with its due day and its fine.
    expect(next).toMatchObject({ revision: 0, replaces: null, label: 'SPT Masa PPh Unifikasi 10/2025', changes: [] });
    expect([next.dueDay, next.fine?.value]).toEqual(['2025-11-20', '100000.00']);
    expect(next.versions.map(({ revision, status }) => [revision, status])).toEqual([
      [0, 'CANCELED'],
      [0, 'CONCEPT'],
    ]);
    await submit(next.id);
    await app.drainJobs();
    await pay(next.id);
    const filed = await one(next.id);
    expect(filed.status).toBe('FILED');
    const amended = await rina.post<SptRecord>(`${spts(app, rina).path}/${next.id}/amend`, { reason: 'Susulan' });
    expect([amended.revision, amended.replaces]).toEqual([1, next.id]);

    // Once that one is annulled too it corrects nothing: a normal return, to be posted again.
    expect(await repost(amended.id)).toMatchObject({ documentCount: 1, payable: '0.00' });
    await annulledByOffice(app, next.id);
    expect(await one(amended.id)).toMatchObject({
      revision: 0,
      replaces: null,
      reason: null,
      stale: true,
      label: 'SPT Masa PPh Unifikasi 10/2025',
    });
    const history = await rina.get<{ action: string; message: string }[]>(
      `${spts(app, rina).path}/${amended.id}/history`,
    );
    expect(history.at(-1)).toMatchObject({ action: 'takePlace', message: 'Menggantikan SPT yang dibatalkan DJP' });
    expect(await repost(amended.id)).toMatchObject({ status: 'CONCEPT', documentCount: 1, payable: spt.payable });
    await submit(amended.id);
    await app.drainJobs();
    await pay(amended.id);
    expect(await one(amended.id)).toMatchObject({ status: 'FILED', revision: 0 });
  });

  it('has a due day that is marked as uncertain while the holidays of its year are not decided', async () => {
    await at(Date.UTC(2026, 11, 15, 2));
    const { create, one, path } = spts(app, rina);
    const certain = { dueDay: '2026-12-21', dueMayMove: false };
    const open = { dueDay: '2027-01-20', dueMayMove: true };
    const [november, december] = [await create('2026-11'), await create('2026-12')];
    expect([await one(november.id), await one(december.id)]).toMatchObject([certain, open]);
    const listed = await rina.get<SptView[]>(`${path}?filter=${encodeURIComponent('{"year":2026}')}`);
    expect(listed).toMatchObject([open, certain]);
    expect(await rina.get(`${path}/posting?period=2026-12`)).toMatchObject(open);
  });
});
