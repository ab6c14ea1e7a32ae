import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { expect, NOBODY, test } from './fixtures.ts';
import { workIn } from './other-company.ts';

const LIST = '/main/efaktur-v2/out';

test.describe('a Payer', () => {
  test.use({ who: 'budi' });

  test('does not see the invoices, and is told who can help', async ({ page, accessible, picture }) => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { name: 'Anda tidak memiliki akses untuk fitur ini' })).toBeVisible();
    await expect(page).toHaveURL(/error\/unauthorize/);
    await expect(page.getByRole('link', { name: 'Faktur', exact: true })).toHaveCount(0);
    await accessible();
    await picture('unauthorized');
  });
});

test.describe('a firm that is no PKP', () => {
  test.use({ who: 'dewi' });

  test('is led to what it would need before it can issue tax invoices', async ({ page, accessible, picture }) => {
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/main\/efaktur-v2\/register/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible();
    await picture('register');
  });
});

test('an invoice of another company is not found', async ({ page, playwright, baseURL }) => {
  const hers = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), storageState: NOBODY });
  await hers.post('/public/api/session', {
    data: { email: people.hendra.email, password: PASSWORD, remember: false },
    headers: { origin: baseURL ?? '' },
  });
  const [row] = (await (await hers.get('/main/api/efaktur/out/ctas?range=[0,0]')).json()) as { id: string }[];
  await hers.dispose();
  expect(row).toBeDefined();
  await page.goto(`${LIST}/${row?.id}/detail`);
  await expect(page.getByRole('main')).toContainText(/tidak ditemukan/i);
});

test.describe('somebody who works in more than three companies', () => {
  test.use({ who: 'rina', alone: true });

  test('moves to another one by "Pilih perusahaan"', async ({ page, accessible, picture }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Pilih perusahaan lain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih perusahaan' });
    const field = dialog.getByRole('combobox', { name: 'Perusahaan' });
    const go = dialog.getByRole('button', { name: 'Lanjutkan' });
    await expect(go).toBeDisabled();
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Perusahaan harus diisi')).toBeVisible();
    await accessible();
    await picture('choose-company');
    await field.fill('Graha');
    await page.getByRole('option', { name: new RegExp(companies.bentala.name) }).click();
    await expect(go).toBeEnabled();
    await go.click();
    await expect(page.getByRole('banner').getByText(companies.bentala.name)).toBeVisible();
    await expect(page).toHaveURL(/\/main\//);
  });

  test('moves to another one by the switcher in the header', async ({ page, accessible, picture }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: /Ganti perusahaan/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ganti perusahaan' });
    await dialog.getByLabel('Cari nama atau NPWP').fill('logistik');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await accessible();
    await dialog.getByRole('button', { name: new RegExp(companies.bentalaLogistik.name) }).click();
    await expect(page.getByRole('banner').getByText(companies.bentalaLogistik.name)).toBeVisible();

    // Two tabs: what is typed in the one stays in its company, whatever the other does.
    const other = await page.context().newPage();
    await page.goto(`${LIST}/create`);
    const reference = page.getByLabel('Referensi (opsional)');
    await expect(reference).toBeVisible();
    await workIn(other, 'sagara');
    await page.getByLabel('Referensi (opsional)').fill('DUA-TAB');
    await reference.blur();
    const moved = page.getByRole('dialog', { name: 'Anda berpindah perusahaan di tab lain' });
    await expect(moved).toContainText(companies.sagara.name);
    await accessible();
    await picture('moved-away');
    await other.reload();
    await expect(other.getByRole('banner').getByText(companies.sagara.name)).toBeVisible();
    await moved.getByRole('button', { name: `Kembali ke ${companies.bentalaLogistik.name}` }).click();
    await expect(moved).toBeHidden();
    await expect(reference).toHaveValue('DUA-TAB');
    await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();

    // The other page is told of it without asking anything; so is this one of signing out.
    const also = other.getByRole('dialog', { name: 'Anda berpindah perusahaan di tab lain' });
    await also.getByRole('button', { name: `Muat ulang di ${companies.bentalaLogistik.name}` }).click();
    await expect(other.getByRole('banner').getByText(companies.bentalaLogistik.name)).toBeVisible();
    await other.getByRole('button', { name: /^Menu pengguna/ }).click();
    await other.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Sesi Anda berakhir')).toBeVisible();
  });
});
