import { expect, test } from './fixtures.ts';

test('lines are added, changed and removed on a telephone', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/out/create');
  await page.getByLabel('Referensi (opsional)').fill(`BARIS-${Date.now().toString(36)}`);
  const add = page.getByRole('button', { name: 'Tambah baris' });
  await add.scrollIntoViewIfNeeded();
  await picture('lines-empty');
  await add.click();
  await page.getByLabel('Barang atau jasa', { exact: true }).fill('Pompa air');
  await page.getByLabel('Kuantitas').fill('2');
  await page.getByLabel('Satuan', { exact: true }).selectOption({ label: 'Unit' });
  await page.getByLabel('Harga satuan').fill('1.500.000');
  await page.getByLabel('Harga satuan').blur();
  await accessible();
  await picture('lines-one');
  await add.click();
  // The new line is open, the one before it closed.
  await expect(page.getByLabel('Barang atau jasa', { exact: true })).toHaveCount(1);
  await page.getByLabel('Barang atau jasa', { exact: true }).fill('Pipa 3 inci');
  await page.getByLabel('Kuantitas').fill('10');
  await page.getByLabel('Harga satuan').fill('125.000,50');
  await page.getByLabel('Harga satuan').blur();
  const lines = page.getByRole('button', { name: /^\d+\. / });
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText('1.250.005,00');
  await picture('lines-two');

  await lines.first().click();
  await page.getByLabel('Kuantitas').fill('3');
  await page.getByLabel('Kuantitas').blur();
  await expect(lines.first()).toContainText('4.500.000,00');
  await lines.first().click();
  await accessible();
  await picture('lines-closed');
  await page
    .getByRole('button', { name: /^Hapus baris/ })
    .first()
    .click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Pipa 3 inci');
  await picture('lines-removed');
});
