import { expect, test } from './fixtures.ts';
import { paidAtCounter } from './paying.ts';

test.use({ who: 'rina' });

const ACCOUNTS = [
  ['No. Akun', 'Nama Akun', 'Debit', 'Kredit'],
  ['1-1000', 'Kas dan Bank', '900000000', '0'],
  ['1-1200', 'Piutang Usaha', '400000000', '0'],
  ['1-1300', 'Persediaan Barang Dagang', '350000000', '0'],
  ['2-1000', 'Utang Usaha', '0', '250000000'],
  ['3-1000', 'Modal Disetor', '0', '600000000'],
  ['4-1000', 'Penjualan Barang', '0', '3000000000'],
  ['5-1000', 'Pembelian Barang', '1700000000', '0'],
  ['6-1000', 'Beban Gaji dan Tunjangan', '350000000', '0'],
  ['6-1300', 'Beban Sewa', '150000000', '0'],
];

test('a trial balance and the slips of a year become a filed annual return, from which the next one starts', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('the trial balance is read and its sure proposals are approved', async () => {
    await page.goto('/main/efiling/trial-balance?year=2025');
    await page.getByTestId('trial-balance-file').setInputFiles({
      name: 'neraca saldo 2025.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(ACCOUNTS.map((row) => row.join(';')).join('\n')),
    });
    await expect(page.getByText('Debit dan kredit sama')).toBeVisible();
    await page.getByRole('button', { name: /^Setujui \d+ usulan yang yakin/ }).click();
    await expect(page.getByRole('button', { name: /^Yakin 0$/ })).toBeVisible();
    await accessible();
  });

  await test.step('what Patuh knows is drawn into the return', async () => {
    await page.goto('/main/efiling/spt_1771');
    await page.getByRole('button', { name: 'Buat SPT' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buat SPT' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarik data' })).toBeVisible();
    await page.getByRole('button', { name: 'Tarik semua' }).click();
    await expect(page.getByText('17.938.290')).toHaveCount(2);
    await accessible();
    await picture('annual-sources');
    await page.getByRole('link', { name: 'Buka SPT' }).click();
  });

  const foot = page.locator('.annual-foot');
  await test.step('its result follows each entry, and every line opens to its cause', async () => {
    await page.getByRole('combobox', { name: /^D\.11 / }).selectOption('general');
    await expect(foot).toContainText('Rp 176.000.000');
    await expect(foot).toContainText('Rp 158.061.710');
    await page.getByRole('button', { name: /^Dari mana angka ini: D\.4 / }).click();
    const panel = page.getByRole('complementary', { name: 'Dari mana angka ini?' });
    await expect(panel).toContainText('Rp 800.000.000');
    await panel.getByRole('button', { name: /^L1/ }).click();
    await expect(panel).toContainText('Jumlah dari baris tabel di lembar ini.');
    await accessible();
    await picture('annual-line');
    await panel.getByRole('button', { name: 'Tutup' }).click();
  });

  await test.step('one correction more is tried without being saved', async () => {
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await accessible();
    await page.getByRole('menuitem', { name: 'Bagaimana jika' }).click();
    const trial = page.getByRole('dialog', { name: 'Bagaimana jika ada satu koreksi lagi?' });
    await trial.getByRole('textbox', { name: 'Koreksi fiskal tambahan' }).fill('10000000');
    await expect(trial).toContainText('178.200.000');
    await trial.getByRole('button', { name: 'Tutup' }).click();
    await expect(foot).toContainText('Rp 176.000.000');
  });

  await test.step('its code is paid at a counter, and the receipt covers it', async () => {
    await page.getByRole('button', { name: 'Buat kode billing' }).click();
    await expect(page).toHaveURL(/\/id_billing#/);
    const code = page.getByRole('dialog', { name: 'ID Billing' });
    await paidAtCounter(page, new URL(page.url()).hash.slice(1));
    await expect(code.getByText('Sudah dibayar').or(code.getByText('NTPN diterima')).first()).toBeVisible();
    await code.getByRole('link', { name: 'SPT Tahunan badan 2025' }).click();
    await expect(page.getByText('Kurang bayar belum tertutup bukti setor')).toBeHidden();
  });

  await test.step('the finding that blocks leads to the missing PDF, and the return is filed', async () => {
    await page.getByRole('button', { name: 'Perbaiki 1 temuan' }).click();
    const pdfs = page.getByRole('dialog', { name: 'Lampiran PDF' });
    await page.getByTestId('annual-attachment').setInputFiles({
      name: 'laporan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    });
    await expect(pdfs.getByRole('button', { name: 'Lepas' })).toBeVisible();
    await pdfs.getByRole('button', { name: 'Tutup' }).last().click();
    await foot.getByRole('button', { name: 'Lapor' }).click();
    await page
      .getByRole('dialog', { name: 'Laporkan SPT Tahunan ini?' })
      .getByRole('button', { name: 'Lapor' })
      .click();
    await expect(page.getByText('Dilaporkan', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^BPE-\d+/).first()).toBeVisible();
    await picture('annual-filed');
  });

  await test.step('the next year starts from it', async () => {
    await page.goto('/main/efiling/spt_1771');
    await page.getByRole('button', { name: 'Buat SPT' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Tahun pajak', exact: true }).click();
    await page.getByRole('option', { name: String(new Date().getFullYear()) }).click();
    await dialog.getByRole('button', { name: 'Buat SPT' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarik data' })).toBeVisible();
    await page.getByRole('link', { name: 'Buka SPT' }).click();
    await expect(page.getByRole('columnheader', { name: 'Tahun sebelumnya' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^D\.4 / })).toContainText('800.000.000');
  });
});
