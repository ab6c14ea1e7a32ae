import type { Page } from '@playwright/test';
import { speaksEnglish } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const rowsOfFoot = (page: Page): Promise<number> =>
  page.locator('.document-form-foot').evaluate((foot) => {
    const tops = [...foot.querySelectorAll('.MuiButton-root')].filter((button) => button.checkVisibility());
    return new Set(tops.map((button) => button.getBoundingClientRect().top)).size;
  });

test('a slip of article 21 is filled in on a telephone, in English', async ({ page, accessible, picture }) => {
  await page.addInitScript(() => localStorage.setItem('patuh.locale', 'en'));
  await page.goto('/main/ebupot-v2/unifikasi/domestic/create/21');
  await page.getByLabel('Kind of number').selectOption('NIK');
  await page.getByLabel('NIK', { exact: true }).fill('3174052204880001');
  await page.getByLabel('Name, NPWP or NIK').fill('Bayu Pratama');
  const object = page.getByRole('combobox', { name: 'Tax object' });
  await object.fill('daily worker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('21-100-24');
  await object.press('Enter');
  await page.getByRole('textbox', { name: 'Working days' }).fill('5');
  await page.getByRole('textbox', { name: /^Gross/ }).fill('3,500,000.00');
  const card = page.getByRole('complementary', { name: 'Calculation' });
  await expect(card).toContainText('17.500');
  await card.getByRole('button', { name: /Tax withheld|withheld/i }).click();
  await expect(page.getByRole('dialog')).toContainText('Tax withheld = Tax due − what the government bears');
  await page.keyboard.press('Escape');

  await object.fill('lawyer');
  await object.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Working days' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await speaksEnglish(page, /^(PT|CV|Bahasa Indonesia$|\d\d – )|Imbalan|^21-100|Kantor|Jalan/);
  await accessible();
  await picture('slip-form-english');

  expect(await rowsOfFoot(page)).toBe(1);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/edit\/21\//);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Tax object' })).toHaveValue(/^21-100-07/);
  await expect(page.getByLabel('NIK', { exact: true })).toHaveValue('3174 0522 0488 0001');

  // The invoice form has the longest footer.
  await page.goto('/main/efaktur-v2/out/create');
  await expect(page.getByRole('button', { name: 'Upload to the tax office' })).toBeVisible();
  expect(await rowsOfFoot(page)).toBe(1);
});
