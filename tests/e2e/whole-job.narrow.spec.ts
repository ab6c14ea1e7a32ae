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
  await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  await expect(page.locator('.sim')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file' }).click();
  await (await chooser).setFiles(await dirtySales(prefix));
  await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await picture('import-mapping');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
  await test.step('one cell is mended, and the mending taken back', async () => {
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
  await page.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
  // A fault removed by the first attempt is missing in the second, but is still reported.
  const repaired: string[] = [];
  page.on('request', (params) => void (params.url().endsWith('/fix') && repaired.push(params.url())));
  await page.getByRole('button', { name: 'Perbaiki semua yang sama' }).dblclick();
  await expect(page.getByText(/^\d+ baris diperbaiki$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Barang\/jasa dianggap/ })).toBeHidden();
  await picture('import-repair');
  expect(repaired).toHaveLength(1);
  await page.getByRole('button', { name: /^Lanjut dengan \d+ faktur/ }).click();
  await page.getByRole('button', { name: /^Simpan \d+ faktur sebagai draf/ }).click();
  await expect(page.getByText(/^\d+ faktur tersimpan sebagai draf$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lihat faktur' }).last().click();

  const cards = page.getByRole('list', { name: 'Faktur dari impor' }).getByRole('listitem');
  const card = cards.filter({ hasText: `${prefix}-004` });
  await expect(card).toBeVisible();
  await card.click({ delay: 800 });
  await page.getByRole('button', { name: /^Pilih semua \d+$/ }).click();
  await accessible();
  await picture('bulk-bar');
  await page.getByRole('button', { name: /^Upload [1-9]/ }).click();
  await expect(cards.getByText('Approved').first()).toBeVisible();
  await expect(cards.getByText('Draf', { exact: true })).toHaveCount(0);
  await picture('approved');
});
