import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatLongPeriod, formatPeriod } from '#domain/text/format.ts';
import { aNik } from '../../fixtures/builders/a-company.ts';
import { now } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';
import { accountAtBank, accountOn, goOn } from './paying.ts';
import { endedMasa, payrollFile } from './payroll-file.ts';

test.use({ who: 'rina', alone: true });

test('a payroll becomes issued slips, a return that is paid and filed, and a slip of the year that is mailed', async ({
  page,
  accessible,
  picture,
}) => {
  const mark = Date.now().toString(36);
  const masa = endedMasa(periodOf(jakartaDay(now())), 1);
  const serial = 20_000 + (Date.now() % 9_000);
  const mail = `ani.${mark}@contoh.example`;
  const budi = { name: `Budi ${mark}`, nik: aNik(serial), ptkp: 'K/1', gross: 9_500_000, email: 'budi@contoh.example' };
  const ani = { name: `Ani ${mark}`, nik: aNik(serial + 1), ptkp: 'TK/0', gross: 17_000_000, email: mail };
  const table = page.getByRole('table').first();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await workIn(page, 'bentala');

  await test.step('take the payroll in, and mend what is wrong in it', async () => {
    await page.goto('/main/ebupot-v2/bpmp');
    await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
    await page.getByRole('menuitem', { name: 'Impor dari Excel, CSV, atau XML' }).click();
    const file = await payrollFile(`gaji-${mark}`, masa, [budi, { ...ani, ptkp: 'K/I/1' }]);
    await page.getByTestId('import-file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
    const cell = page.getByRole('gridcell', { name: /K\/I\/1/ });
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('TK/0');
    await page.keyboard.press('Enter');
    await expect(cell).toBeHidden();
    await page.getByRole('button', { name: 'Lanjut ke ringkasan' }).click();
    await page.getByRole('button', { name: 'Simpan 2 bukti potong sebagai draf' }).click();
    await expect(page.getByText('2 bukti potong tersimpan sebagai draf')).toBeVisible();
    await picture('payroll-saved');
    await page.getByRole('main').getByRole('link', { name: 'Lihat bukti potong' }).last().click();
  });

  await test.step('issue the slips', async () => {
    await expect(row(budi.name)).toContainText('142.500');
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await page.getByRole('button', { name: 'Terbitkan 2 dari 2' }).click();
    for (const { name } of [budi, ani]) await expect(row(name)).toContainText('Normal');
    await picture('payroll-issued');
  });

  const health = page.getByRole('region', { name: 'Kesehatan masa' }).getByRole('row', { name: /PPh 21\/26/ });
  const fromHome = async (step: 'Bayar' | 'Lapor') => {
    await page.goto(`/main/home?masa=${masa}`);
    await health
      .getByRole('cell', { name: new RegExp(`^${step},`) })
      .getByRole('link')
      .click();
  };

  await test.step('post the return of the masa, from the start page', async () => {
    await fromHome('Lapor');
    await expect(page.getByRole('textbox', { name: 'Masa pajak' })).toHaveValue(formatPeriod(masa));
    await expect(table).toContainText('1.502.500,00');
    await picture('payroll-posting');
    await page.getByRole('button', { name: 'Posting', exact: true }).click();
    await expect(page).toHaveURL(/\/detail\/[^/]+\/induk$/);
    await expect(page.getByText('5 pemeriksaan lulus')).toBeVisible();
    await picture('payroll-induk');
  });

  const address = page.url().replace(/\/induk$/, '');
  await test.step('sign and file it, from the start page', async () => {
    await fromHome('Lapor');
    await expect(page).toHaveURL(new RegExp(`${address.split('/').at(-1)}`));
    await page.getByRole('button', { name: 'Bayar dan lapor' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Bayar dan lapor' });
    await expect(dialog).toContainText('Rp 1.502.500,00');
    await picture('payroll-file');
    await dialog.getByRole('button', { name: 'Bayar dan lapor' }).click();
    await expect(page.getByText('Menunggu pembayaran').first()).toBeVisible();
    await picture('payroll-waiting');
  });

  await test.step('pay its code, and have the receipt of filing', async () => {
    await fromHome('Bayar');
    await page.getByRole('button', { name: 'Bayar', exact: true }).first().click();
    await page.getByRole('radio', { name: /^BCA/ }).check();
    await page.getByRole('button', { name: 'Lanjut bayar' }).click();
    await goOn(page, /virtual-account$/);
    const number = await accountOn(page);
    await page.getByRole('link', { name: 'Bayar di bank simulasi' }).click();
    const account = accountAtBank(page, number);
    await account.getByRole('button', { name: 'Bayar', exact: true }).click();
    await expect(account.getByText('Uang masuk')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('Sudah dilaporkan').first()).toBeVisible();
    await expect(page.getByText(/^BPE-\d{8}\/CT\/\d{4}$/).first()).toBeVisible();
    await accessible();
    await picture('payroll-filed');
    await page.goto(`/main/home?masa=${masa}`);
    await expect(health).toContainText('Dilaporkan');
    await expect(health).toContainText('Selesai');
  });

  await test.step('draw the slip of the year of who leaves, and issue it', async () => {
    await page.goto('/main/ebupot-v2/article/from-monthly');
    await page.getByRole('combobox', { name: 'Tahun' }).click();
    await page.getByRole('option', { name: masa.slice(0, 4) }).click();
    await page.getByRole('combobox', { name: 'Masa terakhir', exact: true }).click();
    const left = periodAfter(masa, 1);
    const last = left.endsWith('-12') ? 'Desember (setahun)' : `Keluar di ${formatLongPeriod(left, 'id')}`;
    await page.getByRole('option', { name: last }).click();
    await page.getByRole('combobox', { name: 'Penghasilan masa terakhir' }).click();
    await page.getByRole('option', { name: /sama/i }).click();
    await page.getByRole('searchbox', { name: 'Cari nama, NIK, atau NPWP' }).fill(ani.name);
    await expect(row(ani.name)).toContainText('Lebih potong Rp 1.360.000');
    await row(ani.name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Tarik 1 terpilih' }).click();
    await expect(page.getByText('1 draf dibuat')).toBeVisible();
    await page.getByRole('link', { name: 'Buka draf' }).click();
    await row(ani.name).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Terbitkan' }).click();
    await expect(page.getByText('Status: Normal').first()).toBeAttached();
    await picture('payroll-a1');
  });

  await test.step('mail it to the employee', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Kirim email' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Kirim/ })
      .click();
    await expect(page.getByText(mail).first()).toBeVisible();
    await page.getByRole('link', { name: 'Lihat pesan simulasi' }).click();
    await page.getByRole('button', { name: new RegExp(mail) }).click();
    await picture('payroll-mailed');
  });

  await test.step('correct a slip of the masa that is filed: with a reason, or not at all', async () => {
    await page.goto('/main/ebupot-v2/bpmp');
    await row(budi.name).getByRole('link').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Tindakan', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Betulkan', exact: true }).click();
    const why = page.getByRole('dialog', { name: 'Betulkan bukti potong' });
    await why.getByRole('textbox', { name: 'Alasan' }).fill('Tunjangan belum masuk');
    await why.getByRole('button', { name: 'Buat pembetulan' }).click();
    const filed = page.getByRole('dialog', { name: 'Masa ini sudah dilaporkan' });
    await expect(filed.getByText('Alasan Anda: Tunjangan belum masuk')).toBeVisible();
    await expect(filed.getByRole('textbox')).toHaveCount(0);
    await accessible();
    await picture('payroll-locked');
    await filed.getByRole('button', { name: 'Lanjutkan', exact: true }).click();
    await expect(page).toHaveURL(/\/edit\/A0\/[^/]+$/);
  });
});
