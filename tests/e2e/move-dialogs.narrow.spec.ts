import { buyerEnding, fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

const detail = (id: string): string => `/main/efaktur-v2/out/${id}/detail`;

test('an invoice is cancelled, the request withdrawn, and the invoice finally cancelled once the buyer agreed', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const { sent, draft } = fakturAtHand(request);
  // One buyer does not answer, so the request can be withdrawn; the other agrees after some seconds.
  const [silent, agreeing] = await Promise.all([sent(buyerEnding('9987')), sent(buyerEnding('9989'))]);
  const status = page.getByRole('main');
  const choose = async (name: string) => {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    if (!(await button.first().isVisible())) {
      await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
      return page.getByRole('menuitem', { name, exact: true }).click();
    }
    return button.first().click();
  };

  await test.step('plain: asked with a reason', async () => {
    await page.goto(detail(silent.id));
    await choose('Batalkan faktur');
    const dialog = page.getByRole('dialog', { name: 'Pembatalan Faktur Pajak Keluaran' });
    await expect(dialog).toContainText('Selama pembeli belum memutuskan pengkreditannya, pembatalan langsung berlaku.');
    await expect(dialog.getByRole('button', { name: 'Batalkan faktur' })).toBeDisabled();
    await accessible();
    await dialog.getByLabel('Alasan').fill('Barang dikembalikan seluruhnya');
    await picture('cancel-plain');
    const requests: string[] = [];
    page.on('request', (one) => one.url().endsWith('/moves/cancel') && requests.push(one.url()));
    await dialog.getByRole('button', { name: 'Batalkan faktur' }).dblclick();
    await expect(status.getByText('Menunggu persetujuan batal').first()).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  await test.step('revoke: nothing has happened', async () => {
    await choose('Batalkan proses');
    const dialog = page.getByRole('dialog', { name: 'Batalkan proses' });
    await expect(
      dialog.getByText('Proses pembatalan akan dihentikan dan kondisi faktur tetap seperti semula.', { exact: true }),
    ).toBeVisible();
    await accessible();
    await picture('cancel-revoke');
    await dialog.getByRole('button', { name: 'Hentikan pembatalan' }).click();
    await expect(page.getByText('Menunggu persetujuan batal')).toHaveCount(0);
    await expect(status.getByText('Approved').first()).toBeVisible();
    await expect(status.getByText('Proses pembatalan dihentikan').first()).toBeVisible();
  });

  await test.step('confirm: the buyer agreed and left the rest to the seller', async () => {
    await page.goto(detail(agreeing.id));
    await choose('Batalkan faktur');
    const again = page.getByRole('dialog', { name: 'Pembatalan Faktur Pajak Keluaran' });
    await again.getByLabel('Alasan').fill('Barang dikembalikan seluruhnya');
    await again.getByRole('button', { name: 'Batalkan faktur' }).click();
    await expect(status.getByText('Menunggu persetujuan batal').first()).toBeVisible();
    const agreed = status.getByText('Pembeli sudah menyetujui permintaan ini').first();
    await expect(async () => {
      // The product's scheduler polls too, and may be first.
      if (await agreed.isVisible()) return;
      await page.keyboard.press('Escape');
      await choose('Perbarui status');
      await expect(agreed).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 180_000 });
    await page.keyboard.press('Escape');
    await accessible();
    await picture('cancel-agreed');
    await choose('Konfirmasi pembatalan');
    const dialog = page.getByRole('dialog', { name: 'Konfirmasi pembatalan' });
    await expect(dialog).toContainText('Lanjutkan hanya bila pembeli sudah menyetujui pembatalan.');
    await accessible();
    await picture('cancel-confirm');
    await dialog.getByRole('button', { name: 'Konfirmasi pembatalan' }).click();
    await expect(status.getByText('Dibatalkan').first()).toBeVisible();
    await expect(status.getByText('Pembeli sudah menyetujui permintaan ini')).toHaveCount(0);
    await picture('cancel-done');
  });

  await test.step('remove: a draft from its own page, which then leads to the list', async () => {
    const { id } = await draft();
    await page.goto(detail(id));
    await choose('Hapus draf');
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).dblclick();
    await expect(page).toHaveURL(/\/efaktur-v2\/out$/);
    await page.goto(detail(id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Faktur ini dihapus oleh');
    await accessible();
    await page.getByRole('link', { name: 'Ke daftar' }).click();
    await expect(page).toHaveURL(/\/efaktur-v2\/out$/);
  });
});
