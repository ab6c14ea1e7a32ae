import { expect, test } from './fixtures.ts';

test('slips of a masa are pulled from the office, looked at, and one of them is taken into the list', async ({
  page,
  accessible,
  picture,
}) => {
  await page.goto('/main/ebupot-v2/unifikasi/domestic');
  await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
  await page.getByRole('menuitem', { name: 'Tarik data dari DJP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tarik data dari DJP' });
  await expect(dialog).toContainText('Diberikan DJP, berlaku sampai');
  await expect(dialog).toContainText('Bukti potong tahunan (A1, A2) tidak dapat ditarik');
  // A masa of its own, before anything of the demo: no return of another journey is touched by what is taken.
  await dialog.getByRole('textbox', { name: 'Masa pajak' }).fill('07/2025');
  await accessible();
  await dialog.getByRole('button', { name: 'Tarik', exact: true }).click();

  await expect(page).toHaveURL(/prepopulated\/detail\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masa 07/2025');
  await page.getByRole('button', { name: /^Baru/ }).click();
  const first = page.getByRole('checkbox', { name: /^Pilih 25/ }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.focus();
  await page.keyboard.press('Space');
  await accessible();
  await picture('bupot-pull');
  await page.getByRole('button', { name: 'Ambil 1 ke daftar' }).click();

  const number = name.replace('Pilih ', '');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Sudah diambil');
  await row.getByRole('link', { name: 'Buka bukti potong' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText('Diambil dari DJP')).toBeVisible();
});
