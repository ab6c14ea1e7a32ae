import { expect, test } from './fixtures.ts';

test('tax of a month, a year and a payment is worked out as one types, explained, and compared', async ({
  page,
  accessible,
  picture,
}) => {
  const asks: string[] = [];
  page.on('request', (request) => {
    if (/calculate/.test(request.url())) asks.push(request.url());
  });
  await page.goto('/main/ebupot-v2/calculator?mode=month&period=2025-03');
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  await page.getByRole('textbox', { name: 'Penghasilan bruto sebulan' }).fill('15.500.000');
  await expect(row(/^PPh terutang Tarif 7%/)).toContainText('1.085.000');
  await expect(row('Diterima bersih 14.415.000')).toBeVisible();
  await expect(row(/^PPh Desember/)).toContainText('965.000');

  await page.getByRole('button', { name: 'Dari mana angka ini? PPh terutang' }).click();
  const explained = page.getByRole('dialog', { name: 'Dari mana angka ini?' });
  await expect(explained).toContainText('tarif efektif kategori A');
  await expect(explained).toContainText('PP 58/2023');
  await page.keyboard.press('Escape');
  await expect(explained).toHaveCount(0);

  await page.getByRole('button', { name: 'Bagaimana jika' }).click();
  const other = page.getByRole('region', { name: 'Bagaimana jika' });
  await other.getByRole('textbox', { name: 'Penghasilan bruto sebulan' }).fill('20000000');
  await expect(other.getByText('Sekarang Rp 15.500.000')).toBeVisible();
  await expect(row(/^PPh dipotong/)).toContainText('+715.000');
  await expect(page).toHaveURL(/income=15500000.*compare=1.*if\.income=20000000/);
  await page.reload();
  await expect(row(/^PPh dipotong/)).toContainText('+715.000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await accessible();
  await picture('pph21-what-if');

  // PMK 168/2023 B.I.1
  await page.getByRole('button', { name: 'Contoh resmi' }).click();
  await page.getByRole('menuitem', { name: /B\.I\.1\)/ }).click();
  await expect(row('8 Jumlah penghasilan bruto 450.960.000')).toBeVisible();
  await expect(row(/^Februari 2025/)).toContainText('4.911.200');
  await expect(row(/^PPh dipotong/)).toContainText('14.595.000');
  await page.getByRole('textbox', { name: 'Zakat lewat pemberi kerja setahun' }).fill('');
  await expect(row(/^19 PPh 21 terutang setahun/)).toContainText('65.315.000');

  await page.getByRole('tab', { name: 'Pembayaran lain' }).click();
  const object = page.getByRole('combobox', { name: 'Yang dibayar' });
  await object.fill('buruh harian');
  await expect(page.getByRole('option').first()).toContainText('21-100-24');
  await object.press('Enter');
  await expect(object).toHaveValue(/^21-100-24/);
  await page.getByRole('textbox', { name: 'Penghasilan bruto' }).fill('3.000.000');
  await page.getByRole('button', { name: 'Pakai 21-100-30' }).click();
  await expect(row(/^PPh terutang/)).toContainText('75.000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await accessible();
  expect(asks).toEqual([]);
});
