import { expect, test } from './fixtures.ts';
import { dirtySales } from './sales-file.ts';

// Each step and dialog of the wizard, on a wide screen and on a phone.
test.use({ who: 'hendra', alone: true });

test('every step of an import, and what opens in it, is there for everybody', async ({ page, accessible, picture }) => {
  const prefix = `AXE${Date.now().toString(36).toUpperCase()}`;
  const look = async (name: string) => {
    await accessible();
    await picture(`wizard-${name}`);
  };
  const dialog = page.getByRole('dialog');
  const back = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto('/main/efaktur-v2/import/form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file' }).click();
  await picture('wizard-1-file');
  await (await chooser).setFiles(await dirtySales(prefix));
  await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
  await look('2-sheet');
  await page.getByRole('button', { name: 'Batalkan impor' }).click();
  await expect(dialog).toBeVisible();
  await look('2-cancel');
  await back('Kembali ke impor');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await look('3-mapping');
  await expect(page.getByRole('tab', { name: /^Wajib/, selected: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Semua/ }).click();
  await page.getByRole('combobox', { name: 'Jenis faktur' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await look('3-columns');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
  await look('4-repair');
  await page.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
  await page.getByRole('button', { name: 'Lihat perubahan' }).click();
  await expect(dialog).toBeVisible();
  await look('4-preview');
  await back('Kembali');
  await page.getByRole('button', { name: 'Rumus perbaikan' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('4-formulas');
  await page.getByRole('menuitem', { name: /Isi nilai yang sama/ }).click();
  await expect(dialog).toBeVisible();
  await look('4-value');
  await back('Kembali');
  await page.getByRole('button', { name: /^Lanjut dengan \d+ faktur/ }).click();

  await expect(page.getByRole('heading', { name: 'Ringkasan' })).toBeVisible();
  await look('5-summary');
  await page.getByRole('button', { name: /^Simpan \d+ faktur sebagai draf/ }).click();
  await expect(page.getByText(/^\d+ faktur tersimpan sebagai draf$/)).toBeVisible();
  await look('6-done');
  await page.goto('/main/efaktur-v2/import');
  await expect(page.getByText(`penjualan-${prefix}.xlsx`).first()).toBeVisible();
  await picture('wizard-7-history');
});
