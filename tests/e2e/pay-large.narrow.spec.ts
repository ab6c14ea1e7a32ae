import { expect, test } from './fixtures.ts';
import { goOn, payableOf } from './paying.ts';

// A new payment ends the person's other pending ones: nobody here is used by another journey.
test.use({
  who: async ({ baseURL: _ }, use, { project }) => use(project.name === 'narrow' ? 'hendra' : 'dewi'),
  alone: true,
});

test('a large tax is paid at a counter and its NTPN confirmed by hand', async ({ page, accessible, picture }) => {
  const { businessKey, codes } = await payableOf(page, {}, '150000000');
  const [code = ''] = codes;
  await page.goto(`/main/ebilling/pay/${businessKey}`);
  await expect(page.getByText(/hanya melalui kantor pos, bank atau ATM/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await accessible();
  await page.getByRole('button', { name: 'Lihat panduan pembayaran' }).click();
  await goOn(page, /payment-guide$/);
  await expect(page.getByText('transfer lewat RTGS')).toBeVisible();
  await picture('pay-counter');
  await accessible();

  // The form is opened first: once the counter has the money, the scheduler may notice it before the person has typed.
  await page.goto(`/main/ebilling/pay/${businessKey}/confirm-ntpn`);
  const confirm = page.getByRole('button', { name: 'Konfirmasi NTPN' });
  await confirm.click();
  await expect(page.getByText('NTPN terdiri dari 16 huruf atau angka')).toBeVisible();
  const receipt = {
    name: 'bukti.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  };
  await page.getByTestId('receipt-file').setInputFiles(receipt);
  await expect(page.getByText('bukti.gif')).toBeVisible();
  await picture('pay-confirm');
  await accessible();

  await page.goto(`/main/ebilling/pay/${businessKey}/payment-guide`);
  await page.getByRole('link', { name: 'Bayar di loket simulasi' }).click();
  await page.getByRole('textbox', { name: 'ID Billing (15 angka)' }).fill(code);
  await page.getByRole('textbox', { name: 'Jumlah (rupiah penuh)' }).first().fill('150000000');
  await page.getByRole('button', { name: 'Bayar di loket' }).click();
  const ntpn = await page.getByTestId('counter-ntpn').innerText();
  expect(ntpn).toMatch(/^[0-9A-Z]{16}$/);

  await page.goto(`/main/ebilling/pay/${businessKey}/confirm-ntpn`);
  const paid = page.getByRole('heading', { name: 'Pajak sudah dibayar' });
  await expect(async () => {
    if (await confirm.isVisible()) {
      await page.getByRole('textbox', { name: 'NTPN', exact: true }).fill(ntpn.toLowerCase(), { timeout: 5_000 });
      await page.getByTestId('receipt-file').setInputFiles(receipt, { timeout: 5_000 });
      await confirm.click({ timeout: 5_000 });
    }
    await expect(paid).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 180_000 });
  await expect(page.getByText(ntpn).first()).toBeVisible();
});
