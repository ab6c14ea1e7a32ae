import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { refused, unreachable } from '../../../api/gateways/answer.ts';
import type { BillingOffice } from '../../../api/gateways/djp/billing/port.ts';
import { expireBillings, requestAgain } from '../../../api/modules/billing/clock.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { amountEnding, anInput, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
let office: BillingOffice;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  office = app.deps.billingOffice;
});
beforeEach(() => answering({}));
afterAll(() => app.close());

/** The simulated office with some functions replaced. */
const answering = (instead: Partial<BillingOffice>): void => {
  Object.assign(app.deps, { billingOffice: { ...office, ...instead } });
};
const refusing = () => answering({ issue: async () => refused('INVALID', 'NPWP wajib pajak tidak terdaftar.') });
const one = (id: string) => billings(rina).one(id);
const historyIdOf = async (id: string) =>
  (await rina.get<{ action: string }[]>(`${LIST}/${id}/history`)).map(({ action }) => action);
const notes = () => rina.get<{ message: string }[]>('/notifications');

describe('an office that does not answer', () => {
  it('is requested again with the same key until it responds, and the person is notified meanwhile', async () => {
    const keys: string[] = [];
    answering({
      issue: async (order, key) => {
        keys.push(key);
        return keys.length < 4 ? unreachable(1_000) : office.issue(order, key);
      },
    });
    const made = await rina.post<Billing>(LIST, anInput());
    expect(made).toMatchObject({ status: 'REQUESTING', code: null, officeCode: 'UNREACHABLE' });
    expect((await one(made.id)).office).toMatchObject({ code: 'UNREACHABLE' });
    await app.drainJobs();
    const after = await one(made.id);
    expect(after).toMatchObject({ status: 'PAYABLE', officeCode: null, officeMessage: null });
    expect(new Set(keys)).toEqual(new Set([`${made.id}:1`]));
    expect(await historyIdOf(made.id)).toEqual(['create', 'silent', 'issue']);
  });

  it('gives one code where its first answer is lost', async () => {
    const made = await rina.post<Billing>(LIST, anInput(amountEnding('9994')));
    expect(made.status).toBe('REQUESTING');
    await app.drainJobs();
    expect((await one(made.id)).code).toMatch(/^\d{15}$/);
  });

  it('does not hold a request longer than it should, and comes by the job', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answering({
      issue: async (order, key) => {
        await held;
        return office.issue(order, key);
      },
    });
    const { soonMs } = app.deps;
    Object.assign(app.deps, { soonMs: 0 });
    const made = await rina.post<Billing>(LIST, anInput());
    Object.assign(app.deps, { soonMs });
    expect(made.status).toBe('REQUESTING');
    answer();
    answering({});
    await app.drainJobs();
    expect(await one(made.id)).toMatchObject({ status: 'PAYABLE' });
    expect(await historyIdOf(made.id)).toEqual(['create', 'issue']);
  });

  it('is requested by the job when the process died before the request', async () => {
    answering({ issue: () => Promise.reject(new Error('killed')) });
    const made = await rina.post<Billing>(LIST, anInput());
    expect(made).toMatchObject({ status: 'REQUESTING', officeCode: null });
    answering({});
    await app.drainJobs();
    expect(await one(made.id)).toMatchObject({ status: 'PAYABLE' });
  });

  it('is requested by the schedule once the job has given up', async () => {
    answering({ issue: async () => unreachable(1_000) });
    const made = await rina.post<Billing>(LIST, anInput());
    await app.drainJobs();
    expect(await one(made.id)).toMatchObject({ status: 'REQUESTING' });
    answering({});
    for (let round = 0; round < 30 && (await one(made.id)).code === null; round++) {
      app.clock.advance(60_000);
      await requestAgain(app.deps);
      await app.drainJobs();
    }
    expect(await one(made.id)).toMatchObject({ status: 'PAYABLE' });
  });
});

describe('a code the office refuses', () => {
  it('leaves a billing that can be changed and requested again, as a new request', async () => {
    refusing();
    const made = await rina.post<Billing>(LIST, anInput());
    expect(made).toMatchObject({ status: 'FAILED', code: null, officeCode: 'INVALID' });
    expect((await one(made.id)).officeSays).toBe('Kode billing tidak sah: NPWP wajib pajak tidak terdaftar.');
    const input = anInput({ amount: '777000' });
    const edited = await rina.put<Billing>(`${LIST}/${made.id}`, { version: made.version, ...input });
    expect(edited).toMatchObject({ status: 'FAILED', amount: '777000.00', version: made.version + 1 });
    answering({});
    expect(await rina.post<Billing>(`${LIST}/${made.id}/retry`)).toMatchObject({ status: 'PAYABLE', request: 2 });
    expect(await historyIdOf(made.id)).toEqual(['create', 'fail', 'save', 'retry', 'issue']);
    expect((await answered(rina.request('POST', `${LIST}/${made.id}/retry`))).body.code).toBe('wrong_status');
  });

  it('is reported to the requesting person, who no longer waits for it', async () => {
    const before = (await notes()).length;
    answering({ issue: async () => unreachable(1_000) });
    await rina.post<Billing>(LIST, anInput());
    refusing();
    await app.drainJobs();
    const after = await notes();
    expect(after).toHaveLength(before + 1);
    expect(after[0]?.message).toContain('Kode billing tidak sah: NPWP wajib pajak tidak terdaftar.');
  });
});

