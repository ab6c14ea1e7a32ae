import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { historyOf } from '../../../db/repositories/history.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from '../payment/payment-client.ts';
import { amountEnding, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Letter = { channel: string; to: string; subject: string; body: string; paper: string };
type Delivery = { channel: string; recipient: string; subject: string; body: string; status: string };
type Message = { id: string; recipient: string; body: string; attachments: { name: string; type: string }[] };

const letterOf = (id: string, channel = 'email') => rina.get<Letter>(`${LIST}/${id}/letter?channel=${channel}`);
const deliveriesOf = (id: string) => rina.get<Delivery[]>(`${LIST}/${id}/deliveries`);
const sends = (id: string, json: unknown, who = rina) => answered(who.request('POST', `${LIST}/${id}/send`, { json }));
const paidOne = async () => {
  const { begun, pay, settle } = payments(app, rina);
  const payment = await begun();
  await pay(payment);
  await settle();
  return billings(rina).one(payment.billings[0]?.id ?? '');
};

describe('the slip of a code that is to be paid', () => {
  it('is sent with the code in the words, a link of its own and the PDF', async () => {
    const billing = await billings(rina).create();
    const letter = await letterOf(billing.id);
    expect(letter).toMatchObject({ to: companies.sagara.email, paper: 'ssp' });
    expect(letter.body).toContain('%{link}');
    expect((await sends(billing.id, { channel: 'email', to: 'kas@klien.example', body: letter.body })).status).toBe(
      200,
    );
    await app.drainJobs();
    const [sent] = await deliveriesOf(billing.id);
    expect(sent).toMatchObject({ status: 'SENT', recipient: 'kas@klien.example' });
    const [mail] = await rina.get<Message[]>('/simulator/messages?channel=email');
    expect(mail?.attachments).toMatchObject([{ name: `SSP ${billing.code}.pdf`, type: 'application/pdf' }]);
    const { body } = await rina.get<Message>(`/simulator/messages/${mail?.id}`);
    const token = /ssp\/preview\/([\w-]+)/.exec(body)?.[1];
    expect(await (await app.fetch(`/public/api/ebilling/${token}`)).json()).toMatchObject({ code: billing.code });
    const history = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, billing.id);
    expect(history.at(-1)).toMatchObject({ action: 'letter', after: { channel: 'email', to: 'kas@klien.example' } });
  });

  it('is sent by WhatsApp to a typed number, and nowhere without one', async () => {
    const { id } = await billings(rina).create();
    expect((await letterOf(id, 'whatsapp')).to).toBe('');
    await sends(id, { channel: 'whatsapp', to: '0812 5550 777' });
    const { jobId } = (await sends(id, { channel: 'whatsapp' })).body as unknown as { jobId: string };
    await app.drainJobs();
    expect(await deliveriesOf(id)).toMatchObject([{ channel: 'whatsapp', recipient: '628125550777', status: 'SENT' }]);
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ failed: 1 });
  });

  it('is written in the words of the company, which may name what a slip has and nothing else', async () => {
    const path = '/templates/email/ssp';
    const wrong = await answered(rina.request('PUT', path, { json: { version: 0, subject: 'x', body: '%{dpp}' } }));
    expect([wrong.status, wrong.body.errors]).toEqual([422, { body: 'Variabel dpp tidak dikenal' }]);
    await rina.put(path, { version: 0, subject: 'Bayar %{code}', body: '%{taxName} %{amount} %{expiresAt}' });
    const billing = await billings(rina).create();
    const { subject, body } = await letterOf(billing.id);
    expect(subject.replace(/\D/g, '')).toBe(billing.code);
    expect(body).toMatch(/^411126-100 .* Rp 1\.500\.\d{3},00 \d\d\/\d\d\/\d{4} \d\d\.\d\d WIB$/);
    const names = await rina.get<{ name: string }[]>('/templates/variables?product=bpn');
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['ntpn', 'paidAt']));
  });
});

describe('the receipt of a code that is paid', () => {
  it('is what is sent then', async () => {
    const billing = await paidOne();
    const letter = await letterOf(billing.id);
    expect(letter).toMatchObject({ paper: 'bpn', subject: `Bukti penerimaan negara ${billing.ntpn}` });
    await sends(billing.id, { channel: 'email' });
    await app.drainJobs();
    expect(await deliveriesOf(billing.id)).toMatchObject([{ status: 'SENT', recipient: companies.sagara.email }]);
    const [mail] = await rina.get<Message[]>('/simulator/messages?channel=email');
    expect(mail?.attachments[0]?.name).toBe(`BPN ${billing.ntpn}.pdf`);
  });
});

describe('what is not sent', () => {
  it('is the slip of a code that never came, or to what is no address', async () => {
    const { id: never } = await billings(rina).create(amountEnding('9998'));
    await app.drainJobs();
    const refused = await sends(never, { channel: 'email' });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_status']);
    const { id } = await billings(rina).create();
    const two = await sends(id, { channel: 'email', to: 'a@klien.example, b@klien.example' });
    expect([two.status, Object.keys(two.body.errors as object)]).toEqual([422, ['to']]);
    const lina = await app.as('lina');
    for (const path of [`${id}/letter?channel=email`, `${id}/deliveries`])
      expect((await lina.request('GET', `${LIST}/${path}`)).status).toBe(404);
    expect((await sends(id, { channel: 'email' }, lina)).status).toBe(404);
  });
});
