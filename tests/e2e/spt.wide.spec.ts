import { expect, test } from './fixtures.ts';
import { sptAtHand } from './spt-at-hand.ts';

test('a return is made and removed, its amounts are explained by keyboard, and a simulation changes nothing', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  await test.step('made, posted and removed; of a masa that has one, that one is offered', async () => {
    await page.goto('/main/ebupot-v2/unifikasi/domestic');
    await page.getByRole('link', { name: 'SPT Unifikasi', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SPT Unifikasi');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await picture('spt-list');

    await page.getByRole('button', { name: 'Buat SPT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat SPT Masa PPh Unifikasi' });
    // The demo company has one for the ended masa, and none of the first year.
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
    await expect(page.getByText('Tidak ada dokumen yang berlaku pada masa ini.')).toBeVisible();
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

  await test.step('where an amount comes from is found by keyboard, down to the list of its slips', async () => {
    await page.goto(`${await sptAtHand(request, 'UNIFIKASI', 'FILED')}/induk`);
    const amount = (row: string, column: string) =>
      page.getByRole('button', { name: new RegExp(`^Dari mana angka ini\\? ${row}.*, ${column} `) });
    await amount('411128-100', 'A').focus();
    await page.keyboard.press('ArrowRight');
    await expect(amount('411128-100', 'B')).toBeFocused();
    for (let row = 0; row < 15; row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(amount('Jumlah seluruh pasal', 'D')).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Dari mana angka ini?' });
    await expect(panel.getByRole('heading', { name: 'Dari mana angka ini?' })).toBeFocused();
    await panel.getByRole('button', { name: /^PPh Pasal 23/ }).press('Enter');
    await panel.getByRole('button', { name: /^411124-100/ }).press('Enter');
    await panel.getByRole('button', { name: /^411124-100 · kolom B/ }).press('Enter');
    await expect(panel.getByText('411124-100 · kolom B')).toBeVisible();
    await expect(panel.getByText(/dokumen sama dengan nilai baris, selisih 0/)).toBeVisible();
    const shown = panel.getByRole('region', { name: 'Dokumen' }).getByRole('listitem');
    await expect(shown.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(amount('Jumlah seluruh pasal', 'D')).toBeFocused();
    await amount('411124-100', 'B').press('Enter');
    await panel.getByRole('button', { name: 'Buka daftar' }).press('Enter');
    await page.getByRole('menuitem', { name: 'BPPU' }).press('Enter');
    await expect(page).toHaveURL(/\/unifikasi\/domestic\?.*returnId=/);
    await expect(page.getByText('KAP-KJS 411124-100')).toBeVisible();
  });

  await test.step('a slip left out changes what is to be paid on paper alone', async () => {
    const path = await sptAtHand(request, 'UNIFIKASI', 'CONCEPT');
    await page.goto(`${path}/induk`);
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await page.getByRole('menuitem', { name: 'Simulasi' }).click();
    const panel = page.getByRole('complementary', { name: /^Simulasi/ });
    const result = panel.getByRole('region', { name: 'Hasil' });
    await expect(result.getByText('Kurang bayar')).toBeVisible();
    await expect(result.locator('del')).toHaveCount(0);
    await panel.getByRole('region', { name: 'Keluarkan dari SPT' }).getByRole('checkbox').first().check();
    await expect(result.locator('del').first()).toBeVisible();
    await accessible();
    await panel.getByRole('button', { name: 'Terapkan' }).click();
    await expect(panel.getByText('Batalkan, atau betulkan')).toBeVisible();
    await panel.getByRole('button', { name: 'Buang' }).click();
    await expect(result.locator('del')).toHaveCount(0);
  });
});
