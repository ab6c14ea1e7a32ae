// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { efinMigrations } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { efinRequests } from '../../fixtures/demo/efin-migrations.ts';
import { buyerEnding, fakturs } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const asAdmin = (at: string) => mount({ as: 'wira', where: 'bentalaTekstil', at });

it('switches a flag of a company in its row, with a reason', async () => {
  const screen = await asAdmin('/admin/company');
  const { name } = companies.sagara;
  const flag = () => screen.findByRole('switch', { name: `API publik: ${name}` });
  await screen.user.click(await flag());
  const dialog = await screen.findByRole('dialog', { name: `Nyalakan API publik untuk ${name}?` });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Nyalakan' });
  expect(confirm.disabled).toBe(true);
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Tiket 2481');
  await screen.user.click(confirm);
  await waitFor(async () => expect((await flag()) as HTMLInputElement).toHaveProperty('checked', true));
});

it('sets the package of a company, adds units and offers to bring the former back', async () => {
  const screen = await asAdmin(`/admin/company/${companies.sagara.id}/package`);
  await screen.press('Ubah paket');
  const dialog = await screen.findByRole('dialog', { name: 'Ubah paket' });
  await screen.write(within(dialog).getByLabelText('Nama paket'), 'Perusahaan');
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Kontrak baru');
  await screen.press('Simpan', dialog);
  await screen.findByText(/^Perusahaan, sampai/);
  await screen.press('Tambah atau ambil kuota');
  const units = await screen.findByRole('dialog', { name: 'Tambah atau ambil kuota' });
  await screen.write(within(units).getByLabelText('Jumlah unit'), '25');
  await screen.write(within(units).getByLabelText('Alasan'), 'Kompensasi');
  await screen.press('Simpan', units);
  expect((await screen.findAllByText('Ditambah oleh Patuh')).length).toBe(1);
  const [first] = await screen.findAllByRole('button', { name: 'Kembalikan' });
  await screen.user.click(first as HTMLElement);
  const back = await screen.findByRole('dialog', { name: 'Tambah atau ambil kuota' });
  expect(within(back).getByLabelText<HTMLInputElement>('Jumlah unit').value).toBe('25');
  expect(within(back).getByText('Ambil')).toBeTruthy();
});

it('finds an invoice by its number, opens it, and asks another admin to revert its cancellation', async () => {
  const rina = await app().as('rina', 'sagara');
  const all = fakturs(app(), rina);
  const invoice = await all.move(await all.approved(buyerEnding('9988')), 'cancel', 'Pesanan batal');
  const screen = await asAdmin('/admin/efaktur/find');
  await screen.press('Cari');
  await screen.findByText('Isi salah satu');
  await screen.write(screen.getByLabelText('Nomor faktur'), '12345');
  await screen.press('Cari');
  await screen.findByText('Nomor faktur terdiri dari 13, 16, atau 17 digit');
  await screen.write(screen.getByLabelText('Nomor faktur'), invoice.number ?? '');
  await screen.press('Cari');
  const row = (await screen.findByText(companies.sagara.name)).closest('tr') as HTMLElement;
  await screen.user.click(within(row).getByRole('link'));
  await waitFor(() => expect(screen.address()).toBe(`/admin/efaktur/view?faktur=${invoice.id}`));
  await screen.user.click(await screen.findByRole('button', { name: 'Pulihkan pembatalan' }));
  const dialog = await screen.findByRole('dialog', { name: /Minta pemulihan/ });
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Salah batal');
  await screen.press('Pulihkan pembatalan', dialog);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pulihkan pembatalan' })).toBeNull());
});

it('decides a request to move an EFIN, and can bring it back', async () => {
  await app().plant((tx) => tx.db.insert(efinMigrations).values([...efinRequests(app().clock.now)]));
  const screen = await asAdmin('/admin/efiling/register_efin');
  const row = () => screen.getByText(companies.sagara.name).closest('tr') as HTMLElement;
  await screen.press('Selesai', row());
  const dialog = await screen.findByRole('dialog', { name: /selesai\?$/ });
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Surat KPP diterima');
  await screen.press('Selesai', dialog);
  await waitFor(() => expect(within(row()).getByRole('button', { name: 'Kembalikan' })).toBeTruthy());
});

it('moves the sign-in of a person to another address', async () => {
  const screen = await asAdmin('/admin/sso/migration');
  await screen.write(screen.getByLabelText('Alamat masuk'), people.sari.email);
  await screen.press('Cari');
  await screen.findByRole('heading', { name: people.sari.name });
  await screen.press('Pindahkan');
  const dialog = await screen.findByRole('dialog', { name: /Pindahkan alamat masuk/ });
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Pindah domain');
  await screen.write(within(dialog).getByLabelText('Alamat baru'), people.rina.email);
  await screen.press('Pindahkan', dialog);
  await within(dialog).findByText(/sudah/);
  await screen.write(within(dialog).getByLabelText('Alamat baru'), 'sari.baru@sagaraniaga.example');
  await screen.press('Pindahkan', dialog);
  await screen.findByText(`← ${people.sari.email}`);
});

it('tests an outside system, and switches it off', async () => {
  const screen = await asAdmin('/admin/configuration/service');
  const card = () => screen.getByRole('heading', { name: 'Email' }).closest('section') as HTMLElement;
  await screen.press('Uji panggilan', card());
  await within(card()).findByText(/^Dijawab dalam/);
  await screen.press('Matikan', card());
  const dialog = await screen.findByRole('dialog', { name: 'Matikan: Email' });
  await screen.write(within(dialog).getByLabelText('Alasan'), 'Pemeliharaan');
  await screen.press('Matikan', dialog);
  await waitFor(() => expect(within(card()).getByText('Mati')).toBeTruthy());
});

it('shows who uses e-Faktur, and asks the office about places of business', async () => {
  const users = await asAdmin('/admin/efaktur/user');
  const row = (await users.findByRole('link', { name: companies.sagara.name })).closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(/Terdaftar, Aktif, Siap dipakai, Coretax/);
  const places = await asAdmin('/admin/branches');
  await places.findAllByRole('button', { name: 'Tanya DJP' });
  await places.user.click(places.getAllByRole('button', { name: 'Tanya DJP' })[0] as HTMLElement);
  const answer = await places.findByRole('dialog', { name: /^Jawaban DJP/ });
  await within(answer).findByText(/ACTIVE/);
});