describe('a code whose term has run out', () => {
  it('expires by the schedule, and is made again with one click', async () => {
    const made = await rina.post<Billing>(LIST, anInput(amountEnding('9993')));
    expect((await answered(rina.request('POST', `${LIST}/${made.id}/renew`, { json: {} }))).body.code).toBe(
      'wrong_status',
    );
    app.clock.advance(60_000);
    expect(await expireBillings(app.deps)).toBe(1);
    expect(await expireBillings(app.deps)).toBe(0);
    const old = await one(made.id);
    expect(old).toMatchObject({ status: 'EXPIRED', actions: ['renew', 'claim', 'remove', 'inquire'] });
    const fresh = await rina.post<Billing>(`${LIST}/${made.id}/renew`);
    expect(fresh).toMatchObject({ status: 'PAYABLE', origin: 'renewed', renews: made.id, amount: made.amount });
    expect(fresh.code).not.toBe(made.code);
    expect((await one(made.id)).renewed.by).toEqual({ id: fresh.id, code: fresh.code, status: 'PAYABLE' });
    expect((await one(fresh.id)).renewed.from).toMatchObject({ id: made.id });
    const again = await answered(rina.request('POST', `${LIST}/${made.id}/renew`, { json: {} }));
    expect([again.status, again.body.renewedBy]).toEqual([409, fresh.id]);
  });

  it('is renewed only once by two people at once', async () => {
    const made = await rina.post<Billing>(LIST, anInput(amountEnding('9993')));
    app.clock.advance(60_000);
    await expireBillings(app.deps);
    const agus = await app.as('agus', 'sagara');
    const answers = await Promise.all(
      [rina, agus].map((who) => answered(who.request('POST', `${LIST}/${made.id}/renew`, { json: {} }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a code made elsewhere', () => {
  it('is looked up and taken over', async () => {
    const hendra = await app.as('hendra', 'bentala');
    const elsewhere = await hendra.post<Billing>(
      LIST,
      anInput({ kap: '411128', kjs: '403', periodFrom: '2019-03', periodTo: '2019-03' }, 'bentala'),
    );
    const unknown = await answered(rina.request('POST', `${LIST}/inquiry`, { json: { code: elsewhere.code } }));
    expect([unknown.status, unknown.body.officeCode]).toEqual([422, 'NOT_FOUND']);
    expect(unknown.body.errors).toHaveProperty('code');

    const made = await rina.post<Billing>(LIST, anInput({ amount: '4440000' }));
    const shownCode = `${made.code?.slice(0, 5)} ${made.code?.slice(5)}`;
    expect(await rina.post(`${LIST}/inquiry`, { code: shownCode })).toMatchObject({
      ours: made.id,
      amount: '4440000.00',
      state: 'open',
      stateWords: 'Belum dibayar',
      taxName: made.taxName,
    });
    const here = await answered(rina.request('POST', `${LIST}/adopt`, { json: { code: made.code } }));
    expect([here.status, here.body.id]).toEqual([409, made.id]);

    await rina.delete(`${LIST}/${made.id}`);
    const adopted = await rina.post<Billing>(`${LIST}/adopt`, { code: made.code });
    expect(adopted).toMatchObject({
      status: 'PAYABLE',
      origin: 'adopted',
      code: made.code,
      amount: made.amount,
      expiresAt: made.expiresAt,
      payerKind: 'self',
    });
    expect(await historyIdOf(adopted.id)).toEqual(['adopt']);
  });

  it('comes with its receipt when it is paid', async () => {
    const made = await rina.post<Billing>(LIST, anInput());
    await rina.delete(`${LIST}/${made.id}`);
    const paid = await app.deps.billingCounter?.payAtCounter(made.code ?? '', Number(made.amount) * 100);
    expect(paid?.kind).toBe('done');
    const adopted = await rina.post<Billing>(`${LIST}/adopt`, { code: made.code });
    expect(adopted).toMatchObject({ status: 'PAID', ntpn: expect.stringMatching(/^[0-9A-Z]{16}$/) });
    const { chain } = await one(adopted.id);
    expect(chain.find(({ kind }) => kind === 'ntpn')).toMatchObject({ label: adopted.ntpn, status: 'COMPLETED' });
    expect(await rina.get(`${LIST}/badge-notification`)).toMatchObject({ ntpnCount: 1, paidCount: 1 });
    app.clock.advance(1_000);
    await rina.delete(`${LIST}/badge-notification?state=NTPN`);
    expect(await rina.get(`${LIST}/badge-notification`)).toMatchObject({ ntpnCount: 0, paidCount: 1 });
  });

  it('is not taken over when it is no code, has run out, or the office is silent', async () => {
    const refusedOf = (code: string) => answered(rina.request('POST', `${LIST}/adopt`, { json: { code } }));
    expect(await refusedOf('987654321012345')).toMatchObject({ status: 422 });
    answering({ inquire: async () => unreachable(1_000) });
    expect(await refusedOf('012345678901234')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    answering({});
    const made = await rina.post<Billing>(LIST, anInput(amountEnding('9993')));
    await rina.delete(`${LIST}/${made.id}`);
    app.clock.advance(60_000);
    expect(await refusedOf(made.code ?? '')).toMatchObject({ status: 409 });
  });
});
