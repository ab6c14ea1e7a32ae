import type { Page } from '@playwright/test';
import { companies } from '../../fixtures/cast/companies.ts';
import { comeAs } from './come-as.ts';
import { expect, test } from './fixtures.ts';

const LIST = '/main/efaktur-v2/out';

const internalPages = [
  '/admin/ebupot/tax-code',
  ...[
    'holiday',
    'interest',
    'filing-code',
    'final-regime',
    'ptkp',
    'treaty',
    'kpp',
    'klu',
    'error-code',
    'industry',
    'department',
    'job-title',
    'income-band',
  ].map((table) => `/admin/law/${table}`),
  '/admin/packages',
  '/admin/company',
  `/admin/company/${companies.sagara.id}/package`,
  '/admin/efaktur/find',
  '/admin/efaktur/view',
  '/admin/efaktur/user',
  '/admin/branches',
  '/admin/efiling/register_efin',
  '/admin/sso/migration',
  '/admin/configuration/service',
];

test.use({ who: null });

/** A page carries its session. Without it, the screens ask the API, whose responses a test can change. */
const withoutOpening = (page: Page) =>
  page.route(/\/main\/(?!api\/)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script type="application\/json" id="opening">.*?<\/script>/s, '');
    await route.fulfill({ response: answer, body });
  });

test('who may not open a page sees why, and who may opens it', async ({ page, context, accessible, picture }) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a Payer does not see the invoices, and is told who can help', async () => {
    await comeAs(context, 'budi');
    await page.goto(LIST);
    await expect(page.getByRole('heading', { name: 'Anda tidak memiliki akses untuk fitur ini' })).toBeVisible();
    await expect(page).toHaveURL(/error\/unauthorize/);
    await expect(page.getByRole('link', { name: 'Faktur', exact: true })).toHaveCount(0);
    await picture('unauthorized');
  });

  await test.step('a firm that is no PKP is led to what it would need before it can issue tax invoices', async () => {
    await comeAs(context, 'dewi');
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/main\/efaktur-v2\/register/);
    await expect(heading).toBeVisible();
    await accessible();
    await picture('register');
    // No company of the cast lacks slips, so the response is changed.
    await withoutOpening(page);
    await page.route('**/main/api/user/setting', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isCtasEbupotDisabled: true } });
    });
    await page.goto('/main/ebupot-v2/register');
    await expect(page).toHaveURL(/\/main\/ebupot-v2\/register/);
    await expect(heading).toBeVisible();
    await accessible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('an internal admin without a second factor is led to set one up', async () => {
    await comeAs(context, 'rina');
    // Nobody of the cast lacks it, so the responses are changed.
    await withoutOpening(page);
    await page.route('**/main/api/**', (route) =>
      route.fulfill({ status: 403, json: { code: 'factor_required', message: '' } }),
    );
    await page.route('**/main/api/user/second-factor', (route) =>
      route.fulfill({ json: { secret: 'JBSWY3DPEHPK3PXP', qr: { size: 21, path: 'M0 0h7v7h-7z' } } }),
    );
    await page.goto('/main/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Siapkan verifikasi dua langkah' })).toBeVisible();
    await accessible();
    await page.getByLabel('Kata sandi sekarang').fill('patuh-demo-2025');
    await page.getByRole('button', { name: 'Siapkan' }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    await accessible();
    await picture('set-up-factor');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('the internal area opens for who works for the house', async () => {
    await comeAs(context, 'wira');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Ikhtisar' })).toBeVisible();
    await accessible();
    await picture('overview');
    await page.goto('/admin/ebilling/ntpn');
    await expect(page.getByRole('heading', { level: 1, name: 'Uang tanpa rekening' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tetapkan' }).first()).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu internal' });
    // On phones the menu is behind a button.
    const choose = async (name: string) => {
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Buka menu internal' }).click();
      await menu.getByRole('link', { name, exact: true }).click();
    };
    await accessible();
    await picture('internal');
    await choose('Negara');
    await expect(page.getByRole('heading', { level: 1, name: /Negara/ })).toBeVisible();
    await expect(page.getByText('Afganistan')).toBeVisible();
    await accessible();
    await choose('Konten beranda');
    await expect(page.getByRole('heading', { level: 1, name: /Konten beranda/ })).toBeVisible();
    await accessible();
    await choose('Kalender pajak');
    await expect(page.getByRole('heading', { level: 1, name: /Kalender pajak/ })).toBeVisible();
    await accessible();
    await choose('Yang baru');
    await expect(page.getByRole('heading', { level: 1, name: /Yang baru/ })).toBeVisible();
    await page.getByRole('button', { name: 'Tambah entri' }).click();
    await expect(page.getByRole('dialog')).toContainText('Pratinjau');
    await accessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose('Log keamanan');
    await expect(page.getByRole('heading', { level: 1, name: /Log keamanan/ })).toBeVisible();
    await accessible();
  });

  for (const path of internalPages)
    await test.step(`the page of the internal area at ${path}`, async () => {
      await page.goto(path);
      await expect(heading).toBeVisible();
      await accessible();
    });
});
