import { enterInEnglish, speaksEnglish } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { sptAtHand } from './spt-at-hand.ts';

test.use({ who: 'sari' });

// Statutory names of taxes, and the demo's own people and papers.
const WRITTEN = /^(PT|CV|Bahasa Indonesia$|\d\d – )|SPT Masa/;

test('money and filing of a return read in English on a phone, down to the papers', async ({
  page,
  context,
  request,
  accessible,
  picture,
}) => {
  const waiting = await sptAtHand(request, 'UNIFIKASI', 'WAITING_PAYMENT');
  const filed = await sptAtHand(request, 'PPH21', 'FILED');
  await context.clearCookies();
  await enterInEnglish(page, `${waiting}/bill`, 'sari');
  await expect(page.locator('.alert').filter({ hasText: /^Waiting for payment of/ })).toContainText('good for');
  await speaksEnglish(page, WRITTEN);
  await accessible();
  await picture('spt-bill-english');

  // Without a valid code the payment page links to where new ones are made.
  await page.route('**/deposit', (route) => route.fulfill({ json: { bills: [], proofs: [], settled: false } }));
  await page.goto(`${waiting}/proof`);
  await page.locator('.spt-detail-foot').getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/bill$/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();

  await page.getByRole('button', { name: 'Enter proof of payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter proof of payment' });
  await dialog.getByRole('textbox', { name: 'NTPN' }).fill('AAAA BBBB CCCC DDDD');
  await dialog.getByRole('textbox', { name: 'Billing code it was paid with' }).fill('123456789012345');
  await expect(dialog.getByRole('button', { name: 'Save proof of payment' })).toBeDisabled();
  await speaksEnglish(page, WRITTEN);
  await accessible();
  await dialog.getByRole('button', { name: 'Transfer between accounts (Pbk)' }).click();
  await dialog.getByRole('textbox', { name: 'Number of the transfer decree (Pbk)' }).fill('PBK-1/2025');
  await dialog.getByRole('textbox', { name: 'Date of the transfer decree (Pbk)' }).fill('31/12/2099');
  await dialog.getByRole('button', { name: 'Save proof of payment' }).click();
  await expect(dialog.getByText('The day of the Pbk decision cannot be after today')).toBeVisible();
  await speaksEnglish(page, WRITTEN);
  await page.keyboard.press('Escape');

  await page.goto(`${filed}/pdf`);
  await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible();
  await speaksEnglish(page, WRITTEN);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await accessible();
});
