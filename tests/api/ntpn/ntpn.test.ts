import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { askAboutCodes, endRunOutPayments } from '../../../api/modules/payment/jobs/clock.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { amountEnding, billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from '../payment/payment-client.ts';

let app: TestApp;
let rina: Client;
let hendra: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, hendra] = [await app.as('rina', 'sagara'), await app.as('hendra', 'bentala')];
});
afterAll(() => app.close());

const atCounter = async ({ code, amount }: Billing): Promise<string> => {
  const { receipt } = await rina.post<{ receipt: { ntpn: string } }>('/simulator/billing/pay', { code, amount });
  return receipt.ntpn;
};
const form = (fields: Record<string, string | File | undefined>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) made.set(name, value);
  return made;
};
const names = (billing: Billing, ntpn: string, over: Record<string, string | File | undefined> = {}, who = rina) =>
  answered(
    who.request('POST', '/ebilling/ntpn', {
      form: form({ billingId: billing.id, ntpn, amount: billing.amount, paidAt: '2025-11-15', ...over }),
    }),
  );
const made = async (over: Parameters<ReturnType<typeof billings>['create']>[0] = {}): Promise<Billing> => {
  const { id } = await billings(rina).create(over);
  await app.drainJobs();
  return billings(rina).one(id);
};
const status = async ({ id }: Billing) => (await billings(rina).one(id)).status;

describe('a large tax paid at a counter', () => {
  it('goes from the guide through the receipt to the end', async () => {
    const billing = await made({ amount: '75000000' });
    const { bulkPayable, start, tax, one } = payments(app, rina);
    const { businessKey } = await bulkPayable(billing.id);
    const begun = await start(businessKey, { method: 'counter', bank: undefined });
    expect(begun).toMatchObject({ status: 'waiting', fee: '0.00', accountNumber: null });
    expect((await tax(businessKey)).step).toBe('payment-guide');
    const ntpn = await atCounter(billing);
    const { status: answer, body } = await names(billing, `${ntpn.slice(0, 8).toLowerCase()} ${ntpn.slice(8)}`);
    expect([answer, body.status, body.ntpn]).toEqual([201, 'COMPLETED', ntpn]);
    expect((await tax(businessKey)).step).toBe('success-payment');
    expect((await one(begun.id)).status).toBe('settled');
    expect(await billings(rina).one(billing.id)).toMatchObject({ status: 'PAID', ntpn });
  });

  it('is found by asking the office where nobody names the receipt', async () => {
    const billing = await made({ amount: '75000000' });
    const { bulkPayable, start, one } = payments(app, rina);
    const begun = await start((await bulkPayable(billing.id)).businessKey, { method: 'counter', bank: undefined });
    await atCounter(billing);
    await askAboutCodes(app.deps);
    expect([(await one(begun.id)).status, await status(billing)]).toEqual(['settled', 'PAID']);
  });

  it('ends with the term of its code, after the office was queried', async () => {
    const [paid, unpaid] = [await made(amountEnding('9993')), await made(amountEnding('9993'))];
    const { bulkPayable, start, one } = payments(app, rina);
    const both = [];
    for (const { id } of [paid, unpaid])
      both.push(
        await start((await bulkPayable(id)).businessKey, { method: 'counter', bank: undefined, cancelOthers: true }),
      );
    expect((await one(both[0]?.id ?? '')).status).toBe('cancelled');
    await atCounter(paid);
    app.clock.advance(61_000);
    await endRunOutPayments(app.deps);
    expect((await one(both[1]?.id ?? '')).status).toBe('expired');
    expect(await status(unpaid)).toBe('EXPIRED');
  });
});

