// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { companies } from '../../fixtures/cast/companies.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const LIST = '/main/setting/company/list';

it('lists the companies of a person, adds one, and shows what is wrong at its field', async () => {
  const screen = await mount({ as: 'Owner', at: LIST });
  const row = screen.getByRole('row', { name: new RegExp(companies.sagara.name) });
  expect(row.textContent).toContain('sedang dibuka');
  expect(row.textContent).toContain('5.000 dari 5.000');
  expect(screen.getByRole('row', { name: /PT Bentala Logistik/ }).textContent).toMatch(/Habis \d+ hari lalu/);
  await screen.press('Tambah perusahaan');
  expect(screen.address()).toBe('/main/setting/company/add');
  const form = await screen.findByRole('dialog', { name: 'Tambah perusahaan' });
  const npwp = within(form).getByRole('textbox', { name: 'NPWP (16 digit)' });
  await screen.write(npwp, '0012345678901');
  await screen.press('Simpan perusahaan', form);
  await waitFor(() => expect(screen.faultOf(npwp)).toBeTruthy());
  await screen.write(npwp, '0010000000000001');
  for (const [label, words] of [
    ['Nama wajib pajak', 'PT Baru Sekali'],
    ['Email perusahaan', 'pajak@baru.example'],
    ['Alamat kantor pusat', 'Jalan Baru 1, Bandung'],
  ] as const)
    await screen.write(within(form).getByRole('textbox', { name: label }), words);
  await screen.press('Simpan perusahaan', form);
  await waitFor(() => expect(screen.address()).toBe(LIST));
  expect((await screen.findByRole('row', { name: /PT Baru Sekali/ })).textContent).toContain('Owner');
});

it('archives a company with a reason and takes it out again', async () => {
  const screen = await mount({ as: 'hendra', where: 'bentala', at: LIST });
  const open = async () => {
    await screen.user.click(await screen.findByText('PT Bentala Farma'));
    return screen.findByRole('dialog', { name: 'PT Bentala Farma' });
  };
  await screen.press('Arsipkan', await open());
  const requests = await screen.findByRole('dialog', { name: /^Arsipkan/ });
  await screen.write(within(requests).getByRole('textbox', { name: 'Alasan' }), 'Usaha dihentikan');
  await screen.press('Arsipkan', requests);
  await waitFor(() => expect(screen.getByRole('row', { name: /Farma/ }).textContent).toContain('Diarsipkan'));
  await screen.press('Kembalikan dari arsip', await open());
  await waitFor(() => expect(screen.getByRole('row', { name: /Farma/ }).textContent).not.toContain('Diarsipkan'));
});

it('shows above every page of an archived company that it is read-only', async () => {
  const hendra = await app().as('hendra');
  await hendra.request('POST', `/companies/${companies.bentalaTekstil.id}/archive`, { json: { reason: 'Tutup' } });
  const screen = await mount({ as: 'hendra', where: 'bentalaTekstil', at: '/main/home' });
  expect(await screen.findByText(/Perusahaan ini diarsipkan/)).toBeTruthy();
});

it('is refused without the permission', async () => {
  const screen = await mount({ as: 'Payer', at: LIST });
  expect(screen.address()).not.toContain('company/list');
});
