import { expect, test } from './fixtures.ts';
import { dirtySales } from './sales-file.ts';

test.use({ who: 'hendra', alone: true });

test('the whole job is done on a telephone', async ({ page, accessible, picture }) => {
  const prefix = `HP${Date.now().toString(36).toUpperCase()}`;
  await page.goto('/main/efaktur-v2/import/form');
  const bars = page.locator('.sim, .banner');
  const tall = () => bars.evaluateAll((all) => all.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0));
  await expect(bars.first()).toBeVisible();
  expect(await tall()).toBeLessThanOrEqual(84.4);
  await page.getByRole('button', { name: /^Sembunyikan untuk hari ini: Mode simulasi/ }).click();
  await expect(page.locator('.sim')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pilih berkas' })).toBeVisible();
  await expect(page.locator('.sim')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih berkas' }).click();
  await (await chooser).setFiles(await dirtySales(prefix));
  await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await accessible();
  await picture('import-mapping');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
  await page.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
  await page.getByRole('button', { name: 'Perbaiki semua yang sama' }).click();
  await expect(page.getByRole('button', { name: /Barang\/jasa dianggap/ })).toBeHidden();
  await accessible();
  await picture('import-repair');
  await page.getByRole('button', { name: /^Lanjut dengan \d+ faktur/ }).click();
  await page.getByRole('button', { name: /^Simpan \d+ faktur sebagai draf/ }).click();
  await expect(page.getByText(/^\d+ faktur tersimpan sebagai draf$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lihat faktur' }).last().click();

  const cards = page.getByRole('list', { name: 'Faktur dari impor' }).getByRole('listitem');
  const card = cards.filter({ hasText: `${prefix}-004` });
  await expect(card).toBeVisible();
  // A long press chooses.
  await card.getByText(/Masa \d\d\/\d{4}/).click({ delay: 800 });
  await page.getByRole('button', { name: /^Pilih semua \d+$/ }).click();
  await accessible();
  await picture('bulk-bar');
  await page.getByRole('button', { name: /^Upload [1-9]/ }).click();
  await expect(cards.getByText('Approved').first()).toBeVisible();
  await expect(cards.getByText('Draf', { exact: true })).toHaveCount(0);
  await accessible();
  await picture('approved');
});
