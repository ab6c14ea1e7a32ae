import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/efaktur-v2/out/create';
const once = (what: string): string => `${what}-${Date.now().toString(36)}`;

/** A buyer found by typing a part of the name, chosen with the keyboard. */
const chooseBuyer = async (page: Page) => {
  await page.getByLabel('Nama atau NPWP pembeli').fill('PT ');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('NPWP', { exact: true }).last()).not.toHaveValue('');
};

/** A block as Excel puts it on the clipboard, pasted into the new row of the sheet. */
const pasteLines = async (page: Page, rows: readonly (readonly string[])[]) => {
  const grid = page.getByRole('grid', { name: 'Baris barang dan jasa' });
  await grid.getByRole('gridcell', { name: /Ketik atau tempel dari Excel/ }).click();
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    rows.map((row) => row.join('\t')).join('\r\n'),
  );
};

test('an invoice is typed, pasted from Excel, worked out, kept by itself and sent', async ({
  page,
  accessible,
  picture,
}) => {
  const reference = once('FORM');
  await page.goto(CREATE);
  await page.getByLabel('Referensi (opsional)').fill(reference);
  await chooseBuyer(page);
  await pasteLines(page, [
    ['Pompa air', '2', 'Unit', '1.500.000', '0'],
    ['Pipa 3 inci', '10', 'Lembar', '125.000,50', '0'],
  ]);
  const total = page.getByRole('complementary', { name: 'Ringkasan' });
  await expect(total).toContainText('Rp 4.250.005,00');
  await total.getByRole('button', { name: /Dari mana angka ini\? DPP$/ }).click();
  await expect(page.getByText('Dari mana angka ini?').last()).toBeVisible();
  await accessible();
  await picture('form-explained');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/edit$/);
  await accessible();
  await picture('form');
  await page.getByRole('button', { name: 'Upload ke DJP' }).click();
  await expect(page).toHaveURL(/\/detail$/, { timeout: 15_000 });
  await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible({ timeout: 20_000 });
});
