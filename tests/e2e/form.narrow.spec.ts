import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/efaktur-v2/out/create';
const LIST = /\/main\/efaktur-v2\/out(\?.*)?$/;
const REFERENCE = 'Referensi (opsional)';

type Answer = 'store' | 'refuse';

/** Intercepts saves: each waits until the test decides its result. */
const holdSaves = async (page: Page) => {
  const waiting: ((answer: Answer) => void)[] = [];
  let always: Answer | null = null;
  await page.route(/\/main\/api\/efaktur\/out\/ctas(\/[^/]+)?\?autosave=/, async (route) => {
    const answer = always ?? (await new Promise<Answer>((resolve) => waiting.push(resolve)));
    if (answer === 'store') await route.continue();
    else
      await route.fulfill({
        status: 423,
        contentType: 'application/json',
        body: '{"code":"held","message":"Coba lagi"}',
      });
  });
  return {
    waiting,
    from: (answer: Answer) => {
      always = answer;
      for (const end of waiting.splice(0)) end(answer);
    },
  };
};

const question = (page: Page) => page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
const toList = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Faktur keluaran' }).first();

const typeReference = async (page: Page, text: string) => {
  await page.getByLabel(REFERENCE).pressSequentially(text);
  await page.getByLabel(REFERENCE).blur();
};

const closingAsks = async (page: Page): Promise<void> => {
  const requests = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await requests;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
};

const beginInvoice = async (page: Page): Promise<void> => {
  await page.goto('/main/efaktur-v2/out');
  await page.getByRole('link', { name: 'Buat faktur' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}$`));
  await expect(page.getByLabel(REFERENCE)).toBeVisible();
};

test('a form is never left with work the server has not, and takes its lines on a telephone', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('what is stored is left without a question', async () => {
    await beginInvoice(page);
    await typeReference(page, 'PERGI-3');
    await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
    await toList(page).click();
    await expect(page).toHaveURL(LIST);
    await expect(question(page)).toBeHidden();
  });

  await test.step('a save on its way is waited for, and then the page is left by itself', async () => {
    await beginInvoice(page);
    const saves = await holdSaves(page);
    await typeReference(page, 'PERGI-1');
    await expect.poll(() => saves.waiting.length).toBe(1);
    await closingAsks(page);

    await toList(page).click();
    await expect(question(page)).toContainText('sedang disimpan');
    await expect(page).not.toHaveURL(LIST);
    saves.from('store');
    await expect(page).toHaveURL(LIST);
    await expect(question(page)).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('work the server did not take asks, by link, by the way back and by closing', async () => {
    await beginInvoice(page);
    const saves = await holdSaves(page);
    await typeReference(page, 'PERGI-2');
    await expect.poll(() => saves.waiting.length).toBe(1);
    await toList(page).click();
    await expect(question(page)).toContainText('sedang disimpan');
    saves.from('refuse');
    await expect(question(page)).toContainText('belum disimpan');
    await question(page).getByRole('button', { name: 'Tetap di sini' }).click();
    await expect(page.getByLabel(REFERENCE)).toHaveValue('PERGI-2');

    await page.goBack();
    await expect(question(page)).toContainText('belum disimpan');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(REFERENCE)).toHaveValue('PERGI-2');
    await closingAsks(page);

    await page.goBack();
    await question(page).getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(question(page)).toBeHidden();
  });

  await test.step('lines are added, changed and removed', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/main/efaktur-v2/out/create');
    await page.getByLabel('Referensi (opsional)').fill(`BARIS-${Date.now().toString(36)}`);
    const add = page.getByRole('button', { name: 'Tambah baris' });
    await add.scrollIntoViewIfNeeded();
    await picture('lines-empty');
    await add.click();
    await page.getByLabel('Barang atau jasa', { exact: true }).fill('Pompa air');
    await page.getByLabel('Kuantitas').fill('2');
    await page.getByLabel('Satuan', { exact: true }).selectOption({ label: 'Unit' });
    await page.getByLabel('Harga satuan').fill('1.500.000');
    await page.getByLabel('Harga satuan').blur();
    await accessible();
    await picture('lines-one');
    await add.click();
    await expect(page.getByLabel('Barang atau jasa', { exact: true })).toHaveCount(1);
    await page.getByLabel('Barang atau jasa', { exact: true }).fill('Pipa 3 inci');
    await page.getByLabel('Kuantitas').fill('10');
    await page.getByLabel('Harga satuan').fill('125.000,50');
    await page.getByLabel('Harga satuan').blur();
    const lines = page.getByRole('button', { name: /^\d+\. / });
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1)).toContainText('1.250.005,00');
    await picture('lines-two');

    await lines.first().click();
    await page.getByLabel('Kuantitas').fill('3');
    await page.getByLabel('Kuantitas').blur();
    await expect(lines.first()).toContainText('4.500.000,00');
    await lines.first().click();
    await accessible();
    await picture('lines-closed');
    await page
      .getByRole('button', { name: /^Hapus baris/ })
      .first()
      .click();
    await expect(lines).toHaveCount(1);
    await expect(lines.first()).toContainText('Pipa 3 inci');
    await picture('lines-removed');
  });
});
