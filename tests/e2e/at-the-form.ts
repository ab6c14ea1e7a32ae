import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const chooseBuyer = async (page: Page, name = 'PT ') => {
  await page.getByLabel('Nama atau NPWP pembeli').fill(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('NPWP', { exact: true }).last()).not.toHaveValue('');
};

/** Pastes a block, in Excel's clipboard format, into the focused new row of the sheet. */
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

export const uploadFromForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload ke DJP' }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible();
};
