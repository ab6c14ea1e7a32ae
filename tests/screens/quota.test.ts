// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { QuotaShop } from '#domain/company/quota-order-schema.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/account/upload-quota/package';

it('buys a package: the account to pay to, its money, and the quota it brought', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  await screen.press('Beli Dasar');
  const dialog = await screen.findByRole('dialog');
  await screen.press('Pesan', dialog);
  await within(dialog).findByText('Pilih cara bayar dulu');
  await screen.user.click(within(dialog).getByRole('combobox', { name: 'Cara bayar' }));
  await screen.user.click(await screen.findByRole('option', { name: 'Virtual account BCA' }));
  await screen.press('Pesan', dialog);
  await screen.findByText('Pesanan paket Dasar');
  const rina = await app().as('rina');
  const { order } = await rina.get<QuotaShop>('/quota/packages');
  await rina.post('/simulator/bank/pay', { number: order?.accountNumber, amount: order?.due, how: 'lost' });
  await screen.press('Saya sudah bayar, periksa status');
  await screen.isTold(/^Paket Dasar dibayar, kuota sudah bertambah\./);
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('row')
        .map((row) => row.textContent)
        .join(),
    ).toContain('Dibayar'),
  );
  await screen.press('Lihat paket lain');
  await screen.findByText('Beli Profesional');
});

it('shows the order of another window, and cancels it after a question', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  const rina = await app().as('rina');
  await rina.post('/quota/orders', { package: 'rintisan', method: 'va', bank: 'BNI' });
  await screen.press('Beli Dasar');
  const dialog = await screen.findByRole('dialog');
  await screen.user.click(within(dialog).getByRole('combobox', { name: 'Cara bayar' }));
  await screen.user.click(await screen.findByRole('option', { name: 'Virtual account BCA' }));
  await screen.press('Pesan', dialog);
  await screen.isTold(/^Masih ada pesanan yang belum dibayar/);
  await screen.findByText('Pesanan paket Rintisan');
  await screen.press('Batalkan pesanan');
  await screen.press('Batalkan pesanan', await screen.findByRole('dialog'));
  await screen.isTold(/^Pesanan paket Rintisan dibatalkan\./);
});
