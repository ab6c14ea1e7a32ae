import { expect, test } from './fixtures.ts';

test.describe('the internal area', () => {
  test.use({ who: 'wira' });
  test('opens for who works for the house, and reads well for everybody', async ({ page, accessible, picture }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/ebilling\/ntpn$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Uang tanpa rekening' })).toBeVisible();
    // The demo keeps money of nobody's account; decisions about it stand beside it.
    await expect(page.getByRole('button', { name: 'Tetapkan' }).first()).toBeVisible();
    await accessible();
    await picture('internal');
  });
});

test('the internal area is closed to the Owner of a company', async ({ page }) => {
  await page.goto('/admin/ebilling/ntpn');
  await expect(page).toHaveURL(/error\/unauthorize/);
});
