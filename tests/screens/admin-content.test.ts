// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { HomeMeta } from '#domain/home/news-schema.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const at = (path: string) => mount({ as: 'wira', where: 'bentalaTekstil', at: path });

it('an entry is published with a reason, and its refusals are at their fields', async () => {
  const screen = await at('/admin/cms/whats-new');
  const menu = screen.getByRole('navigation', { name: 'Menu internal' });
  expect(within(menu).getByRole('link', { name: 'Yang baru' }).getAttribute('aria-current')).toBe('page');
  await screen.user.click(screen.getAllByRole('button', { name: 'Tambah entri' })[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Tambah entri' });
  expect(form.textContent).not.toContain('%{');
  const field = (name: string) => within(form).getByLabelText<HTMLInputElement>(name, { exact: false });
  for (const [name, text] of [
    ['Judul', 'Pindai faktur kertas'],
    ['Judul (Inggris)', 'Scan paper invoices'],
    ['Versi', '4.12'],
    ['Tanggal rilis', '15/11/2025'],
    ['Uraian', 'Arahkan kamera ke QR.'],
    ['Uraian (Inggris)', 'Point the camera at the QR code.'],
    ['Gambar', 'https://elsewhere.example/a.png'],
  ] as const)
    await screen.write(within(form).getByRole('textbox', { name }), text);
  expect(form.textContent).toContain('Pratinjau');
  await screen.press('Simpan', form);
  await waitFor(() => expect(screen.faultOf(field('Alasan perubahan'))).toBeTruthy());
  await screen.write(field('Alasan perubahan'), 'Rilis 4.12');
  await screen.press('Simpan', form);
  await waitFor(() => expect(screen.faultOf(field('Versi'))).toBe('Tulis versi sebagai x.x.x, misalnya 4.12.0.'));
  expect(screen.faultOf(field('Gambar'))).toBe('Host alamat ini tidak ada di daftar host konten.');
  await screen.write(field('Versi'), '4.12.0');
  await screen.write(field('Gambar'), 'https://cdn.patuh.example/a.png');
  await screen.press('Simpan', form);
  await screen.findByText('Pindai faktur kertas');
  const { whatsNew } = await (await app().as('rina')).get<HomeMeta>('/home/meta');
  expect(whatsNew).toMatchObject([{ featureTitle: 'Pindai faktur kertas', versionUpdate: '4.12.0' }]);
});

it('an event is in the calendar of a company at once, in its language', async () => {
  const wira = await app().as('wira');
  await wira.post('/admin/api/cms/tax-calendar-event', {
    title: 'Batas pemutakhiran data',
    titleEn: 'Last day to update data',
    note: null,
    noteEn: null,
    tax: 'ALL',
    repeats: 'NEVER',
    date: '2025-11-20',
    untilDay: null,
    shifts: false,
    source: 'PENG-1/2025',
    reason: 'Pengumuman',
  });
  const screen = await mount({ as: 'Owner', at: '/main/home', locale: 'en' });
  await screen.findByText('Last day to update data');
});

it('the overview shows what is wrong and what waits', async () => {
  const screen = await at('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Ikhtisar' });
  for (const name of ['Pekerjaan', 'Penyimpanan', 'Uang tanpa rekening terbaru'])
    screen.getByRole('heading', { level: 2, name });
});
