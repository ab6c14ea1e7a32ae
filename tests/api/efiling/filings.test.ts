import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filing } from '#domain/efiling/filing.ts';
import type { FiledAnswer } from '#domain/efiling/register.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

let app: TestApp;
let rina: Client;
const npwp15 = companies.sagara.npwp.slice(-15);

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const sendForm = async <T>(client: Client, path: string, form: FormData): Promise<T> => {
  const response = await client.request('POST', path, { form });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
};

let n = 0;
const nameOf = (period: string, revision = '00', form = '11320104', version = '13'): string => {
  const [year, month] = period.split('-');
  return `${npwp15}${month}${month}${year}${revision}F${form}${version}.csv`;
};
const annual = (year: string): string => `${npwp15}0112${year}00F1132140111.csv`;

const csvForm = (name: string, content = `e-SPT ${++n}`): FormData => {
  const form = new FormData();
  form.append('csv', new File([content], name, { type: 'text/csv' }));
  return form;
};
const bring = (client: Client, name: string, content?: string) =>
  sendForm<Filing>(client, '/efiling/filing_tax', csvForm(name, content));
const attach = (client: Client, { id, version }: Filing, name: string, content = '%PDF-1.7\n%%EOF\n') => {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', new File([content], name, { type: 'application/pdf' }));
  return sendForm<Filing>(client, `/efiling/filing_tax/${id}/attachments`, form);
};
const codeFor = (client: Client, { id }: Filing) =>
  client.post<{ filing: Filing; shown: string }>(`/efiling/filing_tax/${id}/code`);
const file = async (client: Client, filing: Filing): Promise<Filing> => {
  const sent = await codeFor(client, filing);
  await client.post(`/efiling/filing_tax/${filing.id}/filing`, { version: sent.filing.version, code: sent.shown });
  app.clock.now += 10_000;
  await app.drainJobs();
  return client.get<Filing>(`/efiling/filing_tax/${filing.id}`);
};

