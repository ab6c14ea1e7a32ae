import { writeFile } from 'node:fs/promises';
import { aCertificate, PASSPHRASE } from '../../fixtures/builders/a-certificate.ts';
import { aNik, anNpwp } from '../../fixtures/builders/a-company.ts';
import { pasteLines, uploadFromForm } from './at-the-form.ts';
import { expect, test } from './fixtures.ts';
import { linkAtServer } from './link-at-server.ts';

test.use({ who: 'rina', alone: true });

test('a new company comes to its first approved invoice, and a colleague it invites sees what they may', async ({
  page,
  browser,
  accessible,
  picture,
}, info) => {
  const mark = Date.now() % 900_000;
  const npwp = anNpwp(mark);
  const name = `PT Baru ${mark}`;
  const steps = page.getByRole('region', { name: 'Langkah awal' });

  await test.step('it is added, and the start page says what it lacks', async () => {
    await page.goto('/main/setting/company/add');
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'NPWP' })).toBeVisible();
    await accessible();
    await form.getByRole('textbox', { name: 'NPWP' }).fill(npwp);
    await form.getByRole('textbox', { name: 'Nama' }).fill(name);
    await form.getByRole('textbox', { name: 'Email' }).fill('pajak@contoh.example');
    await form.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Contoh 1, Bandung');
    await form.getByRole('button', { name: 'Simpan perusahaan' }).click();
    await page.getByRole('button', { name: /Ganti perusahaan/ }).click();
    const switcher = page.getByRole('dialog', { name: 'Ganti perusahaan' });
    await switcher.getByLabel('Cari nama atau NPWP').fill(name);
    await switcher.getByRole('button', { name: new RegExp(name) }).click();
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await page.goto('/main/home');
    await expect(steps).toContainText('0 dari 5 selesai');
    await accessible();
    await picture('first-steps');
  });

  await test.step('its certificate is taken in', async () => {
    await steps.getByRole('link', { name: 'Unggah' }).click();
    const file = info.outputPath('sertifikat.p12');
    await writeFile(file, aCertificate({ subject: { CN: name, serialNumber: npwp }, to: '2036-01-01' }));
    await page.getByTestId('certificate-file').setInputFiles(file);
    await page.getByLabel('Passphrase').fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Simpan sertifikat' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  await test.step('somebody is named who signs', async () => {
    await page.goto('/main/home');
    await steps.getByRole('link', { name: 'Tunjuk' }).click();
    await page.getByRole('button', { name: 'Tambah penandatangan' }).first().click();
    const form = page.getByRole('dialog', { name: 'Tambah penandatangan' });
    await form.getByRole('textbox', { name: 'Nama lengkap' }).fill('Wulan Sari');
    await form.getByRole('textbox', { name: 'Jabatan' }).fill('Direktur');
    await form.getByRole('textbox', { name: /^NPWP\/NIK/ }).fill(aNik(mark % 9000));
    await form.getByRole('textbox', { name: 'Kota penandatanganan' }).fill('Bandung');
    await form.getByRole('checkbox', { name: 'E-Bupot Coretax' }).check();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('row', { name: /Wulan Sari/ })).toBeVisible();
  });

  await test.step('its first invoice is approved', async () => {
    await page.goto('/main/home');
    await steps.getByRole('link', { name: 'Buat' }).click();
    await page.getByLabel('Nama atau NPWP pembeli').fill('PT Pembeli Pertama');
    await page.keyboard.press('Escape');
    await page
      .getByLabel('NPWP', { exact: true })
      .last()
      .fill(anNpwp(mark + 1));
    await page.getByLabel('Email').last().fill('beli@contoh.example');
    await page.getByLabel('Alamat').last().fill('Jalan Asia Afrika 1, Bandung');
    await pasteLines(page, [['Jasa konsultasi', '1', 'Unit', '1000000']]);
    await expect(page.getByRole('gridcell', { name: /110\.000/ })).toBeVisible();
    await uploadFromForm(page);
    await expect(page.getByRole('main')).toContainText('Wulan Sari');
    await picture('first-invoice');
  });

  const email = `rekan-${mark}@contoh.example`;
  await test.step('a colleague is invited, and the first steps are done', async () => {
    await page.goto('/main/home');
    await expect(page.getByRole('region', { name: 'Kesehatan masa' })).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.goto('/main/setting/account/user/add');
    const form = page.getByRole('dialog', { name: 'Undang pengguna' });
    await form.getByLabel('Alamat email').fill(email);
    await form.getByRole('combobox', { name: /Peran/ }).click();
    await page.getByRole('option', { name: 'Payer' }).click();
    await form.getByRole('button', { name: 'Kirim undangan' }).click();
    await expect(form.getByText('Undangan dikirim').first()).toBeVisible();
  });

  await test.step('who joins by the letter sees what the role may, and no more', async () => {
    await page.goto('/simulator/mailbox?channel=email');
    await page.getByRole('button', { name: new RegExp(email) }).click();
    await expect(page.getByText('Tautannya hanya untuk penerima surat')).toBeVisible();
    await expect(page.getByText(/\/public\/invitation\//)).toHaveCount(0);
    const link = linkAtServer(email);
    const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    await other.goto(link);
    await other.getByLabel('Nama lengkap').fill('Joko Santoso');
    await other.getByLabel('Kata sandi', { exact: true }).fill('layang-layang putus');
    await other.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /^Anda bergabung dengan/ })).toBeVisible();
    await other.getByRole('link', { name: 'Buka Patuh' }).click();
    await expect(other.getByRole('banner').getByText(name)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Faktur', exact: true })).toHaveCount(0);
    await other.goto('/main/efaktur-v2/out');
    await expect(other.getByRole('heading', { name: 'Anda tidak memiliki akses untuk fitur ini' })).toBeVisible();
    await other.goto('/main/ebilling/id_billing');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other).toHaveURL(/id_billing/);
    await other.close();
  });
});
