import { chooseBuyer, pasteLines, uploadFromForm } from './at-the-form.ts';
import { onlyHere } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

/** A contract of Rp 100.000.000 invoiced as 30, 50 and the rest. */
test('an invoice is typed, explained, saved automatically and sent, and a contract invoiced as uang muka, termin and pelunasan', async ({
  page,
  accessible,
  picture,
}) => {
  const reference = onlyHere('KONTRAK');
  const total = page.getByRole('complementary', { name: 'Ringkasan' });
  const amount = page.getByLabel('DPP yang ditagih sekarang');
  const chain = page.getByRole('region', { name: 'Dokumen terkait' }).getByRole('listitem');
  const nextStage = async () => {
    await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Buat termin atau pelunasan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Buat termin atau pelunasan');
  };

  await test.step('the uang muka takes no more than the contract', async () => {
    await page.goto('/main/efaktur-v2/out/create');
    await page.getByLabel('Referensi (opsional)').fill(`${reference}-1`);
    await chooseBuyer(page);
    await pasteLines(page, [['Uang muka mesin las', '10', 'Unit', '10.000.000', '0']]);
    await page.getByLabel('Cara pembayaran').selectOption({ label: 'Uang muka' });
    await amount.fill('100.000.001');
    await amount.blur();
    await expect(page.getByText(/melebihi/i).first()).toBeVisible();
    await accessible();
    await picture('stage-advance-too-much');
    await amount.fill('30.000.000');
    await amount.blur();
    await expect(total).toContainText('Rp 30.000.000,00');
    await expect(page.getByText(/melebihi/i)).toHaveCount(0);
    await total.getByRole('button', { name: /Dari mana angka ini\? DPP$/ }).click();
    await expect(page.getByText('Dari mana angka ini?').last()).toBeVisible();
    await accessible();
    await picture('form-explained');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
    await uploadFromForm(page);
  });

  await test.step('the termin sees what the uang muka took, and how much is left', async () => {
    await nextStage();
    const taken = page.getByRole('table', { name: 'Tahap yang sudah dibuat' });
    await expect(taken.getByRole('row', { name: /Uang muka.*30\.000\.000,00/ })).toBeVisible();
    await expect(taken.getByRole('row', { name: /Sisa kontrak.*70\.000\.000,00/ })).toBeVisible();
    await expect(page.getByText('Baris mengikuti kontrak di faktur uang muka.')).toBeVisible();
    await page.getByLabel('Referensi (opsional)').fill(`${reference}-2`);
    await amount.fill('70.000.000,01');
    await amount.blur();
    await expect(page.getByText(/melebihi sisa.*70\.000\.000,00/i).first()).toBeVisible();
    await picture('stage-termin-too-much');
    await page.getByRole('button', { name: 'Upload ke DJP' }).click();
    await expect(page).toHaveURL(/\/termin$|\/edit$/);
    await amount.fill('50.000.000');
    await amount.blur();
    await expect(total).toContainText('Rp 50.000.000,00');
    await uploadFromForm(page);
  });

  await test.step('the pelunasan takes the rest, also when it is kept as a draft first', async () => {
    await nextStage();
    await page.getByLabel('Referensi (opsional)').fill(`${reference}-3`);
    await page.getByLabel('Cara pembayaran').selectOption({ label: 'Pelunasan' });
    await expect(total).toContainText('Rp 20.000.000,00');
    await page.getByRole('button', { name: 'Simpan draf' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await page.reload();
    await expect(total).toContainText('Rp 20.000.000,00');
    const taken = page.getByRole('table', { name: 'Tahap yang sudah dibuat' });
    await expect(taken.getByRole('row', { name: /Termin.*50\.000\.000,00/ })).toBeVisible();
    await expect(taken.getByRole('row', { name: /Sisa kontrak.*20\.000\.000,00/ })).toBeVisible();
    await picture('stage-settlement');
    await uploadFromForm(page);
  });

  await test.step('every stage leads to the others, and nothing is left to invoice', async () => {
    await expect(chain).toHaveCount(3);
    await expect(chain.nth(0)).toContainText('Uang muka');
    await expect(chain.nth(1)).toContainText('Termin');
    await expect(chain.nth(2)).toContainText('Faktur ini');
    await accessible();
    await picture('stage-chain');
    await chain.filter({ hasText: 'Uang muka' }).getByRole('link').click();
    await expect(chain.filter({ hasText: 'Pelunasan' })).toBeVisible();
    await expect(chain.filter({ hasText: 'Termin' })).toBeVisible();
    await nextStage();
    await expect(page.getByText('Kontrak ini sudah dilunasi, tidak ada sisa untuk ditagih.')).toBeVisible();
  });
});
