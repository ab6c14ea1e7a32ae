import { nitkuOf } from '../../fixtures/builders/an-npwp.ts';
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
  // A branch the simulated office does not know.
  const faktur = await sent({ ...buyer, buyerNitku: nitkuOf(buyer.buyerNpwp, 9) }, 'REJECTED');
  const main = page.getByRole('main');
  await page.goto(`/main/efaktur-v2/out/${faktur.id}/detail`);
  await expect(main.getByText('NITKU pembeli tidak terdaftar')).toBeVisible();
  await expect(main.getByText(/Tempat kegiatan usaha pembeli ini tidak ada atau sudah ditutup/)).toBeVisible();
  await expect(main.getByText('BUYER_TKU_NOT_FOUND').first()).toBeVisible();
  await accessible();
  await picture('rejected');
  await main.getByRole('link', { name: 'Perbarui NITKU' }).click();
  const field = page.getByLabel('NITKU', { exact: true });
  await expect(field).toBeFocused();
  await picture('rejected-repair');
  await field.fill(buyer.buyerNitku);
  await field.blur();
  await page.getByRole('button', { name: 'Upload ke DJP' }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(main.getByText('Approved').first()).toBeVisible();
  await expect(main.getByText('NITKU pembeli tidak terdaftar')).toHaveCount(0);
  await picture('rejected-approved');
});

test('what could not be signed is sent again as it is', async ({ page, request, accessible, picture }) => {
  const { sent } = fakturAtHand(request);
  const faktur = await sent(buyerEnding('9993'), 'SAVED_INVALID');
  const main = page.getByRole('main');
  await page.goto(`/main/efaktur-v2/out/${faktur.id}/detail`);
  await expect(main.getByText('Tersimpan tidak valid').first()).toBeVisible();
  await accessible();
  await picture('saved-invalid');
  await main.getByRole('button', { name: 'Coba lagi' }).first().click();
  await expect(main.getByText('Dikirim ulang ke DJP').first()).toBeVisible();
});
