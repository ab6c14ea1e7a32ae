import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { answerLost, refused } from '../../../api/gateways/answer.ts';
import { inquireItem, inquireWaitingBupots } from '../../../api/modules/bupot/inquire-item.ts';
import { submitBupots, submitItem } from '../../../api/modules/bupot/submit-bupots.ts';
import { insertBupots } from '../../../db/repositories/bupot/bupot.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { certificates, officeDocuments, quotas, signees } from '../../../db/tables.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { aSlip, bupots, pathOf, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
let tell: ReturnType<typeof bupots>;
const SCOPE = scopeOf('rina', 'sagara');
const MINUTE = 60_000;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  tell = bupots(rina);
});
afterAll(() => app.close());

const payeeEnding = (digits: string): Partial<BupotInput> => {
  const payeeNpwp = `062345678901${digits}`;
  return { payeeNpwp, payeeNitku: nitkuOf(payeeNpwp) };
};

const sent = async (move: 'submit' | 'issue', kind: SlipKind = 'BPPU', over: Partial<BupotInput> = {}) => {
  const draft = await tell.create(kind, over);
  await rina.post(`${SLIPS}/${draft.id}/${move}`, { version: draft.version });
  await app.drainJobs();
  return tell.one(draft.id);
};
const quota = () => quotaOf(SCOPE, app.deps.db.read, 'ebupot');
const moves = async (id: string) => (await historyOf(SCOPE, app.deps.db.read, id)).map(({ action }) => action);

