import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sptAtHand } from './spt-at-hand.ts';

const still = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};
const origin = (page: Page) =>
  page.locator('.sheet').filter({ has: page.getByRole('heading', { name: 'Dari mana angka ini?' }) });

for (const type of ['UNIFIKASI', 'PPH21'] as const)
  test(`every part of a return of ${type} reads well for everybody`, async ({ page, request, accessible, picture }) => {
    await page.goto(await sptAtHand(request, type, 'FILED'));
    await expect(page).toHaveURL(/\/proof$/);
    const parts = page.getByRole('navigation', { name: 'Bagian SPT' }).getByRole('link');
    await expect(parts.first()).toHaveAttribute('aria-current', 'page');
    // Its PDF is a page of its own.
    const names = (await parts.allTextContents()).filter((name) => name !== 'PDF');
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      await parts.getByText(name, { exact: true }).click();
      await expect(parts.and(page.locator('[aria-current="page"]'))).toHaveText(name);
      await still(page);
      await accessible();
      await picture(`spt-${type}-${name}`);
    }
  });

test('an amount opens the lines it is made of, and those their slips, which add up to it', async ({
  page,
  request,
  accessible,
}) => {
  await page.goto(`${await sptAtHand(request, 'UNIFIKASI', 'FILED')}/induk`);
  await page.getByRole('button', { name: /^Dari mana angka ini\? Jumlah seluruh pasal, D / }).click();
  const panel = origin(page);
  await expect(panel.getByText('Jumlah seluruh pasal', { exact: true })).toBeVisible();
  await expect(panel.getByText(/dokumen.*sama dengan nilai baris, selisih 0/)).toBeVisible();
  await accessible();
  await panel.getByRole('button', { name: /^PPh Pasal 23/ }).click();
  await panel.getByRole('button', { name: /^411124-100/ }).click();
  await panel.getByRole('button', { name: /^411124-100 · kolom B/ }).click();
  await expect(panel.getByText('Jumlah bukti potong di bawah ini')).toBeVisible();
  await expect(panel.getByText(/dokumen sama dengan nilai baris, selisih 0/)).toBeVisible();
  await panel.getByRole('button', { name: 'Kembali' }).click();
  await expect(panel.getByText('411124-100 · kolom D', { exact: true })).toBeVisible();
});
