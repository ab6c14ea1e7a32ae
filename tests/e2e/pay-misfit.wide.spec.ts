import { expect, test } from './fixtures.ts';
import { begin, payableOf, payWrong } from './paying.ts';

// A payment ends the other pending ones of its person: nobody else pays as Tono at this width.
test.use({ who: 'tono', alone: true });

test('money that does not fit is given back, after its reason was asked', async ({ page, accessible, picture }) => {
  const { businessKey, ids } = await payableOf(page, {}, '1700000');
  const { id, accountNumber } = await begin(page, businessKey);
  await payWrong(page, accountNumber, '1600000');

  await page.goto(`/main/ebilling/id_billing#${ids[0]}`);
  const drawer = page.getByRole('dialog', { name: 'ID Billing', exact: true });
  await expect(drawer.getByText('Jumlah tidak sesuai')).toBeVisible();
  await drawer.getByRole('link', { name: 'Putuskan' }).click();
  await expect(page).toHaveURL(new RegExp(`/payment/${id}$`));
  await expect(page.getByText(/Bank menerima Rp 1\.600\.000,00, tagihannya Rp 1\.702\.500,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pakai untuk membayar' })).toHaveCount(0);
  await accessible();
  await picture('pay-misfit');
  await page.getByRole('button', { name: 'Kembalikan uang' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan uang ini?' });
  await question.getByRole('textbox', { name: /Alasan/ }).fill('Salah ketik jumlah');
  await accessible();
  await question.getByRole('button', { name: 'Kembalikan uang' }).click();
  await expect(page.getByText('Bank mengembalikan Rp 1.600.000,00')).toBeVisible();
  await expect(page.getByText('Jumlah tidak sesuai')).toHaveCount(0);
});
