import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A buyer found by typing a part of the name, chosen with the keyboard. */
export const chooseBuyer = async (page: Page, name = 'PT ') => {
  await page.getByLabel('Nama atau NPWP pembeli').fill(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('NPWP', { exact: true }).last()).not.toHaveValue('');
};

/** A block as Excel puts it on the clipboard, pasted into the new row of the sheet once that row has the keyboard. */
export const pasteLines = async (page: Page, rows: readonly (readonly string[])[]) => {
  const grid = page.getByRole('grid', { name: 'Baris barang dan jasa' });
  const blank = grid.getByRole('gridcell', { name: /Ketik atau tempel dari Excel/ });
  await expect(async () => {
    await blank.click();
    await expect(blank).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await blank.evaluate(
    (cell, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    rows.map((row) => row.join('\t')).join('\r\n'),
  );
};

/** Sends the form to the office and waits on the page of the invoice for its approval. */
export const uploadFromForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload ke DJP' }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible();
};