describe('a slip on its way to the office', () => {
  it('is checked and stored without a number, with a reserved unit of the quota; then issued, which uses it', async () => {
    const before = await quota();
    const result = await sent('submit');
    expect(result).toMatchObject({ status: 'WAITING_FOR_APPROVAL', number: null, issueWanted: false });
    expect(result.officeRef).not.toBeNull();
    expect(await quota()).toMatchObject({ used: before.used, reserved: before.reserved + 1 });
    await rina.post(`${SLIPS}/${result.id}/issue`, { version: result.version });
    await app.drainJobs();
    const issued = await tell.one(result.id);
    expect(issued).toMatchObject({ status: 'APPROVED', number: expect.stringMatching(/^25[0-9A-Z]{7}$/) });
    expect(issued.issuedAt).toBeGreaterThan(0);
    expect(issued.signeeName).not.toBeNull();
    expect(await quota()).toMatchObject({ used: before.used + 1, reserved: before.reserved });
    expect(await moves(result.id)).toEqual(['create', 'submit', 'receive', 'take', 'issue', 'approve']);
  });

  it.each(slipKinds)('goes from draft to number with one click: %s', async (kind) => {
    expect(await sent('issue', kind)).toMatchObject({ status: 'APPROVED', issueWanted: true });
  });

  it.each(['BPA1', 'BPA2'] as const)('goes there with less than nothing to withhold: %s', async (kind) => {
    const slip = await sent('issue', kind, { ...payeeEnding('1236'), pph21WithheldDtp: '90000000' });
    expect(Number(slip.tax)).toBeLessThan(0);
    expect(slip).toMatchObject({ status: 'APPROVED', number: expect.any(String) });
  });

  const outcomes: [string, string, Partial<Bupot>][] = [
    ['9998', 'an unknown payee', { status: 'REJECTED', officeCode: 'PAYEE_NOT_FOUND' }],
    ['9993', 'a signature that fails', { status: 'SAVED_INVALID', officeCode: 'SIGNING_FAILED' }],
    ['9986', 'a masa whose return is filed', { status: 'REJECTED', officeCode: 'PERIOD_FILED' }],
    ['9985', 'a certificate nobody knows', { status: 'SAVED_INVALID', officeCode: 'CERTIFICATE_NOT_FOUND' }],
    ['9999', 'an office that is down', { status: 'FAILED', officeCode: 'UNREACHABLE' }],
    ['9995', 'a request that is lost', { status: 'APPROVED' }],
    ['9994', 'an answer that is lost', { status: 'APPROVED' }],
    ['9992', 'an office that is busy for a moment', { status: 'APPROVED' }],
  ];
  it.each(outcomes)('to a payee ending in %s meets %s', async (digits, _what, outcome) => {
    const before = await quota();
    const slip = await sent('issue', 'BPPU', payeeEnding(digits));
    expect(slip).toMatchObject(outcome);
    const used = slip.status === 'APPROVED' ? 1 : 0;
    expect(await quota()).toMatchObject({ used: before.used + used, reserved: before.reserved });
  });

  it('that was rejected is sent again as a sending of its own', async () => {
    const slip = await sent('issue', 'BPPU', payeeEnding('9998'));
    await rina.post(`${SLIPS}/${slip.id}/issue`, { version: slip.version });
    await app.drainJobs();
    expect(await tell.one(slip.id)).toMatchObject({ status: 'REJECTED' });
    const held = await app.deps.db.read
      .select()
      .from(officeDocuments)
      .where(eq(officeDocuments.reference, slip.reference ?? ''));
    expect(held.map(({ key }) => key).sort()).toEqual([`${slip.id}.1`, `${slip.id}.2`]);
  });

  it('that may have arrived is not changed or removed before the office was queried; then the requested action is done', async () => {
    const draft = await tell.create('BPPU');
    await submitBupots(app.deps, SCOPE, { ids: [draft.id] }, 'issue');
    const { bupotOffice } = app.deps;
    const losing = async (...of: Parameters<typeof bupotOffice.send>) => {
      await bupotOffice.send(...of);
      return answerLost(1_000);
    };
    const deaf = { ...app.deps, bupotOffice: { ...bupotOffice, send: losing } };
    const payload = { move: 'issue' as const };
    expect(await submitItem(deaf, SCOPE, { id: draft.id, attempts: 4, payload })).toMatchObject({ status: 'FAILED' });
    const lost = await tell.one(draft.id);
    expect(lost).toMatchObject({ status: 'FAILED', officeCode: 'ANSWER_LOST' });
    const path = `${pathOf('BPPU')}/${lost.id}`;
    const json = { version: lost.version, input: aSlip('BPPU') };
    expect((await answered(rina.request('PUT', path, { json }))).status).toBe(409);
    expect((await answered(rina.request('DELETE', path))).status).toBe(409);
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'FAILED' });
    app.clock.advance(MINUTE);
    await rina.post(`${SLIPS}/${draft.id}/inquire`);
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'SIGNING_IN_PROGRESS' });
    app.clock.advance(5 * MINUTE);
    await inquireWaitingBupots(app.deps);
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'APPROVED' });
  });

  it('is not taken for lost where the office does not let us ask', async () => {
    const draft = await tell.create('BPPU');
    await submitBupots(app.deps, SCOPE, { ids: [draft.id] }, 'issue');
    const { bupotOffice } = app.deps;
    const ask = async () => refused('ACCESS_DENIED', 'HTTP 401');
    const shut = { ...app.deps, bupotOffice: { ...bupotOffice, ask } };
    const before = await tell.one(draft.id);
    expect(before.status).toBe('IN_PROGRESS');
    expect(await inquireItem(shut, SCOPE, { id: draft.id, attempts: 0 })).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await tell.one(draft.id)).toMatchObject({ status: 'IN_PROGRESS', version: before.version });
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'APPROVED' });
  });

  it('is queried by the schedule when its job has ended, and pending requests are sent', async () => {
    const draft = await tell.create('BPPU', payeeEnding('9996'));
    await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
    await app.drainJobs();
    app.clock.advance(5 * MINUTE);
    await inquireWaitingBupots(app.deps);
    await app.drainJobs();
    expect(await tell.one(draft.id)).toMatchObject({ status: 'APPROVED' });
  });

  it('refuses a stale version, a wrong state and a draft with errors, at the field', async () => {
    const draft = await tell.create('BPPU');
    const stale = await answered(rina.request('POST', `${SLIPS}/${draft.id}/submit`, { json: { version: 99 } }));
    expect(stale.status).toBe(409);
    const issued = await sent('issue');
    const { status } = await answered(
      rina.request('POST', `${SLIPS}/${issued.id}/submit`, { json: { version: issued.version } }),
    );
    expect(status).toBe(409);
    const wrong = await tell.create('BPPU', { documentDate: '2030-01-01' });
    const { status: invalid, body } = await answered(
      rina.request('POST', `${SLIPS}/${wrong.id}/issue`, { json: { version: wrong.version } }),
    );
    expect({ invalid, fields: Object.keys(body.errors as object) }).toEqual({
      invalid: 422,
      fields: ['documentDate'],
    });
  });

  it('is not for somebody without the key, nor for another company', async () => {
    const draft = await tell.create('BPPU');
    const json = { version: draft.version };
    const [budi, hendra] = [await app.as('budi'), await app.as('hendra', 'bentala')];
    expect((await budi.request('POST', `${SLIPS}/${draft.id}/issue`, { json })).status).toBe(403);
    expect((await hendra.request('POST', `${SLIPS}/${draft.id}/issue`, { json })).status).toBe(404);
  });
});

