import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let tell: ReturnType<typeof fakturs>;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  tell = fakturs(app, rina);
});
afterAll(() => app.close());

type Letter = { channel: string; to: string; subject: string; body: string; values?: Record<string, string> };
type Delivery = { subject: string; body: string; status: string };

describe('the letter to a buyer', () => {
  it("is the company's template with the invoice in it; the link is left for the moment it is sent", async () => {
    await rina.put('/templates/email/efaktur', {
      version: 0,
      subject: 'Faktur %{number}',
      body: 'Yth. %{buyerName}, buka %{link} sebelum %{linkExpires}.',
    });
    const faktur = await tell.approved();
    const letter = await rina.get<Letter>(`${LIST}/${faktur.id}/letter?channel=email`);
    expect(letter).toEqual({
      values: expect.objectContaining({ number: faktur.number, buyerName: faktur.counterpartyName, link: '%{link}' }),
      channel: 'email',
      to: faktur.counterpartyEmail,
      subject: `Faktur ${faktur.number}`,
      body: `Yth. ${faktur.counterpartyName}, buka %{link} sebelum %{linkExpires}.`,
    });
  });

  it('has each amount as on the screen and in the PDF, the total too, where they differ', async () => {
    const [line] = anInput().lines;
    if (!line) throw new Error('an input without a line');
    const faktur = await tell.approved({
      lines: [{ ...line, quantity: '1', price: '2639333.18', discount: '0' }],
    });
    expect([faktur.dpp, faktur.ppn]).toEqual(['2639333.18', '290326.65']);
    const { values } = await rina.get<Letter>(`${LIST}/${faktur.id}/letter?channel=email`);
    expect(values).toMatchObject({
      dpp: 'Rp 2.639.333,18 (pada PDF Rp 2.639.333,00)',
      ppn: 'Rp 290.326,65 (pada PDF Rp 290.327,00)',
      total: 'Rp 2.929.659,83 (jumlah menurut PDF Rp 2.929.660,00)',
    });
  });

  it('is sent as it was changed, with its link made then', async () => {
    const faktur = await tell.approved();
    const { values: _, ...letter } = await rina.get<Letter>(`${LIST}/${faktur.id}/letter?channel=email`);
    await rina.post(`${LIST}/${faktur.id}/send`, { ...letter, body: `Halo lagi. ${letter.body}` });
    await app.drainJobs();
    const [sent] = await rina.get<Delivery[]>(`${LIST}/${faktur.id}/deliveries`);
    expect(sent).toMatchObject({ status: 'SENT', subject: letter.subject });
    const mail = await rina.get<{ text?: string; body?: string }[]>('/simulator/messages?channel=email');
    expect(JSON.stringify(mail[0])).not.toContain('%{');
  });

  it('is written about approved invoices only, by who may send, in a channel there is', async () => {
    const draft = await tell.draft();
    const path = `${LIST}/${draft.id}/letter?channel=email`;
    const refused = await answered(rina.request('GET', path));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'wrong_status',
      'Tindakan ini tidak dapat dilakukan pada status Draf.',
    ]);
    const english = await answered(rina.request('GET', path, { headers: { 'X-Locale': 'en' } }));
    expect(english.body.message).toContain('Draft');
    expect((await rina.request('GET', `${LIST}/${draft.id}/letter?channel=fax`)).status).toBe(422);
    const hendra = await app.as('hendra');
    expect((await hendra.request('GET', path)).status).toBe(404);
  });
});

describe('the card of checks', () => {
  it('names line and field of what is wrong, and how much more there is', async () => {
    const { lines } = await tell.draft();
    const [line] = lines;
    if (!line) throw new Error('an input without a line');
    const { opt, code, name, unit, price, quantity, discount, base, ownBase, ppnbmRate } = line;
    const good = { opt, code, name, unit, price, quantity, discount, base, ownBase, ppnbmRate };
    const draft = await tell.draft({ lines: [good, good, { ...good, unit: '' }, { ...good, name: '', price: '' }] });
    const checks = await rina.get<{ key: string; message: string; field?: string }[]>(`${LIST}/${draft.id}/checks`);
    expect(checks.find(({ key }) => key === 'lines')).toMatchObject({
      message: 'Baris 3, Satuan: Wajib diisi (dan 2 lainnya)',
      field: 'lines.2.unit',
    });
  });
});
