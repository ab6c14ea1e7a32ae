import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfTexts } from '../../pdf-text.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals, attachPdfs, nameAnnualSignee } from './annual-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const { made, fill } = annuals(() => rina);

const paper = async (path: string, who = rina) => {
  const response = await who.request('GET', path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return pdfTexts(new Uint8Array(await response.arrayBuffer()));
};

const asset = { group: 'T1', kind: 'Mesin & alat', month: '2024-01', cost: '40000000', fiscalMethod: 'GL' };

describe('the paper of an annual return', () => {
  it('has its sheets in the order of the form, with a watermark until it is filed', async () => {
    const id = await made(2024);
    await fill(id, '7A', { rows: { '7A': [{ name: 'Acme Pte', country: 'Singapura', net: '5000000', tax: '0' }] } });
    await fill(id, '1A', { rows: { '1A': [asset] } });
    const texts = await paper(`${ANNUAL}/${id}/pdf`);
    const codes = ['1771-I', '1771-II', '1771-III', 'Lampiran Khusus 7A', '1771-IV', '1771-V', '1771-VI'];
    const all = [...codes, 'Lampiran Khusus 1A'];
    expect(texts.filter((text) => all.includes(text))).toEqual(all);
    expect(texts).toEqual(
      expect.arrayContaining(['KONSEP', 'Acme Pte', 'Mesin & alat', '10.000.000', 'Lampiran tanpa isian']),
    );
    expect(texts).not.toContain('Bukti penerimaan');
  });

  it('of 2025 has the accounts of its sector', async () => {
    const id = await made(2025);
    await fill(id, 'INDUK', { answers: { 'B.1': 'D', 'D.11': 'general' } });
    const texts = await paper(`${ANNUAL}/${id}/pdf`);
    expect(texts).toEqual(expect.arrayContaining(['SPT TAHUNAN PAJAK PENGHASILAN BADAN', 'Lampiran 1D', 'KONSEP']));
    expect(texts).not.toContain('Lampiran 14');
  });

  it('is at the address of form 1771 for its own years alone', async () => {
    const rows = await rina.get<{ id: string; taxYear: number }[]>(ANNUAL);
    const idOf = (year: number) => rows.find(({ taxYear }) => taxYear === year)?.id ?? '';
    expect(await paper(`/efiling/espt-1771/${idOf(2024)}/pdf`)).toContain('KONSEP');
    expect((await rina.request('GET', `/efiling/espt-1771/${idOf(2025)}/pdf`)).status).toBe(404);
  });

  it('has the number and time of its receipt once it is filed', async () => {
    const id = await made(2021);
    await fill(id, 'INDUK', { answers: { tariff: 'general', '16': 'no' } });
    await nameAnnualSignee(rina);
    await attachPdfs(rina, id);
    await rina.post(`${ANNUAL}/${id}/file`, {});
    await app.drainJobs();
    const { bpe } = await rina.get<{ bpe: string }>(`${ANNUAL}/${id}`);
    const texts = await paper(`${ANNUAL}/${id}/pdf`);
    expect(texts).toEqual(expect.arrayContaining(['Bukti penerimaan', bpe, 'Wulan Sari']));
    expect(texts).not.toContain('KONSEP');
  });

  it('is closed to other companies and to those without the permission', async () => {
    const [own] = await rina.get<{ id: string }[]>(ANNUAL);
    const path = `${ANNUAL}/${own?.id}/pdf`;
    expect((await (await app.as('hendra', 'bentala')).request('GET', path)).status).toBe(404);
    expect((await (await app.as('budi', 'sagara')).request('GET', path)).status).toBe(403);
  });
});
