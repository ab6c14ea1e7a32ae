import { choose, enterInEnglish, press, speaksEnglish, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

test.use({ who: null });

test('the whole job is done in English by keyboard alone', async ({ page, accessible, picture }) => {
  const reference = `KEYS-${Date.now().toString(36).toUpperCase()}`;

  await test.step('sign in, in English', async () => {
    await enterInEnglish(page, '/main/efaktur-v2/out', 'agus');
    await expect(page.getByRole('heading', { level: 1, name: 'Outgoing invoices' })).toBeVisible();
    await expect(page.getByRole('table').getByText('Approved').first()).toBeVisible();
    await speaksEnglish(page);
  });

  await test.step('begin an invoice', async () => {
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
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
    await accessible();
    await picture('english-form');
  });

  await test.step('upload it and see it approved', async () => {
    await press(page, page.getByRole('button', { name: 'Upload to the tax office' }));
    await expect(page).toHaveURL(/\/detail$/);
    await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible();
    await speaksEnglish(page);
    await accessible();
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
});
