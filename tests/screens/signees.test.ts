// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/account/signee/ebupot-ctas';
const EMPTY = 'Wajib diisi';
const openForm = async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  await screen.press('Tambah penandatangan');
  const form = within(await screen.findByRole('dialog'));
  const field = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name });
  return { ...screen, form, field };
};
const namesIn = (screen: { getAllByRole: ReturnType<typeof within>['getAllByRole'] }) =>
  screen.getAllByRole('row').map((row: HTMLElement) => row.textContent);

it('lays on their fields what the server refuses, and keeps what was typed', async () => {
  const screen = await openForm();
  await screen.write(screen.field('Nama lengkap'), 'Wulan Sari');
  await screen.write(screen.field('NPWP/NIK (16 digit)'), '123');
  await screen.press('Simpan');
  await waitFor(() => expect(screen.faultOf(screen.field('Jabatan'))).toBe(EMPTY));
  expect(screen.faultOf(screen.field('NPWP/NIK (16 digit)'))).toContain('1234567890123456');
  expect(screen.field('Nama lengkap').value).toBe('Wulan Sari');
});

it('adds a signee, who then is in the list', async () => {
  const screen = await openForm();
  await screen.write(screen.field('Nama lengkap'), 'Wulan Sari');
  await screen.write(screen.field('Jabatan'), 'Manajer pajak');
  await screen.write(screen.field('NPWP/NIK (16 digit)'), '3275015507910004');
  await screen.write(screen.field('Kota penandatanganan'), 'Bandung');
  await screen.press('Simpan');
  await screen.isNoted('Penandatangan disimpan');
  await waitFor(() => expect(namesIn(screen).join()).toContain('Wulan Sari'));
  await waitFor(() => expect(screen.address()).toBe(PAGE));
});

it('names a person once for every product that is ticked, and takes a product away again', async () => {
  const rina = await app().as('rina', 'sagara');
  const signed = async () =>
    (await rina.get<{ product: string; npwp: string }[]>('/signees?range=[0,199]'))
      .filter(({ npwp }) => npwp === '3275016507910002')
      .map(({ product }) => product)
      .sort();
  const screen = await openForm();
  await screen.write(screen.field('Nama lengkap'), 'Ratna Dewi');
  await screen.write(screen.field('Jabatan'), 'Direktur');
  await screen.write(screen.field('NPWP/NIK (16 digit)'), '3275016507910002');
  await screen.write(screen.field('Kota penandatanganan'), 'Bandung');
  await screen.user.click(screen.form.getByRole('checkbox', { name: 'E-Faktur Coretax' }));
  await screen.press('Simpan');
  await waitFor(async () => expect(await signed()).toEqual(['ebupot-ctas', 'efaktur-v2']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await screen.user.click(await screen.findByText('Ratna Dewi'));
  const drawer = within(await screen.findByRole('dialog'));
  const tick = await drawer.findByRole<HTMLInputElement>('checkbox', { name: 'E-Faktur Coretax' });
  await waitFor(() => expect(tick.checked).toBe(true));
  await screen.user.click(tick);
  await screen.press('Simpan');
  await waitFor(async () => expect(await signed()).toEqual(['ebupot-ctas']));
});

it('is one list at every address, which begins with its product and shows a person once', async () => {
  const rina = await app().as('rina', 'sagara');
  const person = { name: 'Wulan Dua', jobTitle: 'Direktur', npwp: '3275014107850003', phone: null, city: 'Bandung' };
  const rest = { actsAs: 'KUASA', active: true, codeState: 'UNKNOWN', codeEnds: null };
  for (const product of ['efaktur-v2', 'ebupot-ctas']) await rina.post('/signees', { ...person, ...rest, product });
  await rina.post('/signees', {
    ...person,
    ...rest,
    name: 'Hanya Bupot',
    npwp: '3275011212790008',
    product: 'ebupot-ctas',
  });
  const screen = await mount({ as: 'Owner', at: '/main/setting/account/signee/efaktur-v2' });
  await screen.findByText('Wulan Dua');
  expect(screen.queryByText('Hanya Bupot')).toBeNull();
  await screen.press('Menandatangani: E-Faktur Coretax');
  await screen.user.click(await screen.findByRole('menuitem', { name: /Semua/ }));
  await screen.findByText('Hanya Bupot');
  const [row, ...others] = screen.getAllByRole('row', { name: /Wulan Dua/ });
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/E-Faktur Coretax.*E-Bupot Coretax/);
});

it('shows for a product that sends nothing that it needs no signee', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/setting/account/signee/efaktur' });
  await screen.findByText('Hanya diperlukan bila perusahaan masih menandatangani dokumen ini.');
  expect(document.body.textContent).not.toContain('tidak dapat dikirim');
});

it('asks for the city as soon as a product is ticked that needs it', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/setting/account/signee/efaktur-v2' });
  await screen.press('Tambah penandatangan');
  const form = within(await screen.findByRole('dialog'));
  await screen.user.click(form.getByRole('checkbox', { name: 'E-Bupot Coretax' }));
  await screen.press('Simpan');
  const city = form.getByRole('textbox', { name: 'Kota penandatanganan' });
  await waitFor(() => expect(screen.faultOf(city)).toMatch(/^Kota wajib diisi/));
});

it('warns where nobody is active', async () => {
  const rina = await app().as('rina', 'sagara');
  const filter = encodeURIComponent(JSON.stringify({ product: 'ebupot-ctas' }));
  for (const { id, updatedAt: _, ...row } of await rina.get<Record<string, unknown>[]>(`/signees?filter=${filter}`))
    await rina.put(`/signees/${id}`, { ...row, active: false });
  const screen = await mount({ as: 'Owner', at: PAGE });
  expect(screen.getByText('Belum ada penandatangan yang aktif')).toBeTruthy();
});

it('is for the Owner only in Coretax', async () => {
  const screen = await mount({ as: 'Administrator', at: PAGE });
  await waitFor(() => expect(screen.getByText(/^Halaman ini hanya dapat dibuka oleh Owner/)).toBeTruthy());
});
