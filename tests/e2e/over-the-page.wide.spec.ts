import { buyerEnding, fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

test('the preview of an invoice reads well for everybody', async ({ page, request, accessible, picture }) => {
  const { reference } = await fakturAtHand(request).sent(buyerEnding('9998'), 'REJECTED');
  await page.goto(`/main/efaktur-v2/out?q=${reference}`);
  const row = page.getByRole('row', { name: new RegExp(reference ?? '') });
  await row.getByRole('cell').nth(2).click();
  await expect(page.getByRole('heading', { name: 'Detail barang dan jasa' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await accessible();
  await picture('preview');
});

test('the list of shortcuts reads well for everybody', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/out');
  await page.getByRole('button', { name: 'Bantuan dan pintasan' }).click();
  await expect(page.getByRole('dialog', { name: 'Pintasan papan tombol' })).toBeVisible();
  await accessible();
  await picture('shortcuts');
});
