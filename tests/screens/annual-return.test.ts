// @vitest-environment browser
import { findByLabelText, getByRole, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const made = async (taxYear: number) => {
  const rina = await app().as('rina', 'sagara');
  const { id } = await rina.post<{ id: string }>('/efiling/spt-badan', { taxYear, months: 12 });
  return { rina, id };
};

type Sheet = { version: number; lines: { line: string; value: string }[]; notes: Record<string, string> };

it('entries save themselves, totals follow, and Enter moves down the column', async () => {
  const { rina, id } = await made(2024);
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/2024/0/CONCEPT/lampiran/1/part1` });
  const turnover = await screen.findByRole('textbox', { name: /^1a / });
  await screen.write(turnover, '12.500.000');
  await waitFor(async () => {
    const sheet = (await rina.get(`/efiling/spt-badan/${id}/sheets/I`)) as Sheet;
    expect(sheet.lines.find(({ line }) => line === '1a')?.value).toBe('12500000.00');
  });
  await waitFor(() => expect(screen.getByText('Semua isian tersimpan')).toBeTruthy());
  turnover.focus();
  await screen.user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^1e /);
});

it('a line opens to a comment and to the result with another amount', async () => {
  const { rina, id } = await made(2023);
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/2023/0/CONCEPT/lampiran/1/part1` });
  await screen.findByRole('textbox', { name: /^1a / });
  const [first] = await screen.findAllByRole('button', { name: /^Dari mana angka ini/ });
  first?.click();
  await screen.write(await screen.findByRole('textbox', { name: /^Catatan/ }), 'Dicek dengan buku besar');
  await waitFor(async () => {
    const sheet = (await rina.get(`/efiling/spt-badan/${id}/sheets/I`)) as Sheet;
    expect(Object.values(sheet.notes)).toEqual(['Dicek dengan buku besar']);
  });
  await screen.press('Tindakan');
  (await screen.findByRole('menuitem', { name: 'Bagaimana jika' })).click();
  await screen.write(await screen.findByRole('textbox', { name: /^Koreksi fiskal tambahan/ }), '4000000');
  await waitFor(() =>
    expect(screen.getByText('Penghasilan kena pajak').closest('li')?.textContent).toContain('4.000.000'),
  );
});

it('one action of the head is shown, the others are in a menu', async () => {
  const { id } = await made(2020);
  const at = `/main/efiling/spt_1771/1771/${id}/2020/0/CONCEPT/induk/part1`;
  const screen = await mount({ as: 'rina', at });
  await screen.findByRole('link', { name: 'Tarik data' });
  await screen.press('Tindakan');
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['PDF semua lembar', 'Bagaimana jika', 'Perpanjangan', 'Lampiran PDF', 'Hapus']);
  screen.getByRole('menuitem', { name: 'Hapus' }).click();
  await screen.findByRole('dialog', { name: 'Hapus SPT Tahunan ini?' });
});

it('another person who fills in a sheet is seen at once, with a way there', async () => {
  const { id } = await made(2022);
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/2022/0/CONCEPT/lampiran/1/part1` });
  await screen.findByRole('textbox', { name: /^1a / });
  const agus = await app().as('agus', 'sagara');
  await agus.put(`/efiling/spt-badan/${id}/sheets/VI`, { version: 0, lines: {}, answers: {}, rows: {}, notes: {} });
  const status = await screen.findByText(new RegExp(`${people.agus.name} mengisi`));
  expect(status.querySelector('a')?.textContent).toBe('VI Perusahaan afiliasi');
});

it('makes the billing code of what is left to pay, and leads to it', async () => {
  const { rina, id } = await made(2021);
  const put = (sheet: string, entries: object) =>
    rina.request('PUT', `/efiling/spt-badan/${id}/sheets/${sheet}`, {
      json: { version: 0, lines: {}, answers: {}, rows: {}, notes: {}, ...entries },
    });
  await put('I', { lines: { '1a': '1000000000' } });
  await put('INDUK', { answers: { tariff: 'general' } });
  const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/2021/0/CONCEPT/induk/part1` });
  await screen.press('Buat kode billing');
  await waitFor(() => expect(window.location.href).toMatch(/\/main\/ebilling\/id_billing#./));
  expect((await screen.findAllByText(/220\.000\.000/)).length).toBeGreaterThan(0);
});

it('year, revision or state of another return in the address lead to the return itself', async () => {
  const { id } = await made(2018);
  for (const wrong of ['2017/0/CONCEPT', '2018/1/CONCEPT', '2018/0/FILED']) {
    const screen = await mount({ as: 'rina', at: `/main/efiling/spt_1771/1771/${id}/${wrong}/lampiran/3` });
    await screen.findByRole('heading', { level: 1, name: 'SPT Tahunan badan 2018' });
    expect(location.pathname).toBe(`/main/efiling/spt_1771/1771/${id}/2018/0/CONCEPT/induk/part1`);
  }
});

