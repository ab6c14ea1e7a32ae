import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { pdfTexts } from '../../pdf-text.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { IN, OUT, returs } from './retur-client.ts';

let app: TestApp;
let rina: Client;
let hendra: Client;
let here: ReturnType<typeof returs>;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  hendra = await app.as('hendra', 'bentala');
  here = returs(app, rina);
});
afterAll(() => app.close());

const goods = aLine();
const service = aLine({ opt: 'B', name: 'Jasa pemasangan', price: '1000000', quantity: '2' });
const back = (...quantities: string[]) => ({
  lines: quantities.map((quantity) => ({ quantity, discount: null, otherDpp: null })),
});
const textsOf = async (path: string): Promise<string[]> => {
  const answer = await rina.request('GET', path);
  expect(answer.status).toBe(200);
  return pdfTexts(new Uint8Array(await answer.arrayBuffer()));
};
const sent = async (over: Parameters<typeof here.planted>[0] = {}) => {
  const retur = await here.made(await here.planted(over), '4');
  return here.uploaded(retur.id);
};

describe('the paper of a return', () => {
  it('is a nota retur with what the law asks of it: its number and day, the invoice, both sides, what goes back, PPN', async () => {
    const retur = await sent();
    const texts = await textsOf(`${IN}/${retur.id}/pdf`);
    const all = texts.join(' ');
    for (const message of [
      'Nota Retur',
      '10 November 2025',
      '14 Oktober 2025',
      'PT Sagara Niaga Utama',
      companies.sagara.address,
    ])
      expect(all).toContain(message);
    for (const message of [
      'PT Meranti Graha Teknik',
      'Jalan Gatot Subroto 88',
      'Kabel tembaga',
      '6.000.000,00',
      '660.000,00',
    ])
      expect(all).toContain(message);
    expect(all.replace(/\D/g, '')).toContain(retur.number ?? 'none');
    expect(texts.some((text) => text.startsWith('Nota Pembatalan'))).toBe(false);
  });

  it('is a nota pembatalan where only services are cancelled, and does not contain the lines that stay', async () => {
    const originId = await here.planted({ lines: [goods, service] });
    const retur = await here.made(originId, '0', back('0', '1'));
    const all = (await textsOf(`${IN}/${retur.id}/pdf`)).join(' ');
    expect(all).toContain('Nota Pembatalan');
    expect(all).toContain('Jasa pemasangan');
    expect(all).not.toContain('Kabel tembaga');
    expect(all).toContain('DRAF');
  });

  it('of what a buyer returned names the buyer as who made it', async () => {
    const originId = await here.planted({ type: 'OUT', status: 'APPROVED' as never, creditPeriod: null });
    const id = await here.planted({
      type: 'RETURN_OUT',
      status: 'WAITING_FOR_APPROVAL' as never,
      creditPeriod: null,
      originId,
    });
    const texts = await textsOf(`${OUT}/${id}/pdf`);
    expect(texts.indexOf('PT Meranti Graha Teknik')).toBeLessThan(texts.indexOf('PT Sagara Niaga Utama'));
    expect(texts.join(' ')).toContain('BELUM DISETUJUI');
  });

  it('is not found elsewhere', async () => {
    const retur = await sent();
    expect((await hendra.request('GET', `${IN}/${retur.id}/pdf`)).status).toBe(404);
  });

  it.each([
    [IN, async () => [(await sent()).id, (await sent()).id]],
    [OUT, async () => [await here.planted({ type: 'RETURN_OUT', status: 'APPROVED' as never, creditPeriod: null })]],
  ] as const)('is made for many at once, named by a pattern, at %s', async (base, made) => {
    const ids = await made();
    const { jobId } = await rina.post<{ jobId: string }>(`${base}/bulk-download`, { ids, pattern: '{lawan} {masa}' });
    await app.drainJobs();
    const job = await rina.get<{ status: string; result: { fileId: string; count: number } }>(`/jobs/${jobId}`);
    expect(job).toMatchObject({ status: 'DONE', result: { count: ids.length } });
    const zip = Buffer.from(await (await rina.request('GET', `/files/${job.result.fileId}`)).arrayBuffer());
    expect(zip.toString('latin1')).toContain('PT Meranti Graha Teknik 2025-1');
    expect(zip.toString('latin1').includes('(2).pdf')).toBe(ids.length > 1);
  });
});

