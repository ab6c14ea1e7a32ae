import type { Page } from '@playwright/test';
import { dirtyDues } from './billing-file.ts';
import { expect, test } from './fixtures.ts';

test.use({ who: 'sari', alone: true });

const grid = (page: Page) => page.getByRole('grid', { name: 'Baris impor' });

const repair = async (page: Page, column: string, text: string): Promise<void> => {
  await page.keyboard.press('Alt+ArrowDown');
  await expect(grid(page).locator(`[col-id="${column}"]:focus`)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('a list of payments due becomes billing codes, corrected by keyboard on the way', async ({
  page,
  accessible,
  picture,
}) => {
  const name = `setoran-${Date.now().toString(36)}`;
  const look = async (step: string) => {
    await accessible();
    await picture(`billing-import-${step}`);
  };
  await page.goto('/main/ebilling/id_billing');
  await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
  await page.getByRole('menuitem', { name: 'Impor dari Excel atau CSV' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file' }).press('Enter');
  await picture('billing-import-1-file');
  await (await chooser).setFiles(await dirtyDues(name, 2025));

  await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jadikan baris 3 sebagai judul' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await expect(page.getByRole('combobox', { name: 'Kode pajak (KAP-KJS)' })).toHaveText('Jenis Pajak');
  await picture('billing-import-3-mapping');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
  const words = page.getByRole('button', { name: /Kode pajak ditulis dengan kata/ });
  await words.press('Enter');
  await expect(grid(page).getByText('Angsuran PPh 25 badan').first()).toBeVisible();
  await look('4-words');
  await page.getByRole('button', { name: 'Perbaiki semua yang sama' }).press('Enter');
  await expect(words).toBeHidden();
  await expect(grid(page).getByText('411126-100 Masa PPh Pasal 25 Badan').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Hanya yang salah' }).check();
  await repair(page, 'period', '03/2025');
  await expect(page.getByRole('button', { name: /Masa pajak tidak terbaca/ })).toBeHidden();
  const first = (column: string) => grid(page).locator(`[row-index="0"] [col-id="${column}"]`);
  await expect(first('#')).toHaveText('10');
  await repair(page, 'nop', '317103000500123456');
  await expect(page.getByRole('button', { name: /NOP bukan 18 digit/ })).toBeHidden();
  await page.getByRole('button', { name: /Pajak dan masa sama dalam file/ }).press('Enter');
  await expect(first('#')).toHaveText('11');
  await first('pair').click();
  await page.getByRole('button', { name: 'Lewati baris ini' }).press('Enter');
  await expect(page.getByRole('button', { name: /Pajak dan masa sama dalam file/ })).toBeHidden();
  await page.getByRole('textbox', { name: 'Total kontrol' }).fill('89.469.998');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Lanjut ke ringkasan/ }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Ringkasan' })).toBeVisible();
  await look('5-summary');
  await page.getByRole('button', { name: 'Buat 8 ID Billing' }).press('Enter');
  await expect(page.getByText('7 ID Billing dibuat, sebagian ditolak DJP')).toBeVisible();
  const refused = page.getByRole('row').filter({ hasText: 'Lisensi perangkat lunak' });
  await expect(refused).toContainText('Jumlah tidak sesuai');
  await expect(refused.getByRole('link', { name: 'Perbaiki' })).toBeVisible();
  await look('6-done');

  await page.getByRole('link', { name: /Kode dibuat/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hapus filter Impor' })).toBeVisible();
  await expect(page.getByText(`${name}.xlsx`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Belum dibayar' })).toHaveCount(7);
  await picture('billing-import-7-list');
  await page.goto('/main/ebilling/import');
  const past = page.getByRole('row').filter({ hasText: `${name}.xlsx` });
  await expect(past).toContainText('Berhasil diimpor');
  await expect(past.getByRole('cell', { name: 'ID Billing', exact: true })).toBeVisible();
});
