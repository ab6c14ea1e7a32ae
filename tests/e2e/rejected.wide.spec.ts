import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { buyerEnding, fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

test('what the office rejects is explained, repaired at its field, and sent again', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const { sent } = fakturAtHand(request);
  const buyer = buyerEnding('4711');
  const faktur = await sent({ ...buyer, counterpartyNitku: nitkuOf(buyer.counterpartyNpwp, 9) }, 'REJECTED');
  const main = page.getByRole('main');
  const notice = main.locator('b').filter({ hasText: 'NITKU pembeli tidak terdaftar' });

  await test.step('the preview over the list', async () => {
    await page.goto(`/main/efaktur-v2/out?q=${faktur.reference}`);
    const row = page.getByRole('row', { name: new RegExp(faktur.reference ?? '') });
    await row.getByRole('cell').nth(2).click();
    await expect(page.getByRole('heading', { name: 'Detail barang dan jasa' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await accessible();
    await picture('preview');
  });

  await test.step('the repair at its field', async () => {
    await page.goto(`/main/efaktur-v2/out/${faktur.id}/detail`);
    await expect(notice).toBeVisible();
    await expect(main.getByText(/Tempat kegiatan usaha pembeli ini tidak ada atau sudah ditutup/)).toBeVisible();
    await expect(main.getByText('BUYER_TKU_NOT_FOUND').first()).toBeVisible();
    await accessible();
    await picture('rejected');
    await main.getByRole('link', { name: 'Perbarui NITKU' }).click();
    const field = page.getByLabel('NITKU', { exact: true });
    await expect(field).toBeFocused();
    await picture('rejected-repair');
    await field.fill(buyer.counterpartyNitku);
    await field.blur();
    await page.getByRole('button', { name: 'Upload ke DJP' }).click();
    await expect(page).toHaveURL(/\/detail$/);
    await expect(main.getByText('Approved').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await picture('rejected-approved');
  });

  await test.step('what could not be signed is sent again as it is', async () => {
    const unsigned = await sent(buyerEnding('9993'), 'SAVED_INVALID');
    await page.goto(`/main/efaktur-v2/out/${unsigned.id}/detail`);
    await expect(main.getByText('Tersimpan tidak valid').first()).toBeVisible();
    await accessible();
    await picture('saved-invalid');
    await main.getByRole('button', { name: 'Coba lagi' }).first().click();
    await expect(main.getByText('Dikirim ulang ke DJP').first()).toBeVisible();
  });
});
