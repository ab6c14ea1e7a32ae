import type { Page } from '@playwright/test';
import { fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { sessionFile } from './session-file.ts';

test.beforeEach(({ page }) => holdAutosave(page));

const holdAutosave = (page: Page) =>
  page.route(/\/draft\/[^/?]+\?autosave=/, (route) =>
    route.fulfill({ status: 423, json: { code: 'held', message: 'Coba lagi' } }),
  );

test('two people in one draft lose nothing: not what each changed, not what one sends or deletes meanwhile', async ({
  page,
  request,
  browser,
  accessible,
  picture,
}) => {
  const { draft, one } = fakturAtHand(request);
  const { id } = await draft();
  const edit = `/main/efaktur-v2/out/${id}/edit`;
  const other = await browser.newContext({ storageState: sessionFile('sari') });
  const sari = await other.newPage();
  await holdAutosave(sari);
  const saved = (on: typeof page) => expect(on.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  const addressOf = (on: typeof page) => on.getByLabel('Alamat', { exact: true }).last();
  const dialog = page.getByRole('dialog', { name: /^Data diubah oleh Sari Lestari/ });

  await test.step('each changes a field of its own', async () => {
    await page.goto(edit);
    await sari.goto(edit);
    await sari.getByLabel('Email').fill('pajak.baru@merantigraha.example');
    await sari.getByRole('button', { name: 'Simpan draf' }).click();
    await saved(sari);
    await addressOf(page).fill('Jalan Rasuna Said 12, Jakarta Selatan 12940');
    await page.getByRole('button', { name: 'Simpan draf' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('row', { name: /pajak\.baru@merantigraha\.example/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Jalan Rasuna Said 12/ })).toBeVisible();
    await accessible();
    await picture('conflict');
    await dialog.getByRole('button', { name: 'Simpan pilihan ini' }).click();
    await expect(dialog).toBeHidden();
    await saved(page);
    await expect(page.getByLabel('Email')).toHaveValue('pajak.baru@merantigraha.example');
    expect(await one(id)).toMatchObject({
      counterpartyEmail: 'pajak.baru@merantigraha.example',
      counterpartyAddress: 'Jalan Rasuna Said 12, Jakarta Selatan 12940',
    });
  });

  await test.step('one fills in what the other uploads or deletes meanwhile', async () => {
    const { id: second } = await draft();
    await page.goto(`/main/efaktur-v2/out/${second}/edit`);
    await page.getByLabel('Email').fill('diketik@merantigraha.example');
    await sari.goto(`/main/efaktur-v2/out/${second}/detail`);
    await sari
      .getByRole('button', { name: /^Upload/ })
      .first()
      .click();
    await expect.poll(async () => (await one(second)).status).not.toBe('DRAFT');
    await page.getByLabel('Email').fill('terlambat@merantigraha.example');
    await page.getByRole('button', { name: 'Simpan draf' }).click();
    const overtaken = page.getByRole('dialog', { name: 'Dokumen ini tidak dapat diubah lagi' });
    await expect(overtaken).toContainText('Dikirim oleh Sari Lestari');
    await accessible();
    await picture('overtaken');
    const opened = Promise.all(
      [/\/initial\?for=edit/, /\/out\/ctas\/[\w-]{12,}$/].map((path) =>
        page.waitForResponse((answer) => answer.request().method() === 'GET' && path.test(answer.url())),
      ),
    );
    await overtaken.getByRole('button', { name: 'Salin isian ke draf baru' }).click();
    await expect(page).not.toHaveURL(new RegExp(second));
    await expect(page).toHaveURL(/\/edit$/);
    for (const answer of await opened) await answer.finished();
    await expect(page.getByLabel('Email')).toHaveValue('terlambat@merantigraha.example');

    const copy = page.url();
    await fakturAtHand(other.request).remove(copy.split('/').at(-2) ?? '');
    await page.getByLabel('Email').fill('tersisa@merantigraha.example');
    await page.getByRole('button', { name: 'Simpan draf' }).click();
    const gone = page.getByRole('dialog', { name: 'Draf ini sudah dihapus' });
    await expect(gone).toContainText('Dihapus oleh Sari Lestari');
    await accessible();
    await picture('gone');
    await gone.getByRole('button', { name: 'Salin isian ke draf baru' }).click();
    await expect(gone).toBeHidden();
    await expect(page).toHaveURL(/\/edit$/);
    expect(page.url()).not.toBe(copy);
    await expect(page.getByLabel('Email')).toHaveValue('tersisa@merantigraha.example');
  });
  await other.close();
});
