import { dirtyDues } from './billing-file.ts';
import { expect, test } from './fixtures.ts';

test.use({ who: 'dewi', alone: true });

test('billing codes are imported on a telephone, in English', async ({ page, accessible, picture }) => {
  await page.addInitScript(() => localStorage.setItem('patuh.locale', 'en'));
  const name = `dues-${Date.now().toString(36)}`;
  await page.goto('/main/ebilling/import/form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(await dirtyDues(name, 2025));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Map columns' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Remember this mapping' }).uncheck();
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Check & repair' })).toBeVisible();
  const row = (number: number) => page.getByRole('article').filter({ hasText: `Row ${number}` });
  const tax = row(5).getByRole('combobox', { name: 'Tax code (KAP-KJS)' });
  await tax.fill('monthly instalment corporate income tax');
  await expect(page.getByRole('option').first()).toContainText('411126-100');
  await page.getByRole('option').first().click();
  await row(5)
    .getByRole('button', { name: /Use the proposal|Save/ })
    .click();
  await expect(row(5)).toHaveCount(0);
  const words = page.getByRole('button', { name: /Tax code written in words/ });
  await words.click();
  await page.getByRole('button', { name: 'Fix all alike' }).click();
  await expect(words).toBeHidden();
  await expect(page.getByRole('button', { name: 'Fix all alike' })).toBeHidden();
  await row(9).getByRole('textbox', { name: 'Tax period' }).fill('March 2025');
  await row(9).getByRole('button', { name: 'Save' }).click();
  await expect(row(9)).toHaveCount(0);
  await accessible();
  await picture('billing-import-cards');
  await row(10).getByRole('button', { name: 'Skip this row' }).click();
  await expect(row(10)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await page.getByRole('button', { name: 'Make 8 billing codes' }).click();
  await expect(page.getByText('7 billing codes made, some were refused')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Refused by the tax office' })).toBeVisible();
  await accessible();
  await picture('billing-import-done');
});