describe('a receipt named by hand', () => {
  it('of a code nobody began to pay here, with its file', async () => {
    const billing = await made();
    const ntpn = await atCounter(billing);
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], '../bukti.exe');
    const { body } = await names(billing, ntpn, { billingId: undefined, billingCode: billing.code ?? '', file });
    expect(body).toMatchObject({ status: 'COMPLETED', from: 'person', billingId: billing.id });
    const download = await rina.request('GET', `/files/${body.receiptFileId}`);
    expect([download.headers.get('Content-Type'), download.headers.get('Content-Disposition')]).toEqual([
      'image/jpeg',
      expect.stringContaining('bukti.exe'),
    ]);
    const found = await rina.request('GET', `/ebilling/ntpn?filter=${JSON.stringify({ q: ntpn, used: false })}`);
    expect(((await found.json()) as NtpnRecord[]).map(({ id }) => id)).toEqual([body.id]);
    expect(await rina.get(`/ebilling/ntpn/totals?filter=${JSON.stringify({ ids: [body.id] })}`)).toMatchObject({
      count: 1,
      amount: billing.amount,
    });
    expect(await rina.get(`/ebilling/ntpn/${body.id}`)).toMatchObject({ billing: { id: billing.id } });
    expect((await hendra.request('GET', `/ebilling/ntpn/${body.id}`)).status).toBe(404);
  });

  it('is refused with a text at the field that is wrong', async () => {
    const billing = await made();
    const wrong: [Record<string, string | File | undefined>, string][] = [
      [{ ntpn: 'ABC' }, 'ntpn'],
      [{ amount: '1' }, 'amount'],
      [{ paidAt: '2025-11-30' }, 'paidAt'],
      [{ paidAt: 'kemarin' }, 'paidAt'],
      [{ paidAt: '2025-02-31' }, 'paidAt'],
      [{ paidAt: '2025-13-45' }, 'paidAt'],
      [{ amount: '0' }, 'amount'],
      [{ amount: `${billing.amount.slice(0, -2)}50` }, 'amount'],
      [{ period: '1999-01' }, 'period'],
      [{ period: '2025-13' }, 'period'],
      [{ billingId: undefined, billingCode: '000000000000000' }, 'billingCode'],
      [{ billingId: undefined }, 'billingCode'],
    ];
    for (const [over, field] of wrong) {
      const { status: answer, body } = await names(billing, 'ABCDEFGH12345678', over);
      expect([answer, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    }
    const svg = new File(['<svg onload="x"/>'], 'bukti.jpg', { type: 'image/jpeg' });
    expect((await names(billing, 'ABCDEFGH12345678', { file: svg })).status).toBe(415);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)], 'bukti.jpg');
    expect((await names(billing, 'ABCDEFGH12345678', { file: large })).status).toBe(413);
    expect((await names(billing, 'ABCDEFGH12345678', {}, hendra)).status).toBe(404);
    expect(await status(billing)).toBe('PAYABLE');
  });

  it('the office does not know fails in words, gives the code back, and may be right later', async () => {
    const billing = await made();
    const { body } = await names(billing, 'ABCDEFGH12345679');
    expect(body).toMatchObject({ status: 'FAILED', officeMessage: expect.any(String) });
    expect(await status(billing)).toBe('PAYABLE');
    const ntpn = await atCounter(billing);
    const second = await names(billing, ntpn);
    expect([second.body.status, await status(billing)]).toEqual(['COMPLETED', 'PAID']);
    const refused = await answered(rina.request('POST', `/ebilling/ntpn/${body.id}/refresh`));
    expect(refused.body).toMatchObject({ status: 'FAILED' });
  });

  it('of another code is not taken twice', async () => {
    const [first, second] = [await made(), await made()];
    const ntpn = await atCounter(first);
    // Entered for the wrong code first: the office refuses it, and the right code may use it.
    expect((await names(second, ntpn)).body.status).toBe('FAILED');
    expect((await names(first, ntpn)).body.status).toBe('COMPLETED');
    expect((await names(second, ntpn)).body.errors).toHaveProperty('ntpn');
    expect([await status(first), await status(second)]).toEqual(['PAID', 'PAYABLE']);
  });

  it('waits for an office that is silent', async () => {
    const billing = await made();
    const ntpn = await atCounter(billing);
    const { billingOffice } = app.deps;
    Object.assign(app.deps, {
      billingOffice: { ...billingOffice, confirm: async () => ({ kind: 'unreachable', retryAfterMs: 1_000 }) },
    });
    const { body } = await names(billing, ntpn);
    expect([body.status, await status(billing)]).toEqual(['WAITING', 'WAITING']);
    Object.assign(app.deps, { billingOffice });
    await app.drainJobs();
    expect(await rina.get(`/ebilling/ntpn/${body.id}`)).toMatchObject({ status: 'COMPLETED' });
    expect(await status(billing)).toBe('PAID');
  });

  it('under another amount at the office is to be reconciled', async () => {
    const billing = await made(amountEnding('9989'));
    const ntpn = await atCounter({ ...billing, amount: String(Number(billing.amount) + 1_000) });
    const { body } = await names(billing, ntpn);
    expect([body.status, await status(billing)]).toEqual(['RECONCILE', 'CONFIRMABLE']);
  });

  it('ends a virtual account nobody paid', async () => {
    const begun = await payments(app, rina).begun();
    const billing = await billings(rina).one(begun.billings[0]?.id ?? '');
    const ntpn = await atCounter(billing);
    expect((await names(billing, ntpn)).body.status).toBe('COMPLETED');
    expect((await payments(app, rina).one(begun.id)).status).toBe('cancelled');
    expect(await status(billing)).toBe('PAID');
  });
});
