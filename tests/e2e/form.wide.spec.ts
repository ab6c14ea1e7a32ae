import { chooseBuyer, pasteLines, uploadFromForm } from './at-the-form.ts';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/efaktur-v2/out/create';
const once = (what: string): string => `${what}-${Date.now().toString(36)}`;

test('an invoice is typed, pasted from Excel, worked out, kept by itself and sent', async ({
  page,
  accessible,
  picture,
}) => {
  const reference = once('FORM');
  await page.goto(CREATE);
  await page.getByLabel('Referensi (opsional)').fill(reference);
  await chooseBuyer(page);
  await pasteLines(page, [
    ['Pompa air', '2', 'Unit', '1.500.000', '0'],
    ['Pipa 3 inci', '10', 'Lembar', '125.000,50', '0'],
  ]);
  const total = page.getByRole('complementary', { name: 'Ringkasan' });
  await expect(total).toContainText('Rp 4.250.005,00');
  await total.getByRole('button', { name: /Dari mana angka ini\? DPP$/ }).click();
  await expect(page.getByText('Dari mana angka ini?').last()).toBeVisible();
  await accessible();
  await picture('form-explained');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await accessible();
  await picture('form');
  await uploadFromForm(page);
});
