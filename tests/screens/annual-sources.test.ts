// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aReceivedInput } from '../../fixtures/builders/a-received.ts';
import { inProcess, stands } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/efiling/spt_1771/onboarding';

const made = async (taxYear: number) => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<{ id: string }>('/efiling/spt-badan', { taxYear, months: 12 });
  return { rina, id };
};
const slip = (number: string, year: number) =>
  aReceivedInput({ number, taxYear: String(year), period: `${year}-05`, date: `${year}-05-31`, taxCode: null });
const card = (name: string) => {
  const found = [...document.querySelectorAll('section.annual-source')].find(
    (one) => one.querySelector('h2')?.textContent === name,
  );
  return within(found as HTMLElement);
};

it('says what is missing, draws a source, opens it to its documents, and says when it changed', async () => {
  const { rina, id } = await made(2019);
  await rina.post('/ebupot/received', slip('S19A', 2019));
  const screen = await mount({ as: 'rina', at: `${PAGE}?id=${id}` });
  await screen.findByRole('heading', { name: 'Bukti potong diterima' });
  stands();
  expect(card('Neraca saldo').getByText('Belum ada')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Tarik: Bukti potong diterima' });
  button.focus();
  await screen.user.keyboard('{Enter}');
  await waitFor(() => expect(card('Bukti potong diterima').getByText(/^Ditarik /)).toBeTruthy());
  await screen.press('Dokumen (1)');
  expect(screen.getByRole('link', { name: 'S19A' }).getAttribute('href')).toContain('/main/ebupot-v2/received/detail/');
  expect(screen.getByText('Masuk lembar')).toBeTruthy();
  await rina.post('/ebupot/received', slip('S19B', 2019));
  await waitFor(() => expect(card('Bukti potong diterima').getByText('data sumber berubah')).toBeTruthy());
});

it('keeps a typed entry until its replacement is requested', async () => {
  const { rina, id } = await made(2018);
  await rina.post('/ebupot/received', slip('S18A', 2018));
  const row = { npwp: '0019000018021000', number: 'S18A', tax: '7' };
  const json = { version: 0, lines: {}, answers: {}, rows: { III: [row] }, notes: {} };
  await rina.request('PUT', `/efiling/spt-badan/${id}/sheets/III`, { json });
  const screen = await mount({ as: 'rina', at: `${PAGE}?id=${id}` });
  await screen.press('Tarik semua');
  await waitFor(() => expect(card('Bukti potong diterima').getByText(/^1 isian ketikan/)).toBeTruthy());
  await screen.press('Ganti isian ketikan');
  await waitFor(() => expect(card('Bukti potong diterima').queryByText(/^1 isian ketikan/)).toBeNull());
});

it('takes the cause of a difference, which begins with what is open', async () => {
  const { id } = await made(2020);
  const { id: next, rina } = await made(2021);
  const asset = { group: 'T2', month: '2020-01', cost: '8000000', fiscalMethod: 'GL' };
  const json = { version: 1, lines: {}, answers: {}, rows: { '1A': [asset] }, notes: {} };
  expect((await rina.request('PUT', `/efiling/spt-badan/${next}/sheets/1A`, { json })).status).toBe(200);
  expect(id).not.toBe(next);
  const screen = await mount({ as: 'rina', at: `${PAGE}?id=${next}&tab=equalisation` });
  await screen.findByRole('heading', { name: 'Nilai buku awal' });
  await screen.press('Tambah sebab');
  await screen.write(await screen.findByRole('textbox', { name: /^Keterangan/ }), 'Hibah');
  await screen.press('Simpan sebab');
  await waitFor(() => expect(card('Nilai buku awal').getByText('Dijelaskan')).toBeTruthy());
});

it('a row of a trial balance without a readable amount is completed on the page, or left out', async () => {
  const rina = await app().as('rina');
  const form = new FormData();
  const text = 'Kode;Nama Akun;Debit;Kredit\n1100;Kas;seribu;\n2100;Utang usaha;;1000\n;;7;\n';
  for (const [key, value] of Object.entries({ file: new File([text], 'neraca.csv'), year: '2023', form: 'L1C' }))
    form.set(key, value);
  await rina.request('POST', '/efiling/trial-balance', { form });
  const screen = await mount({ as: 'Owner', at: '/main/efiling/trial-balance?year=2023' });
  screen.getByText(/^2 baris belum dihitung/);
  const rows = () => screen.getAllByRole('listitem').filter((one) => one.textContent.startsWith('Baris'));
  const [cash, nameless] = rows();
  if (!cash || !nameless) throw new Error('two rows are expected');
  expect(cash.textContent).toContain('1100 Kas tertulis "seribu"');
  expect(within(nameless).getByRole('textbox', { name: 'Nama akun' })).toBeTruthy();
  await screen.press('Lewati', nameless);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(within(cash).getByRole<HTMLButtonElement>('button', { name: 'Hitung' }).disabled).toBe(true);
  await screen.write(within(cash).getByRole('textbox', { name: 'Debit' }), '1000');
  await screen.press('Hitung', cash);
  await screen.findByText('Debit dan kredit sama');
  expect(rows()).toHaveLength(0);
});
