import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierView } from '#domain/cocokkan/supplier-schema.ts';
import type { Delivery, Letter } from '#domain/definition/answers.ts';
import { pdfTexts } from '../pdf-text.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const BASE = '/efaktur/cocokkan';
const FEB = 'from=2025-02&to=2025-02';
const KIRANA = '0021487365043000';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await rina.post('/counterparties', {
    document: 'TIN',
    identity: KIRANA,
    nitku: `${KIRANA}000000`,
    country: 'IDN',
    name: 'PT Kirana',
    address: 'Jakarta',
    email: 'pajak@kirana.example',
  });
  await handIn([
    '03/02/2025;JU-1;Bahan baku;PT Kirana;0021487365043000;INV/77;10000000;1100000',
    '10/02/2025;JU-2;Kemasan;Kirana, PT;;INV/78;20000000;2200000',
    '11/02/2025;JU-3;Jasa;CV Harsa;;H-9;1000000;110000',
    '28/02/2025;JU-4;Bayar PPN masa 01;;;;;500000',
  ]);
});
afterAll(() => app.close());

const handIn = async (rows: readonly string[]): Promise<void> => {
  const form = new FormData();
  const text = ['Tanggal;No Jurnal;Keterangan;Pemasok;NPWP;Referensi;DPP;PPN', ...rows].join('\n');
  form.set('file', new File([text], 'masukan.csv'));
  for (const [name, value] of Object.entries({ side: 'in', source: '1-1510' })) form.set(name, value);
  expect((await rina.request('POST', `${BASE}/ledgers`, { form })).status).toBe(201);
};
const suppliers = (who = rina) => who.get<SupplierView[]>(`${BASE}/suppliers?${FEB}`);
const kirana = async (): Promise<SupplierView> => {
  const found = (await suppliers()).find(({ npwp }) => npwp === KIRANA);
  if (!found) throw new Error('not among the suppliers');
  return found;
};
const letterTo = (id: string, channel = 'email') =>
  rina.get<Letter & { supplier: string; entries: number; ppn: string }>(
    `${BASE}/suppliers/${id}/letter?channel=${channel}`,
  );
const sent = (id: string) => rina.get<Delivery[]>(`${BASE}/suppliers/${id}/deliveries`);

describe('suppliers who have not issued what the books expect', () => {
  it('are listed with their missing documents and their addresses', async () => {
    expect(await suppliers()).toMatchObject([
      { name: 'Kirana, PT', npwp: KIRANA, email: 'pajak@kirana.example', ppn: '3300000.00', request: null },
      { name: 'CV Harsa', npwp: null, email: null, ppn: '110000.00' },
    ]);
    expect((await kirana()).entries).toHaveLength(2);
  });

  it('get one letter with the list, however often it is requested and by whom, and the history records it', async () => {
    const { id } = await kirana();
    const { channel, to, subject, body, ...about } = await letterTo(id);
    expect(about).toMatchObject({ supplier: 'Kirana, PT', entries: 2, ppn: '3300000.00' });
    expect(to).toBe('pajak@kirana.example');
    expect(body).toContain('1. 03/02/2025, INV/77, PPN Rp 1.100.000,00\n2. 10/02/2025, INV/78, PPN Rp 2.200.000,00');
    const agus = await app.as('agus', 'sagara');
    const press = (who: Client) => who.post<{ jobId: string }>(`${BASE}/suppliers/${id}/send`, wish);
    const wish = { channel, to, subject, body: `Halo.\n${body}` };
    const pressed = await Promise.all([press(rina), press(agus), press(rina)]);
    expect(new Set(pressed.map(({ jobId }) => jobId)).size).toBe(1);
    await app.drainJobs();
    await press(rina);
    await app.drainJobs();
    expect(await sent(id)).toMatchObject([{ status: 'SENT', label: 'Kirana, PT', recipient: to, subject }]);
    const [head] = await rina.get<{ id: string }[]>('/simulator/messages?channel=email');
    const mail = await rina.get<{ body: string; attachments: { fileId: string }[] }>(`/simulator/messages/${head?.id}`);
    expect(mail.body).toContain('Halo.');
    expect((await kirana()).request).toMatchObject({ recipient: to, status: 'SENT' });
    const log = await rina.get<{ rows: { objectType: string }[] }>(
      `/audit-log?filter=${encodeURIComponent(JSON.stringify({ objectType: 'ledger_request' }))}`,
    );
    expect(JSON.stringify(log)).toContain('Kirana, PT');
    const [enclosed] = mail.attachments;
    const paper = await rina.request('GET', `/files/${enclosed?.fileId}`);
    const words = pdfTexts(new Uint8Array(await paper.arrayBuffer())).join(' ');
    for (const result of ['Daftar transaksi tanpa faktur pajak 02/2025', 'INV/77', 'INV/78', '3.300.000,00'])
      expect(words).toContain(result);
    expect(words).not.toContain('H-9');
  });

  it('are requested again with another text, at a typed address, and for another list', async () => {
    const { id } = await kirana();
    const { to: _, values: __, supplier: ___, entries: ____, ppn: _____, ...letter } = await letterTo(id, 'whatsapp');
    const withoutAddress = await rina.request('POST', `${BASE}/suppliers/${id}/send`, {
      json: { channel: 'email', to: 'a@x.example, b@x.example' },
    });
    expect([withoutAddress.status, Object.keys((await withoutAddress.json()).errors)]).toEqual([422, ['to']]);
    app.clock.advance(1_000);
    await rina.post(`${BASE}/suppliers/${id}/send`, { ...letter, to: '0812 345 678' });
    await app.drainJobs();
    expect((await sent(id))[0]).toMatchObject({ channel: 'whatsapp', recipient: '62812345678' });
    await handIn(['03/02/2025;JU-1;Bahan baku;PT Kirana;0021487365043000;INV/77;10000000;1100000']);
    const shorter = await kirana();
    expect(shorter.id).not.toBe(id);
    expect(shorter.request?.channel).toBe('whatsapp');
    expect((await rina.request('GET', `${BASE}/suppliers/${id}/letter?channel=email`)).status).toBe(404);
  });

  it('are those of one company, for who may send and see the books', async () => {
    const { id } = await kirana();
    const hendra = await app.as('hendra', 'bentala');
    expect(await suppliers(hendra)).toEqual([]);
    expect((await hendra.request('GET', `${BASE}/suppliers/${id}/letter?channel=email`)).status).toBe(404);
    for (const wrong of ['nobody', id.replace('2025-02', '2025-13'), id.replace('2025-02', '2020-01')])
      expect((await rina.request('GET', `${BASE}/suppliers/${wrong}/letter?channel=email`)).status).toBe(404);
    const budi = await app.as('budi', 'sagara');
    expect((await budi.request('POST', `${BASE}/suppliers/${id}/send`, { json: { channel: 'email' } })).status).toBe(
      403,
    );
    expect((await rina.request('GET', `${BASE}/suppliers?from=2025-03&to=2025-02`)).status).toBe(422);
  });
});
