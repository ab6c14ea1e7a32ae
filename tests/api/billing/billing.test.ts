import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { anInput, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('a billing made by hand', () => {
  it('returns with its code, and is in the list, the totals and the history', async () => {
    const made = await rina.post<Billing>(LIST, anInput({ amount: '2500000' }));
    expect(made).toMatchObject({ status: 'PAYABLE', amount: '2500000.00', origin: 'form', version: 2 });
    expect(made.code).toMatch(/^[0-3]\d{14}$/);
    expect(made.expiresAt).toBeGreaterThan(app.clock.now);

    const response = await rina.request('GET', `${LIST}?filter=${JSON.stringify({ q: made.code })}`);
    expect(response.headers.get('Content-Range')).toBe('items 0-0/1');
    expect((await response.json())[0]).toMatchObject({ id: made.id, code: made.code });
    expect(await rina.get(`${LIST}/totals?filter=${JSON.stringify({ ids: [made.id] })}`)).toEqual({
      count: 1,
      excluded: 0,
      amount: '2500000.00',
      byStatus: { PAYABLE: 1 },
    });
    const history = await rina.get<{ action: string; userName: string; message: string }[]>(
      `${LIST}/${made.id}/history`,
    );
    expect(history.map(({ action, userName, message }) => [action, userName, message])).toEqual([
      ['create', 'Rina Wulandari', 'Dibuat'],
      ['issue', 'DJP', 'Kode billing terbit'],
    ]);
    // The fallback job finds nothing left to do.
    await app.drainJobs();
    expect(await billings(rina).one(made.id)).toMatchObject({ code: made.code, version: 2 });
  });

  it('names the kind of number of the payer, and keeps the tax office that was given', async () => {
    const { id } = await billings(rina).create({ payerKpp: '021' });
    expect(await billings(rina).one(id)).toMatchObject({ payerNumberType: 'NPWP', payerKpp: '021' });
    const [row] = await rina.get<Billing[]>(`${LIST}?filter=${JSON.stringify({ ids: [id] })}`);
    expect(row).toMatchObject({ payerNumberType: 'NPWP', payerKpp: '021' });
    const { status, body } = await answered(rina.request('POST', LIST, { json: anInput({ payerKpp: 'Menteng' }) }));
    expect([status, body.errors]).toEqual([422, { payerKpp: 'Kode KPP harus 3 digit, contoh 021' }]);
  });

  it('shows when it is due and what being late costs', async () => {
    const { id } = await billings(rina).create({ periodFrom: '2025-08', periodTo: '2025-08', amount: '10000000' });
    const one = await billings(rina).one(id);
    expect(one.due).toMatchObject({ day: '2025-09-15', late: true });
    expect(one.lateInterest).toMatchObject({ unit: 'rupiah', label: 'calendar.interest.amount' });
    expect(Number(one.lateInterest?.value)).toBeGreaterThan(0);
    expect(one.chain.map(({ kind, id: link }) => [kind, link])).toEqual([
      ['billing', id],
      ['payment', null],
      ['ntpn', null],
      ['return', null],
    ]);
    expect(one.actions).toEqual(['pay', 'claim', 'remove', 'inquire']);
  });

  it('is refused with a text at each field that is wrong', async () => {
    const { status, body } = await answered(
      rina.request('POST', LIST, { json: anInput({ amount: '12,5', kjs: '999', payerName: '' }) }),
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual(['amount', 'kjs', 'payerName']);
  });

  it('is not made for a tax that a return bills', async () => {
    const input = anInput({ kap: '411211', kjs: '100', periodFrom: '2025-10', periodTo: '2025-10' });
    const { status, body } = await answered(rina.request('POST', LIST, { json: input }));
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('kjs');
  });

  it('asks before the same tax is billed twice', async () => {
    const input = anInput();
    const first = await rina.post<Billing>(LIST, input);
    const { status, body } = await answered(rina.request('POST', LIST, { json: input }));
    expect([status, body.code]).toEqual([409, 'same_billing']);
    expect(body.same).toMatchObject([{ id: first.id, code: first.code }]);
    const second = await rina.post<Billing>(LIST, { ...input, ignoreSame: true });
    expect(second.code).not.toBe(first.code);
  });

  it('does not take the land of another for the same tax', async () => {
    const land = { kap: '411128', kjs: '402', objectAddress: 'Jalan Melati 1', nop: '317401000100200030' };
    const input = anInput(land);
    await rina.post<Billing>(LIST, input);
    const { body } = await answered(rina.request('POST', LIST, { json: input }));
    expect(body.code).toBe('same_billing');
    expect(await rina.post<Billing>(LIST, { ...input, nop: '317401000100200031' })).toMatchObject({
      status: 'PAYABLE',
    });
  });
});
