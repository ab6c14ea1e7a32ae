import { press, tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const CREATE = '/main/ebupot-v2/unifikasi/domestic/create';

test('a slip is filled in and issued without a mouse, and a slip of a year shows where its numbers come from', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('filled in and issued without a mouse', async () => {
    await page.goto(CREATE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buat Bukti Potong PPh Unifikasi');

    await tabTo(page, page.getByLabel('Nama, NPWP, atau NIK'));
    await page.keyboard.type('PT ');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('NPWP', { exact: true })).toHaveValue(/^\d{4} \d{4} \d{4} \d{4}$/);
    await expect(page.getByLabel('NITKU penerima')).not.toHaveValue('');

    const object = page.getByRole('combobox', { name: 'Objek pajak' });
    await tabTo(page, object);
    await page.keyboard.type('jasa konsultan');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('24-104-03');
    await page.keyboard.press('Enter');
    await expect(object).toHaveValue(/^24-104-03/);

    // Invalid input stays visible and is marked; pasted numbers are parsed.
    const gross = page.getByRole('textbox', { name: 'Bruto / DPP' });
    await tabTo(page, gross);
    await page.keyboard.type('sejuta');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Isi dengan angka yang tidak minus').first()).toBeVisible();
    await gross.fill('1.234.567,89');
    await expect(page.getByRole('textbox', { name: 'Tarif' })).toHaveValue('2');
    await expect(page.getByRole('textbox', { name: 'PPh dipotong' })).toHaveValue('24.691');

    await press(page, page.getByRole('button', { name: 'Terbitkan' }));
    const faults = page.getByRole('alert').filter({ hasText: 'perlu diperbaiki sebelum terbit' });
    await expect(faults).toBeVisible();
    await expect(page.getByLabel('Jenis dokumen')).toBeFocused();
    await page.keyboard.type('Kontrak');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`K-${Date.now().toString(36)}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('01/10/2025');
    await page.keyboard.press('Tab');
    await expect(faults).toHaveCount(0);
    await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
    await accessible();
    await picture('slip-form');

    await press(page, page.getByRole('button', { name: 'Terbitkan' }));
    await expect(page).toHaveURL(/\/unifikasi\/domestic\/detail\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('every number of a year tells where it comes from while it is typed', async () => {
    // The return of the last month may be filed: the journey only reads and changes nothing there.
    const shut = page.getByRole('dialog', { name: 'Masa ini sudah dilaporkan' });
    await page.addLocatorHandler(shut, () => shut.getByRole('button', { name: 'Kembali' }).click());
    await page.goto('/main/ebupot-v2/article/create/A1');
    await page.getByRole('textbox', { name: 'Sampai masa' }).fill('12/2025');
    await page.getByRole('textbox', { name: 'Dari masa' }).fill('01/2025');
    await expect(page.getByLabel('Masa penghitungan')).toHaveValue('FULL_YEAR');
    await page.getByLabel('PTKP', { exact: true }).selectOption('TK/0');
    const salary = page.getByRole('textbox', { name: 'Gaji/pensiun atau THT/JHT' });
    await salary.fill('120.000.000');
    // Leaving the field saves it: a dialog that may follow must not open between mouse down and up.
    await salary.press('Tab');
    await expect(page.getByText(/^(Tersimpan \d\d\.\d\d|Belum tersimpan)/)).toBeVisible();
    // The employer bears the tax, and the allowance is the tax on the whole: 5 % of the first band.
    const lines = page.getByRole('region', { name: 'Penghitungan PPh 21' });
    const line = (name: string) => lines.getByRole('row').filter({ hasText: name });
    await expect(line('Tunjangan PPh')).not.toContainText('Rp 0');
    await page.getByLabel('Gross up: tunjangan PPh dihitung sendiri').uncheck();
    await expect(line('Jumlah penghasilan bruto')).toContainText('120.000.000,00');
    await expect(line('Biaya jabatan')).toContainText('6.000.000,00');
    await expect(line('Penghasilan kena pajak').first()).toContainText('60.000.000,00');
    await expect(line('PPh 21 terutang setahun')).toContainText('3.000.000,00');
    await line('Biaya jabatan').getByRole('button').click();
    const origin = page.getByRole('dialog', { name: 'Dari mana angka ini?' });
    await expect(origin).toContainText('5% × baris 8, paling banyak Rp 500.000 × jumlah bulan');
    await accessible();
    await picture('slip-year');
    await page.keyboard.press('Escape');
    const card = page.getByRole('complementary', { name: 'Penghitungan' });
    await page.getByRole('textbox', { name: /^PPh 21 yang telah dipotong/ }).fill('3.500.000');
    await expect(card).toContainText('−500.000');
  });
});
