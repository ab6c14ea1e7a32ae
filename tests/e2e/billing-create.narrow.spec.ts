import { expect, test } from './fixtures.ts';

test('a billing code is made by hand', async ({ page, accessible, picture }) => {
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
});