it('a return that does not exist, or is of another company, has a message and a way to the list', async () => {
  const screen = await mount({ as: 'rina', at: '/main/efiling/spt_badan/01khj2t3800f9wz45k55vk5666/INDUK' });
  await screen.findByRole('heading', { level: 1, name: 'SPT tidak dapat dibaca' });
  expect(screen.getByRole('link', { name: 'SPT Tahunan badan' }).getAttribute('href')).toBe('/main/efiling/spt_1771');
});

it('an entry whose save met an ended session is restored after signing in, and saved', async () => {
  const { id } = await made(2017);
  const at = `/main/efiling/spt_1771/1771/${id}/2017/0/CONCEPT/lampiran/1/part1`;
  const screen = await mount({ as: 'rina', at });
  const turnover = await screen.findByRole('textbox', { name: /^1a / });
  await app().fetch('/logout', { headers: { Cookie: screen.otherTab?.cookie ?? '', 'Sec-Fetch-Site': 'none' } });
  await screen.write(turnover, '7.500.000');
  await screen.findByRole('heading', { name: 'Masuk' });
  await screen.write(await screen.findByLabelText<HTMLInputElement>('Email'), people.rina.email);
  await screen.write(screen.getByLabelText<HTMLInputElement>('Kata sandi'), PASSWORD);
  await screen.press('Masuk');
  await waitFor(() => expect(screen.address()).toBe(at));
  const back = await screen.findByRole<HTMLInputElement>('textbox', { name: /^1a / });
  await waitFor(() => expect(back.value).toBe('7.500.000'));
  const rina = await app().as('rina', 'sagara');
  await waitFor(async () => {
    const sheet = (await rina.get(`/efiling/spt-badan/${id}/sheets/I`)) as Sheet;
    expect(sheet.lines.find(({ line }) => line === '1a')?.value).toBe('7500000.00');
  });
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('patuh.typing.'))).toEqual([]));
});

it('the finding of a missing PDF opens the attachments with its kind, and goes once it is attached', async () => {
  const { id } = await made(2016);
  const at = `/main/efiling/spt_1771/1771/${id}/2016/0/CONCEPT/lampiran/2`;
  const screen = await mount({ as: 'rina', at });
  await screen.press(/PDF LK Laporan keuangan \(PDF\) belum dilampirkan/);
  const dialog = await screen.findByRole('dialog', { name: 'Lampiran PDF' });
  await findByLabelText(dialog, 'Jenis lampiran');
  expect(dialog.textContent).toContain('LK Laporan keuangan');
  const file = new File(['%PDF-1.7\n%%EOF'], 'lk.pdf', { type: 'application/pdf' });
  await screen.user.upload(screen.getByTestId('annual-attachment'), file);
  await waitFor(() => expect(getByRole(dialog, 'button', { name: 'Lepas' })).toBeTruthy());
  await screen.user.keyboard('{Escape}');
  expect(screen.address()).toBe(at);
  await waitFor(() => expect(screen.queryByText(/Laporan keuangan \(PDF\) belum/)).toBeNull());
});

it('an extension is recorded before the return is begun, refused at its field, and moves the day', async () => {
  const screen = await mount({ as: 'rina', at: '/main/efiling/spt_1771?tahun=2015' });
  await screen.press('Kembali', await screen.findByRole('dialog'));
  await screen.press('Perpanjangan');
  await screen.press('Lanjut', await screen.findByRole('dialog', { name: 'Perpanjangan batas lapor' }));
  await screen.findByRole('heading', { level: 1, name: 'SPT Tahunan badan 2015' });
  const dialog = await screen.findByRole('dialog', { name: 'Perpanjangan batas lapor' });
  const write = async (name: string, words: string) => screen.write(await findByLabelText(dialog, name), words);
  const entries = {
    'Tanggal pemberitahuan': '31/12/2015',
    'Nomor tanda terima atau nomor kasus': 'S-7/2016',
    Alasan: 'Audit belum selesai',
    'PPh kurang bayar sementara': '15000000',
    'Jumlah disetor': '15000000',
    NTPN: 'A1B2C3D4E5F6A7B8',
    'Tanggal setor': '25/04/2016',
  };
  for (const [name, words] of Object.entries(entries)) await write(name, words);
  await screen.press('Catat', dialog);
  const day = await findByLabelText(dialog, 'Tanggal pemberitahuan');
  await waitFor(() => expect(screen.faultOf(day)).toBe('Pemberitahuan diajukan setelah tahun buku berakhir'));
  await write('Tanggal pemberitahuan', '26/04/2016');
  await screen.press('Catat', dialog);
  await screen.findByText(/^Batas lapor 30\/06\/2016, diperpanjang/);
  (await screen.findByRole('link', { name: 'SPT Tahunan badan' })).click();
  await screen.findByText('Batas lapor 30/06/2016, diperpanjang');
});
