// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/account/nsfp-reminder';

it('shows how many numbers are left, asks whom to notify, and saves it', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  screen.getByText('dari 75 nomor');
  await screen.user.click(screen.getByRole('switch', { name: 'Ingatkan bila NSFP hampir habis' }));
  await screen.write(screen.getByRole('textbox', { name: 'Ingatkan bila tersisa' }), '15');
  await screen.press('Simpan pengingat');
  await screen.findByText('Pilih siapa yang diingatkan');
  await screen.user.click(screen.getByRole('checkbox', { name: 'Agus Prasetyo' }));
  await screen.press('Simpan pengingat');
  await screen.isNoted('Pengingat NSFP disimpan');
  const rina = await app().as('rina');
  await waitFor(async () => expect(await rina.get('/nsfp-reminder')).toMatchObject({ on: true, threshold: 15 }));
});

it('shows that invoices of Coretax need none, where there are none', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE, where: 'bentala' });
  screen.getByText(/^Belum ada NSFP untuk tahun ini\./);
});
