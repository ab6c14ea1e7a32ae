import { expect, test } from './fixtures.ts';

test('a billing code is made by hand, with only the fields its tax needs, where no return pays it', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('found by everyday words, checked as one types, made and opened', async () => {
    await page.goto('/main/ebilling/create');
    const tax = page.getByRole('combobox', { name: 'Jenis pajak (KAP-KJS)' });
    await tax.fill('angsuran pph badan');
    await expect(page.getByRole('option').first()).toContainText('411126-100');
    await tax.press('Enter');
    await expect(tax).toHaveValue(/^411126-100/);
    await expect(page.getByRole('heading', { name: 'Jatuh tempo' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Masa pajak' }).fill('08/2025');
    await expect(page.getByText('Lewat jatuh tempo')).toBeVisible();
    const amount = page.getByRole('textbox', { name: 'Jumlah setor' });
    await amount.fill('2.350.000');
    await expect(page.getByText('dua juta tiga ratus lima puluh ribu rupiah')).toBeVisible();
    await expect(page.getByText('Perkiraan sanksi bunga')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await accessible();
    await picture('billing-form');
    await page.getByRole('button', { name: 'Buat ID Billing' }).click();
    const drawer = page.getByRole('dialog', { name: 'ID Billing' });
    await expect(drawer).toContainText('411126-100');
    await expect(drawer).toContainText('Belum dibayar');
    await expect(drawer).toContainText('Alur setoran');
    await accessible();
    await picture('billing-drawer');
  });

  await test.step('a tax of a return is refused by hand, with what to do instead', async () => {
    await page.goto('/main/ebilling/create');
    const tax = page.getByRole('combobox', { name: 'Jenis pajak (KAP-KJS)' });
    await tax.fill('411211-100');
    await tax.press('Enter');
    await expect(page.getByText(/dibayar lewat SPT Masa PPN/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Setor sebagai deposit (411618-100)' }).click();
    await expect(tax).toHaveValue(/^411618-100/);
    await expect(page.getByRole('textbox', { name: 'Tahun pajak' })).toBeVisible();
    await expect(page.getByText(/dibayar lewat SPT Masa PPN/)).toHaveCount(0);

    // A return that is made here is one press away, for the masa that was chosen.
    await tax.fill('411124-100');
    await tax.press('Enter');
    await page.getByRole('link', { name: 'Buka SPT Masa PPh Unifikasi' }).click();
    await page
      .getByRole('dialog', { name: 'Tinggalkan halaman ini?' })
      .getByRole('button', { name: 'Tinggalkan' })
      .click();
    await expect(page).toHaveURL(/\/main\/ebupot\/unifikasi\/spt\/(detail\/[^/]+\/bill|posting\?masa=\d{4}-\d{2})$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SPT');
  });

  await test.step('only the fields a pair needs appear, and what is missing takes the focus', async () => {
    await page.goto('/main/ebilling/create');
    const tax = page.getByRole('combobox', { name: 'Jenis pajak (KAP-KJS)' });
    await expect(page.getByRole('textbox', { name: 'NOP' })).toHaveCount(0);
    await tax.fill('411128-402');
    await tax.press('Enter');
    const nop = page.getByRole('textbox', { name: 'NOP' });
    await expect(nop).toBeVisible();
    await page.getByRole('textbox', { name: 'Jumlah setor' }).fill('1500000');
    await page.getByRole('button', { name: 'Buat ID Billing' }).click();
    await expect(nop).toBeFocused();
    await tax.fill('411126-300');
    await tax.press('Enter');
    await expect(nop).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Nomor ketetapan' })).toBeVisible();
  });
});
