import { expect, test } from './fixtures.ts';
import { sptAtHand } from './spt-at-hand.ts';

test('where an amount comes from is found by keyboard, down to the list of its slips', async ({ page, request }) => {
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

test('a slip left out changes what is to be paid on paper alone', async ({ page, request, accessible }) => {
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
