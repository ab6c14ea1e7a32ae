import { companies } from '../../fixtures/cast/companies.ts';
import { expect, test } from './fixtures.ts';
import { workIn } from './other-company.ts';

const LIST = '/main/efaktur-v2/out';

test.use({ who: 'rina', alone: true });

test('somebody who works in more than three companies moves between them, and no tab is left behind', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('by "Pilih perusahaan"', async () => {
    await page.goto(LIST);
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Pilih perusahaan lain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pilih perusahaan' });
    const field = dialog.getByRole('combobox', { name: 'Perusahaan' });
    const go = dialog.getByRole('button', { name: 'Lanjutkan' });
    await expect(go).toBeDisabled();
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Perusahaan harus diisi')).toBeVisible();
    await accessible();
    await picture('choose-company');
    await field.fill('Graha');
    await page.getByRole('option', { name: new RegExp(companies.bentala.name) }).click();
    await expect(go).toBeEnabled();
    await go.click();
    await expect(page.getByRole('banner').getByText(companies.bentala.name)).toBeVisible();
    await expect(page).toHaveURL(/\/main\//);
  });

  await test.step('by the switcher in the header', async () => {
    await page.getByRole('button', { name: /Ganti perusahaan/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ganti perusahaan' });
    await dialog.getByLabel('Cari nama atau NPWP').fill('logistik');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: new RegExp(companies.bentalaLogistik.name) }).click();
    await expect(page.getByRole('banner').getByText(companies.bentalaLogistik.name)).toBeVisible();
  });

  await test.step('what is typed in one tab stays in its company, whatever the other does', async () => {
    const other = await page.context().newPage();
    await page.goto(`${LIST}/create`);
    const reference = page.getByLabel('Referensi (opsional)');
    await expect(reference).toBeVisible();
    await workIn(other, 'sagara');
    await page.getByLabel('Referensi (opsional)').fill('DUA-TAB');
    await reference.blur();
    const moved = page.getByRole('dialog', { name: 'Anda berpindah perusahaan di tab lain' });
    await expect(moved).toContainText(companies.sagara.name);
    await accessible();
    await picture('moved-away');
    await other.reload();
    await expect(other.getByRole('banner').getByText(companies.sagara.name)).toBeVisible();
    await moved.getByRole('button', { name: `Kembali ke ${companies.bentalaLogistik.name}` }).click();
    await expect(moved).toBeHidden();
    await expect(reference).toHaveValue('DUA-TAB');
    await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();

    // The other page is notified without a request of its own, and so is this one of the sign-out.
    const also = other.getByRole('dialog', { name: 'Anda berpindah perusahaan di tab lain' });
    await also.getByRole('button', { name: `Muat ulang di ${companies.bentalaLogistik.name}` }).click();
    await expect(other.getByRole('banner').getByText(companies.bentalaLogistik.name)).toBeVisible();
    await other.getByRole('button', { name: /^Menu pengguna/ }).click();
    await other.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Sesi Anda berakhir')).toBeVisible();
  });
});
