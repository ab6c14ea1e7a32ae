import { type CompanyKey, companies } from '../../fixtures/cast/companies.ts';
import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';

const stops: { company: CompanyKey; title: string; text: string; button: string; leads: RegExp | null }[] = [
  {
    company: 'bentalaLogistik',
    title: 'Masa berlaku sertifikat sudah habis',
    text: 'Silakan perbarui sertifikat elektronik Anda untuk melanjutkan.',
    button: 'Perbarui sertifikat elektronik',
    leads: /\/main\/setting\/account\/certificate$/,
  },
  {
    company: 'bentalaPangan',
    title: 'Sertifikat elektronik tidak valid',
    text: 'Sertifikat elektronik yang tersimpan tidak sesuai dengan data sertifikat Anda di DJP. Silakan perbarui sertifikat elektronik Anda untuk melanjutkan.',
    button: 'Perbarui sertifikat elektronik',
    leads: /\/main\/setting\/account\/certificate$/,
  },
  {
    company: 'bentalaRitel',
    title: 'Kuota upload tidak mencukupi',
    text: 'Silakan tambah kuota untuk upload faktur ke DJP.',
    button: 'Tambah kuota',
    leads: /\/main\/setting\/account\/upload-quota\/package$/,
  },
  {
    company: 'bentalaEnergi',
    title: 'Penandatangan belum ditentukan',
    text: 'Faktur memerlukan penandatangan E-Faktur Coretax yang aktif.',
    button: 'Tentukan penandatangan',
    leads: /\/main\/setting\/account\/signee\/efaktur-v2$/,
  },
  {
    company: 'bentalaFarma',
    title: 'Ada isian yang belum sesuai',
    text: 'referensi harus berbentuk INV/####/#####',
    button: 'Oke, mengerti',
    leads: null,
  },
  {
    company: 'bentalaTekstil',
    title: 'ID pengguna tidak dikenal DJP',
    text: 'ID pengguna yang tersimpan bersama sertifikat tidak dikenal di Coretax.',
    button: 'Periksa sertifikat elektronik',
    leads: /\/main\/setting\/account\/certificate$/,
  },
];

test.use({ who: 'hendra', alone: true });

test('a person is stopped before an upload by what is missing, and led to the place to fix it', async ({
  page,
  accessible,
  picture,
}) => {
  for (const { company, title, text, button, leads } of stops)
    await test.step(title, async () => {
      await workIn(page, company);
      // The page is notified that the session has moved, and may navigate at this moment.
      await expect(() => page.goto('/main/efaktur-v2/out?status=DRAFT')).toPass();
      await expect(page.getByRole('banner').getByText(companies[company].name)).toBeVisible();
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      const all = page.getByRole('button', { name: /^Pilih semua \d+$/ });
      if (await all.isVisible()) await all.click();
      await page.getByRole('button', { name: /^Upload [1-9]/ }).click();
      const modal = page.getByRole('dialog', { name: title });
      const goOn = page.getByRole('button', { name: /^Lanjutkan dengan/ });
      await expect(goOn.or(modal)).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
      await expect(modal).toContainText(text);
      await accessible();
      await picture(`intercept-${company}`);
      await modal.getByRole('button', { name: button }).click();
      await expect(modal).toBeHidden();
      if (leads) await expect(page).toHaveURL(leads);
    });
});
