import { periodOf } from '#domain/kit/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { aNik } from '../../fixtures/builders/an-npwp.ts';
import { speaksEnglish } from './by-keyboard.ts';
import { now } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';
import { endedMasa, payrollFile } from './payroll-file.ts';

test.use({ who: 'rina', alone: true });

// Taxes, returns and objects keep the names the law gives them.
const WRITTEN = /SPT|PPh|^\d\d-\d{3}-\d\d |^(PT|CV|Bahasa Indonesia$)/;

test('a payroll becomes a return that waits for its payment, on a telephone in English', async ({
  page,
  accessible,
  picture,
}) => {
  const mark = Date.now().toString(36);
  // Another masa than that of the wide journey beside this one.
  const masa = endedMasa(periodOf(jakartaDay(now())), 4);
  const nik = aNik(40_000 + (Date.now() % 9_000));
  const who = { name: `Wayan ${mark}`, nik, ptkp: 'TK/0', gross: 17_000_000, email: 'wayan@contoh.example' };
  await workIn(page, 'bentala');
  await page.evaluate(() => localStorage.setItem('patuh.locale', 'en'));

  await test.step('take the payroll in', async () => {
    await page.goto('/main/ebupot/unifikasi/import/form?kind=BPMP');
    await page.getByTestId('import-file').setInputFiles(await payrollFile(`payroll-${mark}`, masa, [who]));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Remember this mapping' }).uncheck();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Go on to the summary' }).click();
    await page.getByRole('button', { name: 'Save 1 slip as a draft' }).click();
    await expect(page.getByText('1 slip saved as a draft')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Show slips' }).last().click();
  });

  await test.step('issue the slip', async () => {
    await expect(page.getByText(`payroll-${mark}.xlsx`)).toBeVisible();
    await expect(page.getByText(who.name)).toBeVisible();
    await page.getByRole('link', { name: 'No number yet' }).click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('Status: Normal').first()).toBeAttached({ timeout: 60_000 });
    await speaksEnglish(page, WRITTEN);
    await accessible();
    await picture('payroll-slip');
  });

  await test.step('post the return of the masa', async () => {
    await page.goto(`/main/ebupot/pph21/spt/posting?masa=${masa}`);
    await expect(page.getByText('1.360.000,00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL(/\/induk$/);
    await speaksEnglish(page, WRITTEN);
    await accessible();
    await picture('payroll-induk');
  });

  await test.step('sign and file it', async () => {
    await page.getByRole('button', { name: 'Pay and file' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Pay and file' });
    await expect(dialog).toContainText('Rp 1.360.000,00');
    await speaksEnglish(page, WRITTEN);
    await dialog.getByRole('button', { name: 'Pay and file' }).click();
    await expect(page.getByText('Waiting for payment').first()).toBeVisible();
    await accessible();
    await picture('payroll-waiting');
  });
});
