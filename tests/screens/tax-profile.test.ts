// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/account/tax';

it('saves the profile, shows what is wrong at its field, and compares what somebody else saved meanwhile with what was typed', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  const email = screen.getByLabelText<HTMLInputElement>('Email perusahaan');
  await screen.write(email, 'bukan email');
  await screen.press('Simpan profil');
  await waitFor(() => expect(screen.faultOf(email)).toBeTruthy());
  await screen.write(email, 'pajak@sagara.example');
  await screen.press('Simpan profil');
  await screen.isNoted('Profil wajib pajak diperbarui');
  const agus = await app().as('agus');
  const {
    npwp: _,
    npwpType: __,
    pkp: ___,
    kluNames: ____,
    ...now
  } = await agus.get<TaxProfile>('/company/tax-profile');
  await agus.put('/company/tax-profile', { ...now, city: 'Kota Agus', address: 'Jalan Agus 1', klu: null });
  const city = screen.getByLabelText<HTMLInputElement>('Kota');
  await screen.write(city, 'Kota Rina');
  await screen.press('Simpan profil');
  const dialog = await screen.findByRole('dialog', { name: /^Data diubah oleh Agus Prasetyo/ });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Alamat/),
    expect.stringMatching(/^Kota.*Kota Rina.*Kota Agus$/),
    expect.stringMatching(/^KLU utama.*46.*–$/),
  ]);
  await screen.press('Simpan pilihan ini', dialog);
  await waitFor(async () =>
    expect(await agus.get('/company/tax-profile')).toMatchObject({
      city: 'Kota Rina',
      address: 'Jalan Agus 1',
      email: 'pajak@sagara.example',
    }),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Alamat').value).toBe('Jalan Agus 1'));
});

it('finds kinds of business by words, and the region of the address from the province down', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  const village = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kelurahan atau desa' });
  await waitFor(() => expect(village.value).toBe('Kebon Sirih'));
  await screen.user.click(village);
  await screen.user.click(await screen.findByRole('option', { name: 'Cikini' }));
  await screen.write(screen.getByRole('combobox', { name: 'KLU lainnya' }), 'konsultasi manajemen lainnya');
  await screen.user.click(await screen.findByRole('option', { name: /^70209/ }));
  await screen.press('Simpan profil');
  await screen.isNoted('Profil wajib pajak diperbarui');
  const rina = await app().as('rina');
  expect(await rina.get('/company/tax-profile')).toMatchObject({
    region: '31.71.06.1003',
    furtherKlu: ['46100', '70209'],
  });
  screen.getByText(/idn-area-data, ODbL/);
});

it('adds a place of business under the own number', async () => {
  const screen = await mount({ as: 'Owner', at: `${PAGE}?buka=baru` });
  const drawer = await screen.findByRole('dialog');
  const [nitku, name, address] = [...drawer.querySelectorAll<HTMLInputElement>('input, textarea:not([aria-hidden])')];
  await screen.write(nitku as HTMLElement, `${companies.bentala.npwp}000004`);
  await screen.write(name as HTMLElement, 'Cabang Solo');
  await screen.write(address as HTMLElement, 'Jalan Slamet Riyadi 1');
  await screen.press('Simpan', drawer);
  await screen.findByText(`NITKU harus diawali NPWP perusahaan ini, ${companies.sagara.npwp}`);
  await screen.write(nitku as HTMLElement, `${companies.sagara.npwp}000004`);
  await screen.press('Simpan', drawer);
  await screen.isNoted('Tempat kegiatan usaha disimpan');
  await screen.findByText('Cabang Solo');
});
