import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dirtySales } from './sales-file.ts';

test.use({ who: 'rina', alone: true });

const clipboardHolds = (page: Page, rows: readonly (readonly string[])[]): Promise<void> =>
  page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\r\n'));

test('the repair grid copies, pastes, fills down and undoes by keyboard only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/main/efaktur-v2/import/form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file' }).press('Enter');
  await (await chooser).setFiles(await dirtySales(`KEYS${Date.now().toString(36).toUpperCase()}`));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter');

  const grid = page.getByRole('grid', { name: 'Baris impor' });
  const cell = (row: number, key: string) => grid.locator(`[row-index="${row}"] [col-id="${key}"]`);
  const undo = page.getByRole('button', { name: 'Urungkan' });
  await expect(cell(0, 'goodsName')).toHaveText(/\S/);
  const names = await Promise.all([0, 1, 2, 3].map((row) => cell(row, 'goodsName').innerText()));

  await test.step('reach a cell', async () => {
    await page.getByRole('checkbox', { name: 'Hanya yang salah' }).focus();
    for (let step = 0; step < 12 && !(await grid.locator(':focus').count()); step++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    const focused = grid.locator(':focus');
    const column = () => focused.getAttribute('col-id');
    for (let step = 0, at = await column(); step < 20 && at !== 'goodsName'; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(focused).not.toHaveAttribute('col-id', at ?? '');
      at = await column();
    }
    await expect(cell(0, 'goodsName')).toBeFocused();
  });

  await test.step('ten rows are in view below both banners, with a cell open', async () => {
    await expect(page.getByText('Mode simulasi')).toBeVisible();
    await expect(page.getByText(/mencapai batas upload/)).toBeVisible();
    const strip = await page.getByRole('button', { name: 'Lewati faktur ini' }).boundingBox();
    const tenth = await grid.locator('[row-index="9"]').first().boundingBox();
    expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  });

  await test.step('copy a cell and paste it below', async () => {
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(1, 'goodsName')).toContainText(names[0] ?? '');
    await expect(cell(1, 'goodsName')).toBeFocused();
  });

  await test.step('take it back', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(1, 'goodsName')).toContainText(names[1] ?? '');
    await expect(undo).toBeDisabled();
  });

  await test.step('fill a block down', async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(cell(2, 'goodsName')).toContainText(names[1] ?? '');
    await expect(cell(3, 'goodsName')).toContainText(names[1] ?? '');
    await expect(cell(1, 'goodsName')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(2, 'goodsName')).toContainText(names[2] ?? '');
    await expect(cell(3, 'goodsName')).toContainText(names[3] ?? '');
  });

  await test.step('paste a block from Excel', async () => {
    await page.keyboard.press('Escape');
    await clipboardHolds(page, [
      ['Pompa air', '7'],
      ['Pipa "3 inci"', '11'],
    ]);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(1, 'goodsName')).toContainText('Pompa air');
    await expect(cell(1, 'quantity')).toContainText('7');
    await expect(cell(2, 'goodsName')).toContainText('Pipa "3 inci"');
    await expect(cell(2, 'quantity')).toContainText('11');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(1, 'goodsName')).toContainText(names[1] ?? '');
    await expect(cell(2, 'goodsName')).toContainText(names[2] ?? '');
    await expect(undo).toBeDisabled();
  });
});
