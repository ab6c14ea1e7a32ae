import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import { payments } from '../payment/payment-client.ts';
import { amountEnding, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
let lina: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, lina] = [await app.as('rina', 'sagara'), await app.as('lina')];
});
afterAll(() => app.close());

const zipOf = async (path: string, selection: Record<string, unknown>): Promise<string> => {
  const { jobId } = await rina.post<{ jobId: string }>(path, selection);
  await app.drainJobs();
  const job = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  return Buffer.from(await app.deps.files.read(job.result.fileId)).toString('latin1');
};

describe('papers of a billing code', () => {
  it('are a slip by itself, in a zip, and by a link that needs no session', async () => {
    const { id, code } = await billings(rina).create();
    const slip = await rina.request('GET', `${LIST}/${id}/ssp`);
    expect([slip.status, slip.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await slip.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await zipOf(`${LIST}/bulk-ssp`, { ids: [id] })).toContain(`SSP ${code}.pdf`);

    const { url } = await rina.post<{ url: string }>(`${LIST}/${id}/public-link`);
    const token = url.split('/').at(-1);
    const seen = await (await app.fetch(`/public/api/ebilling/${token}`)).json();
    expect(seen).toMatchObject({ code, status: 'PAYABLE' });
    expect(JSON.stringify(seen)).not.toContain('companyId');
    const pdf = await app.fetch(`/public/api/ebilling/${token}/pdf`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect((await app.fetch('/public/api/ebilling/nothing')).status).toBe(404);
  });

  it('are refused for a code the office never gave, and not found by another company', async () => {
    const { id } = await billings(rina).create(amountEnding('9998'));
    await app.drainJobs();
    const { id: good } = await billings(rina).create();
    expect((await lina.request('GET', `${LIST}/${good}/ssp`)).status).toBe(404);
    const { status } = await billings(rina).one(id);
    const refused = await rina.request('GET', `${LIST}/${id}/ssp`);
    expect([status, refused.status]).toEqual(['FAILED', 409]);
    expect((await rina.request('GET', `${LIST}/nothing/ssp`)).status).toBe(404);
  });

  it('are the receipt once it is paid, by itself and in a zip', async () => {
    const { begun, pay, settle, one } = payments(app, rina);
    const payment = await begun();
    await pay(payment);
    await settle();
    const { billings: paid } = await one(payment.id);
    const ntpn = paid[0]?.ntpn ?? '';
    const [record] = await rina.get<{ id: string }[]>(
      `${LIST}/ntpn?filter=${encodeURIComponent(JSON.stringify({ q: ntpn }))}`,
    );
    const receipt = await rina.request('GET', `${LIST}/ntpn/${record?.id}/bpn`);
    expect([receipt.status, receipt.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(await zipOf(`${LIST}/ntpn/bulk-bpn`, { ids: [record?.id] })).toContain(`BPN ${ntpn}.pdf`);
    expect((await lina.request('GET', `${LIST}/ntpn/${record?.id}/bpn`)).status).toBe(404);
  });
});

describe('an invoice of the demo', () => {
  it('is open to everybody and ends once', async () => {
    const shop = '/demo/api/ebilling/payment';
    const { id } = await rina.post<{ id: string }>(shop);
    const path = `${shop}/${id}`;
    expect(await (await app.fetch(path)).json()).toMatchObject({ id, status: 'created' });
    const act = (action: string) => rina.request('POST', path, { json: { action } });
    expect(await (await act('pay')).json()).toMatchObject({ status: 'paid' });
    expect((await act('cancel')).status).toBe(409);
    expect((await act('steal')).status).toBe(422);
  });
});
