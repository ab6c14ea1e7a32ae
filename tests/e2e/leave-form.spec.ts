import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/efaktur-v2/out/create';
const LIST = /\/main\/efaktur-v2\/out(\?.*)?$/;
const REFERENCE = 'Referensi (opsional)';

type Answer = 'store' | 'refuse';

/** Stands between the form and the server: every save waits here until it is told how it ends. */
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
/** The way back of every form, in the same place on both widths. */
const toList = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Faktur keluaran' }).first();

const typeReference = async (page: Page, text: string) => {
  await page.getByLabel(REFERENCE).pressSequentially(text);
  await page.getByLabel(REFERENCE).blur();
};

/** What a browser asks before a tab is closed; answered with staying. */
const closingAsks = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/main/efaktur-v2/out');
  await page.getByRole('link', { name: 'Buat faktur' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CREATE}$`));
  await expect(page.getByLabel(REFERENCE)).toBeVisible();
});

test('leaving while a save is on its way waits for it and then goes by itself', async ({ page }) => {
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
});

test('leaving with work the server did not take asks, by link, by the way back and by closing', async ({ page }) => {
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

test('what is stored is left without a question', async ({ page }) => {
  await typeReference(page, 'PERGI-3');
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  await toList(page).click();
  await expect(page).toHaveURL(LIST);
  await expect(question(page)).toBeHidden();
});
