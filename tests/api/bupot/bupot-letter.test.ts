import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { bupots, issued, pathOf, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Letter = { channel: string; to: string; subject: string; body: string };
type Delivery = { channel: string; recipient: string; subject: string; body: string; status: string };
type Message = { id: string; body: string; attachments: { name: string; type: string }[] };

const letterOf = (id: string, channel = 'email') => rina.get<Letter>(`${SLIPS}/${id}/letter?channel=${channel}`);
const deliveriesOf = (id: string) => rina.get<Delivery[]>(`${SLIPS}/${id}/deliveries`);
const sends = (id: string, json: object, who = rina) => answered(who.request('POST', `${SLIPS}/${id}/send`, { json }));

describe('the letter to a payee', () => {
  it("is the company's template with the slip in it, sent as it was changed with a link of its own", async () => {
    const slip = await issued(app, 'BPPU');
    const letter = await letterOf(slip.id);
    expect(letter).toMatchObject({
      to: slip.payeeEmail,
      subject: `Bukti potong ${slip.number} dari PT Sagara Niaga Utama`,
    });
    expect(letter.body).toContain('24-104-03 Jasa Konsultan');
    expect(letter.body).toContain('Rp 200.000,00');
    expect(letter.body).toContain('%{link}');
    await sends(slip.id, { channel: 'email', to: 'kas@klien.example', body: `Halo. ${letter.body}` });
    await app.drainJobs();
    const [sent] = await deliveriesOf(slip.id);
    expect(sent).toMatchObject({ status: 'SENT', recipient: 'kas@klien.example' });
    expect(sent?.body).toMatch(/^Halo\. Yth\. PT Meranti Graha Teknik/);
    const [mail] = await rina.get<Message[]>('/simulator/messages?channel=email');
    expect(mail?.attachments).toMatchObject([{ name: `Bupot BPPU ${slip.number}.pdf`, type: 'application/pdf' }]);
    const { body } = await rina.get<Message>(`/simulator/messages/${mail?.id}`);
    const token = /domestic\/preview\/([\w-]+)/.exec(body)?.[1];
    const open = await app.fetch(`/public/api/unifikasi/ctas/${token}`);
    expect(await open.json()).toMatchObject({ number: slip.number });
    const after = await rina.get<Bupot>(`${SLIPS}/${slip.id}`);
    expect([after.sentAt, after.version]).toEqual([expect.any(Number), 2]);
    const history = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, slip.id);
    expect(history.at(-1)).toMatchObject({ action: 'letter', after: { channel: 'email', to: 'kas@klien.example' } });
  });

  it('may name what a slip has, and nothing of an invoice', async () => {
    const path = '/templates/whatsapp/ebupot';
    const wrong = await answered(rina.request('PUT', path, { json: { version: 0, subject: 'x', body: '%{ppn}' } }));
    expect([wrong.status, wrong.body.errors]).toEqual([422, { body: 'Variabel ppn tidak dikenal' }]);
    await rina.put(path, { version: 0, subject: 'x', body: '%{slipName} %{number} %{gross} %{tax}' });
    const slip = await issued(app, 'BP21');
    expect((await letterOf(slip.id, 'whatsapp')).body).toBe(
      `Bupot PPh 21 ${slip.number} Rp 20.000.000,00 Rp 500.000,00`,
    );
  });

  it('is about issued slips only, to one address, by those who may send', async () => {
    const draft = await bupots(rina).create('BPPU');
    const refused = await answered(rina.request('GET', `${SLIPS}/${draft.id}/letter?channel=email`));
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_status']);
    expect((await sends(draft.id, { channel: 'email' })).status).toBe(409);
    const slip = await issued(app, 'BPPU');
    const two = await sends(slip.id, { channel: 'email', to: 'a@klien.example, b@klien.example' });
    expect([two.status, Object.keys(two.body.errors as object)]).toEqual([422, ['to']]);
    const [lina, budi] = [await app.as('lina'), await app.as('budi')];
    expect((await sends(slip.id, { channel: 'email' }, lina)).status).toBe(404);
    expect((await sends(slip.id, { channel: 'email' }, budi)).status).toBe(403);
    const nobody = await issued(app, 'CY');
    const lack = await sends(nobody.id, { channel: 'email' });
    expect([lack.status, Object.keys(lack.body.errors as object)]).toEqual([422, ['to']]);
  });
});

describe('many slips', () => {
  it('go to the payees that can be reached, and say who cannot', async () => {
    const importId = 'batch-mail';
    const payeeEmail = 'bayu@surat.example';
    const reached = [await issued(app, 'BPPU', { importId }), await issued(app, 'BP21', { importId, payeeEmail })];
    await issued(app, 'BPPU', { importId, payeeEmail: null });
    await issued(app, 'BPPU', { importId, status: 'CANCELED' });
    const all = await rina.post<{ jobId: string; eligible: number; noRecipient: unknown }>(`${SLIPS}/send-all`, {
      filter: { importId },
      channel: 'email',
    });
    expect(all).toMatchObject({ eligible: 2, ineligibleCount: 2, noRecipient: { count: 1 } });
    await app.drainJobs();
    expect(await rina.get(`/jobs/${all.jobId}`)).toMatchObject({ status: 'DONE', done: 2, failed: 0 });
    for (const slip of reached)
      expect(await deliveriesOf(slip.id)).toMatchObject([{ status: 'SENT', recipient: slip.payeeEmail }]);

    const ids = reached.map(({ id }) => id);
    const named = await rina.post(`${pathOf('BP21')}/send`, { ids, channel: 'email' });
    expect(named).toMatchObject({ eligible: 1, total: 1 });
  });

  it('go by WhatsApp where a number is known of the NPWP or NIK', async () => {
    const slip = await issued(app, 'BPPU', { payeeNpwp: '0012345678901000', payeeNitku: '0012345678901000000003' });
    const { status } = await answered(
      rina.request('POST', `${SLIPS}/send`, { json: { ids: [slip.id], channel: 'whatsapp' } }),
    );
    expect(status).toBe(409);
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: '0012345678901000',
      nitku: '0012345678901000000000',
      country: 'IDN',
      name: 'PT Meranti',
      address: 'Jalan Melati 1',
      phone: '0812 5550 4321',
    });
    await rina.post(`${SLIPS}/send`, { ids: [slip.id], channel: 'whatsapp' });
    await app.drainJobs();
    expect(await deliveriesOf(slip.id)).toMatchObject([{ status: 'SENT', recipient: '6281255504321' }]);
  });
});
