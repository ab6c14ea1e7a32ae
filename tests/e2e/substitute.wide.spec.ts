import type { Page } from '@playwright/test';
import { buyerEnding, fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

const detail = (id: string): string => `/main/efaktur-v2/out/${id}/detail`;
const chainOf = (page: Page) => page.getByRole('region', { name: 'Dokumen terkait' }).getByRole('listitem');

/** Replaces the invoice on the screen by one with another e-mail, and waits on the replacement's page. */
const replaceIt = async (page: Page, reason: string) => {
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Buat pengganti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ganti faktur');
  await page.getByLabel('Email').fill('pembukuan@merantigraha.example');
  await page.getByRole('button', { name: 'Upload ke DJP' }).click();
  const why = page.getByRole('dialog', { name: 'Buat faktur pengganti' });
  await why.getByLabel('Alasan').fill(reason);
  await why.getByRole('button', { name: 'Simpan pengganti' }).click();
  await expect(page).toHaveURL(/\/detail$/);
};

/** Refreshes until the text appears: the simulated buyer takes some seconds. */
const askUntil = async (page: Page, words: string) => {
  const main = page.getByRole('main');
  const message = main.getByText(words).first();
  await expect(async () => {
    // The product's scheduler polls too, and may be first.
    if (await message.isVisible()) return;
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Tindakan', exact: true }).click({ timeout: 4_000 });
    await page.getByRole('menuitem', { name: 'Perbarui status' }).click({ timeout: 4_000 });
    await expect(message).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 180_000 });
  await page.keyboard.press('Escape');
};

/** The simulated buyers take some seconds: all requests are sent first, and one buyer never answers. */
test('a substitute takes the place of its original when the buyer agrees, and otherwise the original stays', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const { sent } = fakturAtHand(request);
  const [agreeing, refusing, silent] = await Promise.all([
    sent(buyerEnding('9989')),
    sent(buyerEnding('9988')),
    sent(buyerEnding('9987')),
  ]);
  const main = page.getByRole('main');
  const requests = async (id: string, reason: string): Promise<string> => {
    await page.goto(detail(id));
    await replaceIt(page, reason);
    await expect(main.getByText('Menunggu persetujuan ganti').first()).toBeVisible();
    return page.url();
  };

  const agreedTo = await test.step('it waits for the buyer, and both say so', async () => {
    const address = await requests(agreeing.id, 'Alamat email pembeli berubah');
    await expect(chainOf(page)).toHaveCount(2);
    await expect(chainOf(page).filter({ hasText: 'Faktur asal' })).toContainText('Approved');
    await accessible();
    await picture('substitute-waiting');
    return address;
  });
  const refusedOne = await requests(refusing.id, 'Salah alamat');

  await test.step('one that waits is taken back, and the original stands', async () => {
    await requests(silent.id, 'Salah alamat');
    await main.getByRole('button', { name: 'Konfirmasi penggantian' }).click();
    const early = page.getByRole('dialog', { name: 'Konfirmasi penggantian' });
    await expect(early).toContainText('Lanjutkan hanya bila pembeli sudah menyetujui penggantian.');
    await accessible();
    await picture('substitute-confirm');
    await early.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
    await expect(main.getByText('Pembeli belum menyetujui').first()).toBeVisible();
    await accessible();
    await picture('substitute-not-agreed');

    await main.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Batalkan pengganti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pembatalan Pengganti Faktur Pajak Keluaran' });
    await expect(
      dialog.getByText('Apakah Anda yakin mau membatalkan pengganti faktur ini?', { exact: true }),
    ).toBeVisible();
    await accessible();
    await picture('cancel-substitute');
    await dialog.getByRole('button', { name: 'Batalkan pengganti' }).click();
    await expect(main.getByText('Dibatalkan').first()).toBeVisible();
    await page.goto(detail(silent.id));
    await expect(main.getByText('Approved').first()).toBeVisible();
    await main.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Buat pengganti' })).toBeVisible();
  });

  await test.step('a buyer who refuses leaves the original as it was, and the substitute says why', async () => {
    await page.goto(refusedOne);
    await askUntil(page, 'Pembeli menolak penggantian');
    await expect(main.getByText('Ditolak').first()).toBeVisible();
    await accessible();
    await picture('substitute-refused');
    await main.getByRole('link', { name: 'Lihat faktur asal' }).click();
    await expect(page).toHaveURL(new RegExp(refusing.id));
    await expect(main.getByText('Approved').first()).toBeVisible();
  });

  await test.step('the buyer agrees in the simulator, the seller completes it', async () => {
    await page.goto(agreedTo);
    await askUntil(page, 'Pembeli sudah menyetujui');
    await accessible();
    await picture('substitute-agreed');
    await main.getByRole('button', { name: 'Konfirmasi penggantian' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Konfirmasi', exact: true }).click();
    await expect(main.getByText('Approved').first()).toBeVisible();
    await expect(main.getByText('Menunggu persetujuan ganti')).toHaveCount(0);
    await expect(chainOf(page).filter({ hasText: 'Faktur asal' })).toContainText('Diganti');
    await picture('substitute-approved');
  });

  await test.step('the original leads to it', async () => {
    await chainOf(page).filter({ hasText: 'Faktur asal' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(agreeing.id));
    await expect(main.getByText('Diganti').first()).toBeVisible();
    await main.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Unduh XML Coretax' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Buat pengganti' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await picture('substitute-original');
    await chainOf(page).filter({ hasText: 'Faktur pengganti' }).getByRole('link').click();
    await expect(page).toHaveURL(agreedTo);
  });
});
