import { expect, test } from './fixtures.ts';
import { dirtySales } from './sales-file.ts';

test.use({ who: 'hendra', alone: true });

test('one cell is mended on a telephone, and the mending taken back', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/import/form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih berkas' }).click();
  await (await chooser).setFiles(await dirtySales(`SEL${Date.now().toString(36).toUpperCase()}`));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();

  const kind = page.getByRole('button', { name: /Format email salah/ });
  await kind.click();
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  const wrong = page.getByText(/^\d+ kesalahan$/).first();
  const before = Number.parseInt((await wrong.textContent()) ?? '', 10);
  await card.getByLabel('Email pembeli').fill('keuangan@contoh.example');
  await picture('repair-card');
  await card.getByRole('button', { name: 'Simpan' }).click();
  await expect(kind).toBeHidden();
  await expect(wrong).toHaveText(`${before - 1} kesalahan`);
  await accessible();

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(kind).toBeVisible();
  await expect(wrong).toHaveText(`${before} kesalahan`);
  await picture('repair-undone');
  await kind.click();
  await expect(page.getByRole('article').getByLabel('Email pembeli')).toHaveValue('keuangan(at)contoh');

  const unit = page.getByRole('button', { name: /Satuan tidak dikenal/ });
  await unit.click();
  await page.getByRole('article').getByRole('combobox', { name: 'Satuan' }).click();
  await picture('repair-choice');
  await page.getByRole('option', { name: 'Unit', exact: true }).click();
  await page.getByRole('article').getByRole('button', { name: 'Simpan' }).click();
  await expect(unit).toBeHidden();
});