describe('a return brought as a file', () => {
  it('is filed with the code of the office, is in the register, and its receipt can be verified by anybody', async () => {
    const brought = await bring(rina, nameOf('2024-03'));
    expect(brought).toMatchObject({ kind: 'PPH21', period: '2024-03', revision: 0, status: 'READY' });
    const filed = await file(rina, brought);
    expect(filed).toMatchObject({ status: 'FILED', bpe: expect.stringMatching(/^\d{20}$/) });
    const answer = await rina.get<FiledAnswer>('/efiling/fetch_filing_tax_info/PPH21/2024-03');
    expect(answer).toMatchObject({ isFiled: true, bpe: filed.bpe, filedAt: filed.filedAt });
    const { url } = await rina.post<{ url: string }>(`/efiling/filing_tax/${filed.id}/public-link`);
    const token = url.split('/').at(-1);
    const receipt = await app.fetch(`/public/api/efiling/bpe/${token}`);
    expect(await receipt.json()).toMatchObject({ bpe: filed.bpe, hash: filed.hash, npwp: companies.sagara.npwp });
    expect((await app.fetch('/public/api/efiling/bpe/nothing')).status).toBe(404);
  });

  it('needs its statements if annual, takes PDF with the right names alone, and keeps the newest of each', async () => {
    const name = annual('2023');
    const base = name.replace('.csv', '');
    const brought = await bring(rina, name);
    await expect(codeFor(rina, brought)).rejects.toThrow('LK');
    await expect(attach(rina, brought, `${base}XX.pdf`)).rejects.toThrow('Nama lampiran');
    await expect(attach(rina, brought, `${base}LK.pdf`, 'no pdf')).rejects.toThrow('bukan file PDF');
    await expect(attach(rina, brought, `${base}LK.pdf`, `%PDF-${'x'.repeat(5 * 1024 * 1024)}%%EOF`)).rejects.toThrow(
      '5 MB',
    );
    const one = await attach(rina, brought, `${base}LK.pdf`);
    const two = await attach(rina, one, `${base}LK.pdf`, '%PDF-1.4 again\n%%EOF');
    expect(two.attachments).toHaveLength(1);
    expect(await file(rina, two)).toMatchObject({ status: 'FILED' });
  });

  it('is refused with everything that is wrong at once', async () => {
    const wrong = bring(rina, `${'9'.repeat(15)}1313203000F9999999913.csv`);
    await expect(wrong).rejects.toThrow(/422.*NPWP pada nama.*Masa atau tahun.*Kode SPT \(99999999\) tidak ditemukan/s);
  });

  it.each([
    ['pendek.csv', 'Panjang nama file CSV tidak valid'],
    [nameOf('2024-05', '00', '12320401', '11'), 'Gunakan SPT di eFaktur'],
    [nameOf('2025-02'), 'mulai 2025 dilaporkan di Coretax'],
    [nameOf('2023-02', '00', '11320310', '09'), 'SPT Masa PPh Unifikasi'],
    [nameOf('2024-06', '01'), 'Pembetulan ini memerlukan'],
    [nameOf('2024-03'), 'sudah diterima atau sedang diproses'],
    ['<script>&.csv', 'Panjang nama file CSV tidak valid'],
  ])('refuses %s', async (name, words) => {
    await expect(bring(rina, name)).rejects.toThrow(words);
  });

  it('refuses an empty file and a content that was already brought', async () => {
    await bring(rina, nameOf('2024-07'), 'same');
    await expect(bring(rina, nameOf('2024-08'), 'same')).rejects.toThrow('Isi file ini sama');
    await expect(bring(rina, nameOf('2024-09'), '')).rejects.toThrow('422');
  });

  it('takes one of two people who bring the same return at once', async () => {
    const both = await Promise.allSettled([bring(rina, nameOf('2024-10')), bring(rina, nameOf('2024-10'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('goes back to the code where it is wrong, and is not filed at 23.30', async () => {
    const brought = await bring(rina, nameOf('2024-11'));
    const { filing, shown } = await codeFor(rina, brought);
    const at = { version: filing.version, code: shown === '000000' ? '000001' : '000000' };
    await expect(rina.post(`/efiling/filing_tax/${brought.id}/filing`, { ...at, code: 'abc' })).rejects.toThrow('422');
    await rina.post(`/efiling/filing_tax/${brought.id}/filing`, at);
    await app.drainJobs();
    const after = await rina.get<Filing>(`/efiling/filing_tax/${brought.id}`);
    expect(after).toMatchObject({ status: 'TOKEN_PENDING', officeCode: 'CODE_WRONG', code: { tries: 4 } });
    const { now } = app.clock;
    app.clock.now = Date.parse('2025-11-15T16:30:00Z');
    const late = await app.as('rina', 'sagara');
    await expect(codeFor(late, after)).rejects.toThrow('409');
    app.clock.now = now;
    const { id } = await rina.post<{ id: string }>(`/efiling/filing_tax/${brought.id}/moves/remove`, {
      version: after.version,
    });
    expect(id).toBe(brought.id);
  });

  it('has a code of the length, life and tries that internal admins set', async () => {
    const yoga = await app.as('yoga');
    await yoga.post('/admin/api/law/filing-code', {
      validFrom: '2024-01-01',
      validUntil: null,
      source: 'Pengumuman',
      reason: 'Panjang kode berubah',
      digits: 8,
      minutes: 30,
      tries: 2,
    });
    const brought = await bring(rina, nameOf('2022-05'));
    const { filing, shown } = await codeFor(rina, brought);
    expect(shown).toMatch(/^\d{8}$/);
    expect(filing.code).toMatchObject({ digits: 8, tries: 2, expiresAt: app.clock.now + 30 * 60_000 });
    const six = { version: filing.version, code: '123456' };
    await expect(rina.post(`/efiling/filing_tax/${brought.id}/filing`, six)).rejects.toThrow('422');
    expect(await file(rina, filing)).toMatchObject({ status: 'FILED' });
  });

  it('is not found in another company, and closed without the key', async () => {
    const brought = await bring(rina, nameOf('2024-12'));
    const hendra = await app.as('hendra', 'bentala');
    await expect(hendra.get(`/efiling/filing_tax/${brought.id}`)).rejects.toThrow('404');
    await expect(bring(await app.as('budi', 'sagara'), nameOf('2024-01'))).rejects.toThrow('403');
  });
});

describe('a return filed elsewhere', () => {
  const record = (over: Record<string, string> = {}, content = '%PDF-1.7\n%%EOF') => {
    const form = new FormData();
    const given = { kind: 'PPN_DM', period: '2025-09', revision: '0', bpe: 'NTTE-1', filedOn: '2025-10-20', ...over };
    for (const [key, value] of Object.entries(given)) form.append(key, value);
    form.append('file', new File([content], 'bpe.pdf', { type: 'application/pdf' }));
    return sendForm<Filing>(rina, '/efiling/filing_tax/record', form);
  };

  it('is recorded with its receipt, once', async () => {
    expect(await record()).toMatchObject({ status: 'FILED', origin: 'HAND', bpe: 'NTTE-1' });
    expect(await rina.get('/efiling/fetch_filing_tax_info/PPN_DM/2025-09')).toMatchObject({ isFiled: true });
    await expect(record()).rejects.toThrow('422');
  });

  it.each([
    [{ period: '2099-01' }],
    [{ kind: 'OP', period: '2024-01' }],
    [{ period: '2025-08', filedOn: '2099-01-01' }],
    [{ period: '2025-08', bpe: ' ' }],
  ])('refuses %j', async (over) => {
    await expect(record(over as Record<string, string>)).rejects.toThrow('422');
  });

  it('refuses a receipt that is no PDF', async () => {
    await expect(record({ period: '2025-08' }, 'text')).rejects.toThrow('422');
  });
});
