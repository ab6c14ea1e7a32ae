import { expect, test } from './fixtures.ts';

test('a slip is found by its tab and its object in words, and every number of it shows its source', async ({
  page,
  accessible,
}, { project }) => {
  await page.goto('/main/ebupot-v2');
  await expect(page).toHaveURL(/unifikasi\/domestic/);
  // The tab gets wider when its number is loaded, so the click waits for it.
  await page.getByRole('button', { name: /^Telah Terbit ?\d/ }).click();
  await expect(page).toHaveURL(/tab=issued/);
  await page.getByRole('button', { name: 'Filter', exact: false }).last().click();
  const drawer = page.getByRole('dialog', { name: 'Filter lainnya' });
  const object = drawer.getByRole('combobox', { name: 'Kode objek pajak' });
  await object.fill('konsultan');
  await page.getByRole('option', { name: /24-104-03/ }).click();
  await drawer.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL(/tab=issued.*taxCode=24-104-03|taxCode=24-104-03.*tab=issued/);

  const rows = project.name === 'narrow' ? page.locator('ul.cards li') : page.locator('table tbody tr');
  await expect(rows.first()).toContainText(/Normal|Pembetulan|Dibetulkan/);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bukti Potong PPh Unifikasi');
  await page.getByRole('button', { name: 'Dari mana angka ini? PPh dipotong' }).click();
  const explained = page.getByRole('dialog', { name: 'Dari mana angka ini?' });
  await explained.getByRole('button', { name: /PPh terutang/ }).click();
  await expect(explained).toContainText('Dasar pengenaan × tarif');
  await page.keyboard.press('Escape');
  await accessible();
});
