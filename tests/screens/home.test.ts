// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Permission } from '#domain/permissions.ts';
import { certificates, companyRoles, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { plantNews } from '../../fixtures/demo/news.ts';
import { billings } from '../api/billing/billing-client.ts';
import { issued } from '../api/bupot/bupot-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const HOME = '/main/home?masa=2025-10';

const give = (...keys: Permission[]) =>
  app().plant(async (tx) => {
    await tx.db.delete(companyRoles).where(eq(companyRoles.name, 'Kartu'));
    await tx.db
      .insert(companyRoles)
      .values({ id: app().deps.newId(), companyId: companies.sagara.id, name: 'Kartu', keys });
    await tx.db.update(memberships).set({ role: 'Kartu' }).where(eq(memberships.userId, people.sari.id));
  });

it('greets, and shows the state of the masa and what is to be done', async () => {
  await issued(app(), 'BPPU', { period: '2025-10', date: '2025-10-28', tax: '300000.00' });
  const rina = await app().as('rina', 'sagara');
  const { code } = await billings(rina).create({ amount: '2500000' });
  const screen = await mount({ as: 'Owner', at: HOME });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Selamat pagi, Rina');
  const health = screen.getByRole('region', { name: 'Kesehatan masa' });
  const row = within(health).getByRole('row', { name: /PPh Unifikasi/ });
  expect(row.textContent).toContain('1 bukti potong');
  expect(within(row).getByText('5 hari lagi')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Buat SPT' }).getAttribute('href')).toContain('masa=2025-10');
  const todo = screen.getByRole('region', { name: 'Perlu tindakan' });
  expect(within(todo).getByRole('button', { name: /E-Billing/ }).textContent).toContain('1');
  expect(todo.textContent?.replace(/\D/g, '')).toContain(code ?? 'no code');
  await screen.press(/^Bayar: /, todo);
  await screen.findByRole('heading', { level: 1, name: 'Bayar pajak' });
  expect(screen.address()).toMatch(/\/pay\/.+/);
});

it('leads a company that lacks a certificate through its first steps', async () => {
  await app().plant(async (tx) => {
    await tx.db.delete(certificates).where(eq(certificates.companyId, companies.sagara.id));
  });
  const screen = await mount({ as: 'Owner', at: HOME });
  const steps = await screen.findByRole('region', { name: 'Langkah awal' });
  await screen.press('Unggah', steps);
  await screen.findByRole('heading', { level: 1, name: 'Sertifikat elektronik' });
});

it('changes from masa to masa', async () => {
  const screen = await mount({ as: 'Owner', at: HOME });
  await screen.press('Masa berikutnya');
  await screen.findByRole('button', { name: 'Masa November 2025' });
  expect(screen.address()).toBe('/main/home?masa=2025-11');
});

it('shows the month with what is due and what is off', async () => {
  const screen = await mount({ as: 'Owner', at: HOME });
  const month = screen.getByRole('table', { name: 'Kalender pajak' });
  expect(within(month).getByRole('cell', { current: 'date' }).textContent).toContain('15');
  expect(screen.getByRole('list', { name: 'Tenggat bulan ini' }).textContent).toContain('Lapor SPT Masa PPh Unifikasi');
  await screen.press('Bulan berikutnya');
  expect((await screen.findByTitle('Hari Raya Natal')).textContent).toContain('25');
});

it('shows what waiting costs, why, and the cheapest order for an amount a month', async () => {
  await issued(app(), 'BPPU', { period: '2025-08', date: '2025-08-28', tax: '10000000.00', kapKjs: '411124-100' });
  const screen = await mount({ as: 'Owner', at: HOME });
  const card = screen.getByRole('region', { name: 'Harga menunggu' });
  const [why] = within(card).getAllByRole('button', { name: /SPT Masa PPh Unifikasi 08\/2025, Hari ini/ });
  await screen.user.click(why as HTMLElement);
  expect((await screen.findByRole('dialog')).textContent).toContain('Bunga keterlambatan + denda terlambat lapor');
  await screen.user.keyboard('{Escape}');
  const plan = within(card).getByRole('region', { name: 'Urutan melunasi termurah' });
  const monthly = within(plan).getByRole('textbox', { name: 'Dana per bulan' });
  await screen.write(monthly, '5000000');
  await screen.press('Hitung urutan', plan);
  expect((await within(plan).findByRole('table', { name: 'Urutan termurah' })).textContent).toContain('15/11/2025');
  await screen.write(monthly, '1');
  await screen.press('Hitung urutan', plan);
  await waitFor(() => expect(screen.faultOf(monthly)).toBe('Dengan dana ini pelunasan lebih dari sepuluh tahun'));
});

it('keeps each card from who lacks its key', async () => {
  await give('HOMEPAGE_CALENDAR_VIEW');
  const screen = await mount({ as: 'sari', at: HOME });
  expect(screen.getAllByText('Anda tidak memiliki akses untuk fitur ini')).toHaveLength(7);
  expect(screen.getByRole('table', { name: 'Kalender pajak' })).toBeTruthy();
});

it('leads who may see no card to the first list they may', async () => {
  await give('EBILLING_VIEW');
  const screen = await mount({ as: 'sari', at: HOME });
  expect(screen.address()).toBe('/main/ebilling/id_billing');
});

it('lets a person move cards, put them away and have them back as at first', async () => {
  const screen = await mount({ as: 'Owner', at: HOME });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const usual = titles();
  await screen.press('Atur beranda');
  const panel = screen.getByRole('region', { name: 'Atur beranda' });
  await screen.press('Naikkan Harga menunggu', panel);
  await screen.press('Sembunyikan Kuota upload', panel);
  expect(document.activeElement?.textContent).toBe('Tampilkan');
  expect(titles().slice(-3, -1)).toEqual(['Harga menunggu', 'Risiko']);
  expect(titles()).not.toContain('Kuota upload');
  const keeps = async () => (await (await app().as('rina')).get<{ preferences: unknown }>('/user')).preferences;
  await waitFor(async () => expect(await keeps()).toMatchObject({ home: { hidden: ['quota'] } }));

  const again = await mount({ as: 'Owner', at: HOME });
  expect(again.queryByRole('heading', { name: 'Kuota upload' })).toBeNull();
  await again.press('Atur beranda');
  await again.press('Kembalikan ke awal');
  await again.press('Selesai');
  expect(titles()).toEqual(usual);
});

it('shows all companies, with what may not be read there locked', async () => {
  const { newId } = app().deps;
  const [companyId, name] = [companies.bentalaRitel.id, 'Tanpa SPT'];
  await app().plant(async (tx) => {
    const keys: Permission[] = ['HOMEPAGE_REPORTING_VIEW', 'EFAKTUR_DOC_CREATE'];
    await tx.db.insert(companyRoles).values({ id: newId(), companyId, name, keys });
    await tx.db
      .update(memberships)
      .set({ role: name })
      .where(and(eq(memberships.userId, people.rina.id), eq(memberships.companyId, companyId)));
  });
  const screen = await mount({ as: 'Owner', at: HOME });
  await screen.press('Semua perusahaan');
  const rowOf = (company: string) => screen.getByRole('row', { name: new RegExp(company) });
  await screen.findByRole('row', { name: /PT Bentala Ritel/ });
  expect(within(rowOf('PT Bentala Ritel')).getAllByText(/Anda tidak memiliki akses/)).toHaveLength(10);
  const here = within(rowOf('PT Sagara Niaga Utama'));
  expect(here.getAllByRole('link').length).toBeGreaterThan(0);
  expect(within(rowOf('PT Bentala Logistik')).getAllByRole('button', { name: /Belum/ }).length).toBeGreaterThan(0);
  await screen.write(screen.getByRole('searchbox', { name: 'Cari nama atau NPWP' }), 'ritel');
  expect(screen.getByText('1 dari 7')).toBeTruthy();
  await screen.press('Masa berikutnya');
  await waitFor(() => expect(screen.address()).toContain('masa='));
});

it('shows what is new until it is dismissed, and asks for an opinion once', async () => {
  await app().deps.db.transact((tx) => plantNews(tx, app().clock.now));
  const screen = await mount({ as: 'Owner', at: HOME });
  const card = screen.getByRole('region', { name: 'Yang baru' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  await screen.press('Sembunyikan: Harga menunggu', card);
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  const slides = screen.getByRole('region', { name: 'Dari Patuh' });
  await screen.press('Berikutnya', slides);
  expect(slides.textContent).toContain('Hitung PPh 21 sebelum gajian');
  await screen.press('Sembunyikan: Hitung PPh 21 sebelum gajian', slides);
  expect(slides.textContent).toContain('Semua perusahaan dalam satu halaman');
  await screen.user.click(screen.getByRole('radio', { name: '9' }));
  await screen.write(screen.getByRole('textbox', { name: 'Apa alasannya?' }), 'Cepat dan jelas');
  await screen.press('Kirim');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pendapat Anda' })).toBeNull());
  const again = await mount({ as: 'Owner', at: HOME });
  expect(within(again.getByRole('region', { name: 'Yang baru' })).getAllByRole('listitem')).toHaveLength(2);
  expect(again.queryByRole('region', { name: 'Pendapat Anda' })).toBeNull();
});

it('keeps own dates of the company, and an address to read them at elsewhere', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/home/calendar' });
  await screen.user.click(screen.getAllByRole('button', { name: 'Tambah tanggal' })[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Tambah tanggal' });
  const [date, title] = within(form).getAllByRole('textbox');
  await screen.write(title as HTMLElement, 'Rapat pajak');
  await screen.write(date as HTMLElement, '20/11/2025');
  await screen.press('Simpan', form);
  await screen.findByRole('row', { name: /Rapat pajak/ });
  await screen.press('Buat alamat');
  await screen.findByText(/\/public\/api\/calendar\/.+\.ics/);
  await screen.press('Cabut alamat');
  await waitFor(() => expect(screen.queryByText(/\.ics/)).toBeNull());
  const home = await mount({ as: 'Owner', at: HOME });
  expect(await home.findByText('Rapat pajak')).toBeTruthy();
});
