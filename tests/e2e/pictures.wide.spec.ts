import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';
import { begin, payableOf } from './paying.ts';
import { dirtySales } from './sales-file.ts';
import { sptAtHand } from './spt-at-hand.ts';

/** `npm run pictures` draws them; a normal run skips them. */
const folder = 'docs/pictures';

test.describe('a return', () => {
  test.use({ who: 'rina', alone: false });

  test('can be drawn for the README, with where an amount comes from', async ({ page, request }) => {
    await page.goto(`${await sptAtHand(request, 'UNIFIKASI', 'FILED', { amended: false })}/induk`);
    await page.getByRole('button', { name: /^Dari mana angka ini\? 411128-403.*, B / }).click();
    const panel = page.getByRole('complementary', { name: 'Dari mana angka ini?' });
    await expect(panel.getByText(/dokumen sama dengan nilai baris, selisih 0/)).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Dokumen' }).getByRole('listitem').first()).toBeVisible();
    await page.screenshot({ path: `${folder}/spt-induk.png` });
  });
});

test.describe('an annual return', () => {
  test.use({ who: 'hendra', alone: false });

  test('can be drawn for the README, with where an amount comes from', async ({ page }) => {
    await workIn(page, 'bentalaPangan');
    const returns = await (await page.request.get('/main/api/efiling/spt-badan?range=[0,9]')).json();
    const { id } = returns.find(({ taxYear }: { taxYear: number }) => taxYear === 2025);
    await page.goto(`/main/efiling/spt_badan/${id}/L1`);
    await page.getByRole('button', { name: /^Dari mana angka ini: .*kolom \(10\)/ }).click();
    await expect(page.getByRole('complementary', { name: 'Dari mana angka ini?' })).toContainText('Rumus');
    await page.locator('.annual-rows').first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${folder}/spt-badan.png` });
  });
});

test.describe('the month of a company', () => {
  test.use({ who: 'rina', alone: false });

  test('can be drawn for the README, as Home tells it', async ({ page }) => {
    await page.goto('/main/home');
    await expect(page.getByRole('region', { name: 'Kesehatan masa' }).getByRole('link').first()).toBeVisible();
    await page.screenshot({ path: `${folder}/home.png` });
  });

  test('can be drawn for the README, as its books stand to its documents', async ({ page }) => {
    await page.goto('/main/efaktur-v2/cocokkan');
    await expect(page.getByText('Sisa penjumlahan 0')).toBeVisible();
    await page.screenshot({ path: `${folder}/cocokkan.png` });
  });

  test('can be drawn for the README, as crediting sees it', async ({ page }) => {
    await page.goto('/main/efaktur-v2/in');
    await page.getByRole('table').getByRole('checkbox').nth(7).check();
    await expect(page.getByRole('button', { name: 'Kreditkan' }).first()).toBeVisible();
    await page.screenshot({ path: `${folder}/credit.png` });
  });
});

test.use({ who: 'hendra', alone: true });

test('what the office refused can be drawn for the README', async ({ page }) => {
  await page.goto('/main/efaktur-v2/out/refused');
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  await page.screenshot({ path: `${folder}/refused.png` });
});

test('the list can be drawn for the README', async ({ page }) => {
  await page.goto('/main/efaktur-v2/out');
  await expect(page.getByRole('table').getByText('Approved').first()).toBeVisible();
  await page.screenshot({ path: `${folder}/faktur-list.png` });
});

test('the repair grid can be drawn for the README', async ({ page }) => {
  await page.goto('/main/efaktur-v2/import/form');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file' }).click();
  await (await chooser).setFiles(await dirtySales('INV'));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  const kinds = page.getByRole('complementary', { name: 'Jenis kesalahan' });
  await kinds.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
  await expect(page.getByRole('grid', { name: 'Baris impor' }).getByRole('gridcell').first()).toBeVisible();
  await page.screenshot({ path: `${folder}/import-repair.png` });
});

test('a payment can be drawn for the README', async ({ page }) => {
  const { businessKey } = await payableOf(page, {}, '4731864', '1000000');
  await begin(page, businessKey);
  await page.goto(`/main/ebilling/pay/${businessKey}`);
  await expect(page).toHaveURL(/virtual-account$/);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.screenshot({ path: `${folder}/pay.png` });
});