describe('a correction', () => {
  const corrected = async (slip: Bupot): Promise<Bupot> => {
    const draft = await rina.post<Bupot>(`${pathOf(slip.kind)}/${slip.id}/correct`, { reason: 'Salah jumlah' });
    await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
    await app.drainJobs();
    return tell.one(draft.id);
  };

  it('keeps the number and closes what it corrects in the same moment', async () => {
    const original = await sent('issue');
    const next = await corrected(original);
    expect(next).toMatchObject({ status: 'NORMAL_REVISION', number: original.number, revision: 1 });
    expect(await tell.one(original.id)).toMatchObject({ status: 'REVISED', replacedBy: next.id });
    const second = await corrected(next);
    expect(second).toMatchObject({ status: 'NORMAL_REVISION', number: original.number, revision: 2 });
  });

  it('that the office rejects leaves the original in force', async () => {
    const original = await sent('issue');
    await app.deps.db.transact(async (tx) => {
      await tx.db
        .update(officeDocuments)
        .set({ state: 'CANCELED' })
        .where(and(eq(officeDocuments.tin, companies.sagara.npwp), eq(officeDocuments.number, original.number ?? '')));
    });
    expect(await corrected(original)).toMatchObject({ status: 'REJECTED', officeCode: 'ORIGINAL_NOT_ISSUED' });
    expect(await tell.one(original.id)).toMatchObject({ status: 'APPROVED' });
  });
});

describe('a cancellation', () => {
  const cancel = async (slip: Bupot) => {
    await rina.post(`${SLIPS}/${slip.id}/cancel`, { version: slip.version, reason: 'Transaksi batal' });
    await app.drainJobs();
    return tell.one(slip.id);
  };

  it('ends the slip, with its reason', async () => {
    const canceled = await cancel(await sent('issue'));
    expect(canceled).toMatchObject({ status: 'CANCELED', reason: 'Transaksi batal' });
  });

  it('that takes a minute is completed by the clock', async () => {
    const waiting = await cancel(await sent('issue', 'BPPU', payeeEnding('9989')));
    expect(waiting).toMatchObject({ status: 'WAITING_FOR_CANCELLATION' });
    app.clock.advance(2 * MINUTE);
    await inquireWaitingBupots(app.deps);
    await app.drainJobs();
    expect(await tell.one(waiting.id)).toMatchObject({ status: 'CANCELED' });
  });

  it('the office does not accept leaves the slip in force, and explains why', async () => {
    const slip = await cancel(await sent('issue', 'BPPU', payeeEnding('9988')));
    expect(slip).toMatchObject({ status: 'APPROVED', officeCode: 'CREDITED_BY_PAYEE' });
  });

  it('is not for a draft, nor for a slip that is being corrected, nor without a reason', async () => {
    const draft = await tell.create('BPPU');
    const json = { version: draft.version, reason: 'x' };
    expect((await answered(rina.request('POST', `${SLIPS}/${draft.id}/cancel`, { json }))).status).toBe(409);
    const issued = await sent('issue');
    await rina.post(`${pathOf('BPPU')}/${issued.id}/correct`, { reason: 'Salah jumlah' });
    const { version } = await tell.one(issued.id);
    const held = await answered(
      rina.request('POST', `${SLIPS}/${issued.id}/cancel`, { json: { version, reason: 'Batal' } }),
    );
    expect(held.status).toBe(409);
    const none = await answered(
      rina.request('POST', `${SLIPS}/${issued.id}/cancel`, { json: { version, reason: ' ' } }),
    );
    expect(none.status).toBe(422);
  });
});

