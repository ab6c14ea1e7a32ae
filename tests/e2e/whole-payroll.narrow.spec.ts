import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { aNik } from '../../fixtures/builders/a-company.ts';
import { speaksEnglish } from './by-keyboard.ts';
import { now } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';
import { accountAtBank, accountOn, goOn } from './paying.ts';
import { endedMasa, payrollFile } from './payroll-file.ts';

// Not the person of the wide journey that runs beside this one: a new payment ends the person's other ones.
test.use({ who: 'hendra', alone: true });

// Taxes, returns and objects keep their statutory names.
const WRITTEN = /SPT|PPh|^\d\d-\d{3}-\d\d |^(PT|CV|Bahasa Indonesia$)/;

test('a payroll becomes a filed return and a slip of the year that is mailed, on a telephone in English', async ({
  page,
  accessible,
  picture,
}) => {
  const mark = Date.now().toString(36);
  // Another masa than those of the wide journey that runs beside this one, and of the demo's fees paid abroad.
  const masa = endedMasa(periodOf(jakartaDay(now())), 8);
  const nik = aNik(40_000 + (Date.now() % 9_000));
  const who = { name: `Wayan ${mark}`, nik, ptkp: 'TK/0', gross: 17_000_000, email: `wayan.${mark}@contoh.example` };
  let slip = '';
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
    await expect(page.getByText('Status: Normal').first()).toBeAttached();
    await speaksEnglish(page, WRITTEN);
    await accessible();
    await picture('payroll-slip');
    slip = page.url();
  });

  await test.step('post the return of the masa', async () => {
    await page.goto(`/main/ebupot/pph21/spt/posting?masa=${masa}`);
    await expect(page.getByText('1.360.000,00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL(/\/induk$/);
    await speaksEnglish(page, WRITTEN);
    await picture('payroll-induk');
  });

  await test.step('sign and file it', async () => {
    await page.getByRole('button', { name: 'Pay and file' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Pay and file' });
    await expect(dialog).toContainText('Rp 1.360.000,00');
    await speaksEnglish(page, WRITTEN);
    await dialog.getByRole('button', { name: 'Pay and file' }).click();
    await expect(page.getByText('Waiting for payment').first()).toBeVisible();
    await expect(page.getByText('Waiting for payment of').first()).toBeInViewport();
    await accessible();
    await picture('payroll-waiting');
  });

  await test.step('pay its code, and have the receipt of filing', async () => {
    const address = page.url();
    await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
    await page.getByRole('radio', { name: /^BCA/ }).check();
    await page.getByRole('button', { name: 'Go on to pay' }).click();
    await goOn(page, /virtual-account$/);
    const number = await accountOn(page);
    await page.getByRole('link', { name: 'Pay at the simulated bank' }).click();
    const account = accountAtBank(page, number);
    await account.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(account.getByText('Money in')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText(/^BPE-\d{8}\/CT\/\d{4}$/).first()).toBeVisible();
    await speaksEnglish(page, WRITTEN);
    await accessible();
    await picture('payroll-filed');
  });

  await test.step('draw the slip of the year of who leaves, and issue it', async () => {
    const employee = page.getByRole('row').filter({ hasText: who.name });
    await page.goto('/main/ebupot-v2/article/from-monthly');
    await page.getByRole('combobox', { name: 'Year' }).click();
    await page.getByRole('option', { name: masa.slice(0, 4) }).click();
    await page.getByRole('combobox', { name: 'Last month', exact: true }).click();
    const left = periodAfter(masa, 1);
    const last = left.endsWith('-12') ? 'December (whole year)' : `Left in ${formatLongPeriod(left, 'en')}`;
    await page.getByRole('option', { name: last }).click();
    await page.getByRole('combobox', { name: 'Income of the last month' }).click();
    await page.getByRole('option', { name: 'Same as the month before' }).click();
    await page.getByRole('searchbox', { name: 'Search name, NIK or NPWP' }).fill(who.name);
    await expect(employee).toContainText('Over-withheld Rp 1.360.000');
    await employee.getByRole('checkbox').check();
    await speaksEnglish(page, WRITTEN);
    await page.getByRole('button', { name: 'Draw 1 chosen' }).click();
    await expect(page.getByText('1 draft made')).toBeVisible();
    await page.getByRole('link', { name: 'Open drafts' }).click();
    const draft = page.getByRole('listitem').filter({ hasText: who.name });
    await draft.getByRole('link', { name: 'No number yet' }).click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('Status: Normal').first()).toBeAttached();
    await speaksEnglish(page, WRITTEN);
    await picture('payroll-a1');
  });

  await test.step('mail it to the employee', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Send by e-mail' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText(who.email).first()).toBeVisible();
    await page.getByRole('link', { name: 'See simulated messages' }).click();
    await expect(page.getByRole('button', { name: new RegExp(who.email) })).toBeVisible();
    await picture('payroll-mailed');
  });

  await test.step('leave a slip of the filed masa as it is, and cancel it with a reason', async () => {
    await page.goto(slip);
    await page.getByRole('main').getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Cancel the slip' }).click();
    const why = page.getByRole('dialog', { name: 'Cancel the slip' });
    const filed = page.getByRole('dialog', { name: 'This period has been filed' });
    await why.getByRole('textbox', { name: 'Reason' }).fill('Paid twice');
    for (const answer of ['Back', 'Go on']) {
      await why.getByRole('button', { name: 'Ask to cancel' }).click();
      await expect(filed).toContainText('Paid twice');
      await expect(filed.getByRole('textbox')).toHaveCount(0);
      await speaksEnglish(page, WRITTEN);
      if (answer === 'Back') await accessible();
      await filed.getByRole('button', { name: answer }).click();
      await expect(filed).toBeHidden();
    }
    await expect(page.getByText('Status: Cancelled').first()).toBeAttached();
  });
});
