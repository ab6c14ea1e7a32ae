import { expect, test } from './fixtures.ts';

test('a return is made, posted and removed; of a masa that has one, that one is offered', async ({
  page,
  accessible,
  picture,
}) => {
  await page.goto('/main/ebupot-v2/unifikasi/domestic');
  await page.getByRole('link', { name: 'SPT Unifikasi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SPT Unifikasi');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await accessible();
  await picture('spt-list');

  await page.getByRole('button', { name: 'Buat SPT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat SPT Masa PPh Unifikasi' });
  // The demo company has one for the masa that is over, and none of the first year.
  await dialog.getByRole('button', { name: 'Buat SPT' }).click();
  await expect(dialog.getByRole('link', { name: 'Buka SPT masa ini' })).toBeVisible();
  await dialog.getByLabel('Masa pajak').fill('12/2024');
  await dialog.getByRole('button', { name: 'Buat SPT' }).click();
  await expect(dialog).toContainText('SPT masa sebelum 01/2025 tidak dibuat di sini');
  await dialog.getByLabel('Masa pajak').fill('02/2025');
  await dialog.getByRole('button', { name: 'Buat SPT' }).click();

  await expect(page).toHaveURL(/\/posting\?masa=2025-02$/);
  const gone = { code: 'unexpected', message: 'Posting belum dapat dibaca' };
  await page.route('**/posting?period=*', (route) => route.fulfill({ status: 422, json: gone }));
  await page.reload();
  await expect(page.getByText('Posting belum dapat dibaca')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('Tidak ada bukti potong terbit pada masa ini.')).toBeVisible();
  await page.getByRole('button', { name: 'Posting', exact: true }).click();
  await expect(page).toHaveURL(/\/detail\/.+\/induk$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Februari 2025');

  await page.goto('/main/ebupot/unifikasi/spt?year=2025&toDo=READY');
  const row = page.getByRole('row').filter({ hasText: '02/2025' });
  await expect(row).toContainText('Lapor SPT');
  await row.getByRole('button', { name: /^Tindakan/ }).click();
  await page.getByRole('menuitem', { name: 'Hapus SPT' }).click();
  const question = page.getByRole('dialog', { name: 'Hapus SPT' });
  await expect(question).toContainText('tidak dapat dikembalikan');
  await question.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(row).toHaveCount(0);
});
