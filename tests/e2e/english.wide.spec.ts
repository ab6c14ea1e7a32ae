import { choose, enterInEnglish, press, speaksEnglish, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { accountAtBank, accountOn } from './paying.ts';

test.use({ who: null });

// Names of taxes, banks' menus and the amount in words stay Indonesian.
const BY_LAW = /Masa PPh|Jenis|rupiah$|›/;

test('an invoice is issued and a tax paid in English by keyboard only', async ({ page, accessible, picture }) => {
  const reference = `KEYS-${Date.now().toString(36).toUpperCase()}`;

  await test.step('sign in, in English', async () => {
    await enterInEnglish(page, '/main/efaktur-v2/out', 'agus');
    await expect(page.getByRole('heading', { level: 1, name: 'Outgoing invoices' })).toBeVisible();
    await expect(page.getByRole('table').getByText('Approved').first()).toBeVisible();
    await speaksEnglish(page);
  });

  await test.step('begin an invoice', async () => {
    await press(page, page.getByRole('link', { name: 'Create invoice', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Create outgoing invoice' })).toBeVisible();
    await speaksEnglish(page);
  });

  const sheet = page.getByRole('grid', { name: 'Lines of goods and services' });
  await test.step('fill in document, buyer and lines', async () => {
    await tabTo(page, page.getByLabel('Reference (optional)'));
    await page.keyboard.type(reference);
    await tabTo(page, page.getByLabel('Name or NPWP of the buyer'));
    await page.keyboard.type('PT ');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('NPWP', { exact: true }).last()).not.toHaveValue('');
    await press(page, page.getByRole('button', { name: 'Add line' }));
    for (const [at, text] of ['Water pump 20 HP', '2', 'Unit', '1500000', '0'].entries()) {
      if (at > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('gridcell', { name: '3.000.000,00' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('330.000,00');
    await expect(page.getByText(/^Saved \d\d\.\d\d$/)).toBeVisible();
    await speaksEnglish(page);
    await picture('english-form');
  });

  await test.step('upload it and see it approved', async () => {
    await press(page, page.getByRole('button', { name: 'Upload to the tax office' }));
    await expect(page).toHaveURL(/\/detail$/);
    await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible();
    await speaksEnglish(page);
    await picture('english-detail');
  });

  await test.step('take the PDF and the XML', async () => {
    for (const [action, name] of [
      ['Download PDF', /\.pdf$/],
      ['Download Coretax XML', /\.xml$/],
    ] as const) {
      await press(page, page.getByRole('main').getByRole('button', { name: 'Actions', exact: true }));
      const download = page.waitForEvent('download');
      await choose(page, page.getByRole('menuitem', { name: action }));
      expect((await download).suggestedFilename()).toMatch(name);
    }
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('make the code and go to pay it', async () => {
    await page.goto('/main/ebilling/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create ID Billing' })).toBeVisible();
    const tax = page.getByRole('combobox', { name: 'Tax (KAP-KJS)' });
    await tabTo(page, tax);
    await page.keyboard.type('angsuran pph badan');
    await expect(page.getByRole('option').first()).toContainText('411126-100');
    await page.keyboard.press('Enter');
    await expect(tax).toHaveValue(/^411126-100/);
    await tabTo(page, page.getByRole('textbox', { name: 'Tax period' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('09/2025');
    await tabTo(page, page.getByRole('textbox', { name: 'Amount' }));
    await page.keyboard.type('1230000');
    await expect(page.getByText('Past due')).toBeVisible();
    await speaksEnglish(page, BY_LAW);
    await press(page, button('Create & pay'));
    await expect(page).toHaveURL(/choose-bank$/);
  });

  await test.step('open an account, and cancel it after a question', async () => {
    await speaksEnglish(page, BY_LAW);
    await press(page, page.getByRole('radio', { name: /^BCA/ }), 'Space');
    await press(page, button('Go on to pay'));
    const others = page.getByRole('dialog', { name: 'Go on with this payment?' });
    await expect(others.or(page.getByText('Virtual account number', { exact: true }))).toBeVisible();
    if (await others.isVisible()) await press(page, others.getByRole('button', { name: 'Go on with the payment' }));
    await expect(page).toHaveURL(/virtual-account$/);
    await expect(page.getByText('Rp 1.232.500,00').filter({ visible: true }).first()).toBeVisible();
    await speaksEnglish(page, BY_LAW);
    const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel virtual account' });
    await press(page, cancel);
    const question = page.getByRole('dialog', { name: 'Cancel this virtual account?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await accessible();
    await press(page, question.getByRole('button', { name: 'Cancel virtual account' }));
    await expect(page).toHaveURL(/choose-bank$/);
  });

  await test.step('pay at another bank, and take the receipt', async () => {
    await press(page, page.getByRole('radio', { name: /^BCA/ }), 'Space');
    for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^BNI/ })).toBeChecked();
    await press(page, button('Go on to pay'));
    await expect(page).toHaveURL(/virtual-account$/);
    const address = page.url().replace(/\/virtual-account$/, '');
    const number = await accountOn(page);
    await picture('pay-english');
    await press(page, page.getByRole('link', { name: 'Pay at the simulated bank' }));
    const account = accountAtBank(page, number);
    await press(page, account.getByRole('button', { name: 'Pay', exact: true }));
    await expect(account.getByText('Money in')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'The tax is paid' })).toBeVisible();
    await speaksEnglish(page, BY_LAW);
    const download = page.waitForEvent('download');
    await press(page, button(/^Download BPN \d{15}$/));
    expect((await download).suggestedFilename()).toMatch(/^BPN [0-9A-Z]{16}\.pdf$/);
  });
});