describe('a return as its seller is sent it', () => {
  type Letter = { channel: string; to: string | null; subject: string; body: string };
  const known = { document: 'TIN', country: 'IDN', name: 'PT Meranti Graha Teknik', address: '' };

  it('goes by mail with its paper, in the words of the company, once it is signed', async () => {
    const draft = await here.made(await here.planted(), '4');
    expect((await rina.request('GET', `${IN}/${draft.id}/letter?channel=email`)).status).toBe(409);
    const retur = await here.uploaded(draft.id);
    const { to, ...letter } = await rina.get<Letter>(`${IN}/${retur.id}/letter?channel=email`);
    expect([to, letter.subject]).toEqual([
      retur.counterpartyEmail,
      `Nota Retur ${retur.number} dari ${companies.sagara.name}`,
    ]);
    expect(letter.body).toContain(`atas faktur pajak nomor ${retur.originNumber}`);
    expect(letter.body).toContain('PPN diretur: Rp 660.000,00');
    const { channel, subject, body } = letter;
    const sending = (who: Client) =>
      who.request('POST', `${IN}/${retur.id}/send`, { json: { channel, subject, body, to, addressChecked: true } });
    expect((await sending(await app.as('budi', 'sagara'))).status).toBe(403);
    expect((await sending(hendra)).status).toBe(404);
    expect((await sending(rina)).status).toBe(200);
    await app.drainJobs();
    expect(await rina.get(`${IN}/${retur.id}/deliveries`)).toMatchObject([{ status: 'SENT', recipient: to }]);
    const [head] = await rina.get<{ id: string }[]>('/simulator/messages?channel=email');
    const mail = await rina.get<{ attachments: object[] }>(`/simulator/messages/${head?.id}`);
    expect(mail.attachments).toMatchObject([{ name: `Nota Retur ${retur.number}.pdf` }]);
    expect(JSON.stringify(mail)).not.toContain('%{');
    const history = await rina.get<{ action: string }[]>(`${IN}/${retur.id}/history`);
    expect(history.map(({ action }) => action)).toContain('letter');
  });

  it('goes to many at once, to those the book knows of, and names how many it does not', async () => {
    const of = (npwp: string) => ({
      counterpartyNpwp: npwp,
      counterpartyNitku: `${npwp}000000`,
      counterpartyEmail: null,
    });
    const [reached, unknown] = ['0312345678061000', '0312345679061000'];
    const ids = [(await sent(of(reached))).id, (await sent(of(unknown))).id];
    const draft = (await here.made(await here.planted(of(reached)), '1')).id;
    await rina.post('/counterparties', {
      ...known,
      identity: reached,
      nitku: `${reached}000009`,
      email: 'gudang@meranti.example',
      phone: '0812 5550 1234',
    });
    for (const [channel, reason] of [
      ['email', 'Alamat email penjual belum diisi'],
      ['whatsapp', 'Nomor WhatsApp penjual belum diisi'],
    ] as const) {
      const { jobId, ...params } = await rina.post<{ jobId: string }>(`${IN}/bulk-send-${channel}`, {
        ids: [...ids, draft],
        addressChecked: true,
      });
      expect(params).toMatchObject({ eligible: 1, noRecipient: { count: 1, reason } });
      await app.drainJobs();
      expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', total: 1, done: 1, failed: 0 });
    }
    expect(await rina.get(`${IN}/${ids[0]}/deliveries`)).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }]);
    expect(
      (await (await app.as('budi', 'sagara')).request('POST', `${IN}/bulk-send-email`, { json: { ids } })).status,
    ).toBe(403);
  });
});

describe('a link to a return', () => {
  it('shows its seller what goes back without signing in, until it runs out', async () => {
    const retur = await sent();
    const { url, expiresAt } = await rina.post<{ url: string; expiresAt: number }>(`${IN}/${retur.id}/public-link`);
    expect(new URL(url).pathname).toMatch(/^\/public\/efaktur\/in\/return\/preview\//);
    const at = `/public/api/efaktur/in/return/ctas/${url.split('/').at(-1)}`;
    const view = (await (await app.fetch(at)).json()) as Record<string, unknown>;
    expect(view).toMatchObject({
      number: retur.number,
      note: 'retur',
      ppn: '660000.00',
      originDate: '2025-10-14',
      buyer: { name: companies.sagara.name },
      seller: { name: 'PT Meranti Graha Teknik' },
      lines: [{ quantity: '4' }],
    });
    expect(Object.keys(view)).not.toContain('companyId');
    expect((await app.fetch(`${at}/pdf`)).headers.get('Content-Type')).toBe('application/pdf');
    expect((await app.fetch('/public/api/efaktur/in/return/ctas/nothing')).status).toBe(404);
    expect((await hendra.request('POST', `${IN}/${retur.id}/public-link`)).status).toBe(404);
    app.clock.now = expiresAt;
    expect((await app.fetch(at)).status).toBe(404);
  });
});
