import { expect, test } from './fixtures.ts';
import { accountAtBank, accountOn, goOn, payableOf } from './paying.ts';

// A new payment ends the person's other pending ones: one person per width.
test.use({
  who: async ({ baseURL: _ }, use, { project }) => use(project.name === 'narrow' ? 'sari' : 'budi'),
  alone: true,
});

test('small taxes are paid together by virtual account, and their NTPN come by themselves', async ({
  page,
  accessible,
  picture,
}) => {
  const { businessKey, codes } = await payableOf(page, {}, '4731864', '1000000');
  await page.goto(`/main/ebilling/pay/${businessKey}`);
  await expect(page).toHaveURL(/choose-bank$/);
  await page.getByRole('button', { name: 'Lanjut bayar' }).click();
  await expect(page.getByText('Pilih cara bayar dulu')).toBeVisible();

  await page.getByRole('radio', { name: /^OVO/ }).check();
  await page.getByRole('textbox', { name: 'Nomor telepon OVO' }).fill('0812');
  await page.getByRole('button', { name: 'Lanjut bayar' }).click();
  await expect(page.getByText('Nomor telepon OVO 10 sampai 13 angka')).toBeVisible();
  await accessible();

  await page.getByRole('radio', { name: /^BCA/ }).check();
  await page.getByRole('button', { name: 'Lanjut bayar' }).click();
  await goOn(page, /virtual-account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bayar pajak');
  await expect(page.getByText('Rp 5.734.364,00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('tab', { name: 'ATM' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('ATM BCA');
  await picture('pay-virtual-account');
  await accessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.goto(`/main/ebilling/pay/${businessKey}`);
  await expect(page).toHaveURL(/virtual-account$/);
  const account = accountAtBank(page, await accountOn(page));
  await page.getByRole('link', { name: 'Bayar di bank simulasi' }).click();
  await account.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(account.getByText('Uang masuk')).toBeVisible();

  await page.goto(`/main/ebilling/pay/${businessKey}`);
  await expect(page.getByRole('heading', { name: 'Pajak sudah dibayar' })).toBeVisible();
  for (const code of codes) await expect(page.getByRole('button', { name: `Unduh BPN ${code}` })).toBeVisible();
  await expect(page).toHaveURL(/success-payment$/);
  await picture('pay-success');
  await accessible();
});
