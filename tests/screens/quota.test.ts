// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { formatRupiah } from '#domain/text/format.ts';
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
  await screen.isNoted(/^Paket Dasar dibayar, kuota sudah bertambah\./);
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
  await screen.isNoted(/^Masih ada pesanan yang belum dibayar/);
  await screen.findByText('Pesanan paket Rintisan');
  await screen.press('Batalkan pesanan');
  await screen.press('Batalkan pesanan', await screen.findByRole('dialog'));
  await screen.isNoted(/^Pesanan paket Rintisan dibatalkan\./);
});

it('shows the state at the bank, names a wrong amount with what is missing, and requests a refund', async () => {
  const rina = await app().as('rina');
  const order = await rina.post<QuotaOrder>('/quota/orders', { package: 'dasar', method: 'va', bank: 'BCA' });
  const screen = await mount({ as: 'Creator', at: PAGE });
  await screen.press('Saya sudah bayar, periksa status');
  await screen.findByText(/^Bank belum menerima uang untuk pesanan ini \(ditanyakan pukul \d\d\.\d\d\)/);
  await rina.post('/simulator/bank/pay', { number: order.accountNumber, amount: '250000', how: 'lost' });
  app().clock.advance(1_000);
  await screen.press('Saya sudah bayar, periksa status');
  await screen.findByText('Uang untuk paket Dasar menunggu');
  const left = formatRupiah(rupiah(sen(order.due) - sen('250000')));
  await screen.findByText(new RegExp(`Bayar kekurangannya tepat ${left} ke rekening yang sama`));
  await screen.press('Minta dikembalikan');
  await screen.press('Minta dikembalikan', await screen.findByRole('dialog'));
  await screen.findByText(/^Rp 250\.000,00 sedang dikembalikan/);
  await app().drainJobs();
  expect((await rina.get<QuotaShop>('/quota/packages')).money).toEqual([]);
  await screen.findByText(/^Uang Rp 250\.000,00 dikembalikan ke pembayarnya lewat BCA pada /);
  await screen.findByText(/^Rp 250\.000,00 dikembalikan \d\d\//);
});
