import { pasteLines } from './at-the-form.ts';
import { typeWithoutWaiting } from './at-the-keyboard.ts';
import { tellTime } from './clock.ts';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/efaktur-v2/out/create';

test('lines are typed without losing a letter, also before the sheet has loaded, and undone by one key', async ({
  page,
  browser,
  baseURL,
  accessible,
  picture,
}) => {
  const sheet = page.getByRole('grid', { name: 'Baris barang dan jasa' });

  await test.step('no letter is lost and no line torn apart, however quickly they are typed', async () => {
    await page.goto(CREATE);
    const blank = sheet.getByRole('gridcell', { name: 'Ketik atau tempel dari Excel' });
    await expect(blank).toBeVisible();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    await page.getByRole('button', { name: 'Tambah baris' }).focus();
    await typeWithoutWaiting(page, [
      'Enter',
      { text: 'Pompa air besar 20 PK' },
      'Tab',
      { text: '12' },
      'Tab',
      { text: 'Unit' },
      'Tab',
      { text: '1500000' },
      'Enter',
      // Enter moved one cell down, to the empty row; the next line begins at its name.
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
      { text: 'Pipa tiga inci panjang' },
      'Tab',
      { text: '7' },
      'Tab',
      { text: 'Lembar' },
      'Tab',
      { text: '250000' },
      'Tab',
      { text: '500' },
      'Enter',
    ]);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const cells = (row: number) => sheet.locator(`[row-index="${row}"] [role=gridcell]:not([col-id=sheet-no])`);
    const first = ['Pompa air besar 20 PK', '12', 'Unit', '1.500.000,00', '0,00', '18.000.000,00', '1.980.000,00'];
    const second = ['Pipa tiga inci panjang', '7', 'Lembar', '250.000,00', '500,00', '1.749.500,00', '192.445,00'];
    await expect(cells(0)).toHaveText(first);
    await expect(cells(1)).toHaveText(second);
    await expect(cells(2).first()).toHaveText('Ketik atau tempel dari Excel');
    await expect(blank).toHaveCount(1);
  });

  let letSheetCome = () => {};
  const sheetMayCome = new Promise<void>((resolve) => {
    letSheetCome = resolve;
  });
  await page.route(/AgSheet.*\.js/, async (route) => {
    await sheetMayCome;
    await route.continue();
  });
  const names = sheet.locator('[role=gridcell][col-id=name]');
  const total = page.getByRole('complementary', { name: 'Ringkasan' });

  await test.step('typed ahead', async () => {
    // Unsaved input of a form left without saving is restored in the next one.
    await page.getByRole('button', { name: 'Batal', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buang' }).click();
    await expect(page).not.toHaveURL(/create|edit/);
    await page.goto(CREATE);
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    await typeWithoutWaiting(page, [
      { text: 'Pompa air' },
      'Tab',
      { text: '2' },
      'Tab',
      { text: 'Unit' },
      'Tab',
      { text: '1.500.000' },
    ]);
    await accessible();
    await picture('sheet-on-its-way');
    letSheetCome();
    await expect(sheet.getByRole('textbox')).toHaveValue('1.500.000');
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('textbox')).toHaveValue('0');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    const cells = sheet.locator('[row-index="0"] [role=gridcell]:not([col-id=sheet-no])');
    await expect(cells).toHaveText(['Pompa air', '2', 'Unit', '1.500.000,00', '500,00', '2.999.500,00', '329.945,00']);
  });

  await test.step('a cell says how its value came about and what may be typed', async () => {
    await sheet.locator('[row-index="0"] [col-id=ppn]').click();
    await expect(page.getByText('PPN = DPP nilai lain × tarif PPN = Rp 329.945,00 (UU 7/2021')).toBeVisible();
    await sheet.locator('[row-index="0"] [col-id=price]').click();
    await expect(page.getByText('Rupiah dengan paling banyak 5 desimal, misalnya 1.234.567,89.')).toBeVisible();
  });

  await test.step('what is typed into a filled cell takes its place whole, however soon after the press', async () => {
    const price = sheet.locator('[row-index="0"] [col-id=price]');
    const discount = sheet.locator('[row-index="0"] [col-id=discount]');
    const pressAndType = async (text: string) => {
      const box = await price.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await Promise.all([
        page.mouse.down(),
        ...[...text].map((key) => page.keyboard.press(key)),
        page.mouse.up(),
        page.keyboard.press('Enter'),
      ]);
    };
    await pressAndType('375.000');
    await expect(price).toHaveText('375.000,00');
    // Starts from an open editor of another cell, on a slow machine.
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await discount.dblclick();
    await page.keyboard.type('750');
    await pressAndType('425.000');
    await expect(discount).toHaveText('750,00');
    await expect(price).toHaveText('425.000,00');
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.press('ArrowUp');
    await typeWithoutWaiting(page, [{ text: '515.000' }, 'Enter']);
    await expect(price).toHaveText('515.000,00');
    await price.dblclick();
    await typeWithoutWaiting(page, [{ text: '625.000' }, 'Enter']);
    await expect(price).toHaveText('625.000,00');
    await page.keyboard.press('ArrowUp');
    await typeWithoutWaiting(page, [{ text: '1.500.000' }, 'Tab', { text: '500' }, 'Enter']);
    const cells = sheet.locator('[row-index="0"] [role=gridcell]:not([col-id=sheet-no])');
    await expect(cells).toHaveText(['Pompa air', '2', 'Unit', '1.500.000,00', '500,00', '2.999.500,00', '329.945,00']);
  });

  await test.step('undo and redo', async () => {
    await pasteLines(page, [
      ['Pipa 3 inci', '10', 'Lembar', '125.000', '0'],
      ['Kran kuningan', '4', 'Piece', '80.000', '0'],
      ['Lem pipa', '6', 'Kaleng', '30.000', '0'],
    ]);
    const pasted = ['Pompa air', 'Pipa 3 inci', 'Kran kuningan', 'Lem pipa', 'Ketik atau tempel dari Excel'];
    await expect(names).toHaveText(pasted);
    await expect(total).toContainText('Rp 4.749.500,00');
    await page.keyboard.press('Control+z');
    await expect(names).toHaveText(['Pompa air', 'Ketik atau tempel dari Excel']);
    await expect(total).toContainText('Rp 2.999.500,00');
    await page.keyboard.press('Control+y');
    await expect(names).toHaveText(pasted);
    await expect(total).toContainText('Rp 4.749.500,00');
  });

  await test.step('goods of an earlier invoice fill the line but for the quantity, and come one step back', async () => {
    await sheet.getByRole('gridcell', { name: 'Ketik atau tempel dari Excel' }).dblclick();
    await page.keyboard.type('sewa crane');
    const earlier = page.getByRole('listbox', { name: 'Barang dan jasa dari faktur sebelumnya' });
    await expect(earlier.getByRole('option')).toHaveText([/^Sewa crane 25 ton[\d.]+ · Jam$/]);
    await page.keyboard.press('Escape');
    await expect(earlier).toHaveCount(0);
    await expect(sheet.getByRole('combobox')).toHaveValue('sewa crane');
    await page.keyboard.type(' 25');
    await page.keyboard.press('ArrowDown');
    await expect(earlier).toBeVisible();
    await accessible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    const cell = (key: string) => sheet.locator(`[row-index="4"] [col-id=${key}]`);
    await expect(cell('name')).toHaveText('Sewa crane 25 ton');
    await expect(cell('quantity')).toHaveText('12');
    await expect(cell('unit')).toHaveText('Jam');
    await expect(cell('price')).toHaveText(/^[\d.]+,\d\d$/);
    await expect(cell('opt')).toHaveText('Jasa');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(names.last()).toHaveText('Ketik atau tempel dari Excel');
    await expect(names).toHaveCount(5);
  });

  await test.step('on a tablet, what is typed into a filled cell after a tap takes its place whole', async () => {
    const storageState = await page.context().storageState();
    const tablet = await browser.newContext({ baseURL, hasTouch: true, storageState });
    await tellTime(tablet);
    const touched = await tablet.newPage();
    const sheet = touched.getByRole('grid', { name: 'Baris barang dan jasa' });
    await touched.goto(CREATE);
    await expect(sheet.getByRole('gridcell', { name: 'Ketik atau tempel dari Excel' })).toBeVisible();
    await touched.getByRole('button', { name: 'Tambah baris' }).focus();
    await typeWithoutWaiting(touched, [
      'Enter',
      { text: 'Pompa air' },
      'Tab',
      { text: '2' },
      'Tab',
      { text: 'Unit' },
      'Tab',
      { text: '1500000' },
      'Enter',
    ]);
    const price = sheet.locator('[row-index="0"] [col-id=price]');
    const discount = sheet.locator('[row-index="0"] [col-id=discount]');
    const tapAndType = async (text: string) => {
      const box = await price.boundingBox();
      await touched.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await typeWithoutWaiting(touched, [{ text }, 'Enter']);
    };
    await expect(price).toHaveText('1.500.000,00');
    await tapAndType('375.000');
    await expect(price).toHaveText('375.000,00');
    // Starts from an open editor of another cell, on a slow machine.
    const slow = await tablet.newCDPSession(touched);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await discount.dblclick();
    await touched.keyboard.type('750');
    await tapAndType('425.000');
    await expect(discount).toHaveText('750,00');
    await expect(price).toHaveText('425.000,00');
    await tablet.close();
  });
});
