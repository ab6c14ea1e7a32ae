// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

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