describe('many slips', () => {
  it('are issued by one job, queried, and cancelled by another', async () => {
    const drafts = await Promise.all(Array.from({ length: 5 }, () => tell.create('BPPU')));
    const ids = drafts.map(({ id }) => id);
    const answer = await rina.post<{ jobId: string; eligible: number }>(`${SLIPS}/issue`, { ids });
    expect(answer).toMatchObject({ eligible: 5 });
    await app.drainJobs();
    const issued = await Promise.all(ids.map((id) => tell.one(id)));
    expect(new Set(issued.map(({ number }) => number)).size).toBe(5);
    await rina.post(`${SLIPS}/cancel`, { ids, reason: 'Dobel' });
    await app.drainJobs();
    const ended = await Promise.all(ids.map((id) => tell.one(id)));
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['CANCELED']));
  });

  it('are moved by the job where they are too many for one transaction', async () => {
    const count = 230;
    const period = '2025-03';
    const made = { period, date: '2025-03-20', documentDate: '2025-03-19' };
    const one = await tell.create('CY', made);
    const more = Array.from({ length: count - 1 }, (_, at) => ({
      ...one,
      id: `${one.id}-${at}`,
      reference: `CY-${at}`,
    }));
    await app.deps.db.transact((tx) => insertBupots(tx, SCOPE, more));
    const { jobId, eligible } = await rina.post<{ jobId: string; eligible: number }>(`${SLIPS}/issue`, {
      filter: { period, kind: 'CY' },
    });
    expect(eligible).toBe(count);
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', done: count, failed: 0 });
    const { count: issued } = await rina.get<{ count: number }>(
      `${SLIPS}/totals?filter=${encodeURIComponent(JSON.stringify({ period, kind: 'CY', status: 'APPROVED' }))}`,
    );
    expect(issued).toBe(count);
  });
});

describe('obstacles of all of them', () => {
  const intercepted = async (draft: Bupot) => {
    const json = { version: draft.version };
    return (await answered(rina.request('POST', `${SLIPS}/${draft.id}/issue`, { json }))).body.intercept;
  };
  const company = companies.sagara.id;

  it('is reported with its own flag: quota, signee, certificate', async () => {
    const draft = await tell.create('BPPU');
    const { db } = app.deps;
    const [bought] = await db.read
      .select()
      .from(quotas)
      .where(and(eq(quotas.companyId, company), eq(quotas.product, 'ebupot')));
    const setQuota = (quotaNow: number) =>
      db.transact(async (tx) => {
        const own = and(eq(quotas.companyId, company), eq(quotas.product, 'ebupot'));
        await tx.db.update(quotas).set({ quota: quotaNow }).where(own);
      });
    await setQuota(0);
    expect(await intercepted(draft)).toBe('ebupot-upload-limit');
    // Quota for one of three: how many units are needed, and the one slip that can be sent.
    await setQuota((bought?.reserved ?? 0) + (bought?.used ?? 0) + 1);
    const three = [draft, await tell.create('BPPU'), await tell.create('BPPU')];
    const some = await answered(rina.request('POST', `${SLIPS}/issue`, { json: { ids: three.map(({ id }) => id) } }));
    expect(some.body).toMatchObject({ intercept: 'ebupot-upload-limit', needed: 3, remaining: 1 });
    const fit = some.body.fit as string[];
    expect([fit.length, three.some(({ id }) => id === fit[0])]).toEqual([1, true]);
    await setQuota(bought?.quota ?? 0);
    const setSignee = (active: boolean) =>
      app.plant(async (tx) => {
        const own = and(eq(signees.companyId, company), eq(signees.product, 'ebupot-ctas'));
        await tx.db.update(signees).set({ active }).where(own);
      });
    await setSignee(false);
    expect(await intercepted(draft)).toBe('ebupot-intercept-signee');
    await setSignee(true);
    const setCertificate = (matchesOffice: boolean) =>
      app.plant(async (tx) => {
        await tx.db.update(certificates).set({ matchesOffice }).where(eq(certificates.companyId, company));
      });
    await setCertificate(false);
    expect(await intercepted(draft)).toBe('invalid-certificate');
    await setCertificate(true);
    expect((await tell.one(draft.id)).status).toBe('DRAFT');
  });

  it('and the history of everything above is unbroken', async () => {
    expect(await verifyHistory(app.deps.db, company)).toMatchObject({ broken: [] });
  });
});
