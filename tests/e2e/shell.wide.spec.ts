import { expect, test } from './fixtures.ts';

const LIST = '/main/efaktur-v2/out';

// A separate person: language and theme are stored per person and would affect other journeys.
test.use({ who: 'lina', alone: true });

test('the frame does what its keys and menus say', async ({ page, accessible, picture }) => {
  await test.step('the menu opens and closes with Shift+X and its panel with Shift+C', async () => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const collapse = page.getByRole('button', { name: 'Ciutkan panel' });
    // From 1280 px the panel is open until it is closed; then the pages of the group are shown above its lists.
    const tabs = page.getByRole('navigation', { name: 'Halaman E-Faktur' });
    await expect(collapse).toBeVisible();
    await expect(tabs).toBeHidden();
    await page.keyboard.press('Shift+C');
    await expect(collapse).toBeHidden();
    await expect(tabs.getByRole('link', { name: /^Faktur keluaran/ })).toHaveAttribute('aria-current', 'page');
    await accessible();
    await tabs.getByRole('link', { name: 'Impor' }).click();
    await expect(page).toHaveURL(/\/main\/efaktur-v2\/import$/);
    await tabs.getByRole('link', { name: /^Faktur keluaran/ }).click();
    await page.keyboard.press('Shift+C');
    await expect(collapse).toBeVisible();
    await expect(page.getByRole('link', { name: /^E-Billing, \d+ belum dibayar/ })).toContainText(/^(9\+|\d)/);
    await page.keyboard.press('Shift+X');
    await expect(page.getByRole('button', { name: 'Ciutkan menu' })).toBeVisible();
    await page.keyboard.press('Shift+X');
    await expect(page.getByRole('button', { name: 'Lebarkan menu' })).toBeVisible();
  });

  await test.step('pages and invoices are found from anywhere with Ctrl+K', async () => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog').getByRole('combobox');
    await expect(palette).toBeFocused();
    await palette.fill('sertifikat');
    await expect(page.getByRole('option', { name: /Sertifikat elektronik/ })).toBeVisible();
    await picture('palette');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/main\/setting\/account\/certificate/);
  });

  await test.step('its keys are listed by "?" and by their button', async () => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Pintasan papan tombol' })).toBeVisible();
    await accessible();
    await picture('shortcuts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Bantuan dan pintasan' }).click();
    await expect(page.getByRole('dialog', { name: 'Bantuan dan pintasan' })).toBeVisible();
  });

  await test.step('it turns dark and English, and stays so', async () => {
    await page.goto(LIST);
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await accessible();
    await page.getByRole('menuitemradio', { name: 'Gelap' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Outgoing invoices' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Outgoing invoices' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await accessible();
    await picture('list-dark-en');
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Faktur Keluaran' })).toBeVisible();
  });

  await test.step('it loads itself anew when the product was replaced while it stood open', async () => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let refused = 0;
    let leaves = false;
    await page.route('**/assets/*.js', async (route) => {
      // The list may still load files of its own.
      if (!leaves) return route.fallback();
      refused += 1;
      if (refused === 1) await route.fulfill({ status: 404, body: '' });
      else await route.fallback();
    });
    leaves = true;
    await page.locator('a[href^="/main/ebilling"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'ID Billing' })).toBeVisible();
    expect(refused).toBeGreaterThan(1);
  });
});
