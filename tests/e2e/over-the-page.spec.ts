import type { Page } from '@playwright/test';
import { fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1024;

for (const channel of ['email', 'whatsapp'] as const)
  test(`one ${channel} goes with the company's words in it, changed before it leaves`, async ({
    page,
    request,
    accessible,
    picture,
  }) => {
    const { sent } = fakturAtHand(request);
    const faktur = await sent();
    const name = channel === 'email' ? 'Kirim email' : 'Kirim WhatsApp';
    await page.goto(`/main/efaktur-v2/out/${faktur.id}/detail`);
    // What is approved is to be sent: by mail with one press.
    if (channel === 'email') await page.getByRole('main').getByRole('button', { name }).click();
    else {
      await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
    }
    const dialog = page.getByRole('dialog', { name });
    const to = dialog.getByLabel(channel === 'email' ? 'Alamat email pembeli' : 'Nomor WhatsApp pembeli');
    await expect(dialog.getByLabel('Isi pesan')).toHaveValue(/PT Meranti Graha Teknik/);
    if (channel === 'email') await expect(to).toHaveValue('pajak@merantigraha.example');
    // An address nobody else writes to.
    const number = String(Date.now()).slice(-8);
    const address = channel === 'email' ? `surat-${number}@merantigraha.example` : `0812${number}`;
    await to.fill(address);
    await accessible();
    await picture(`send-${channel}`);
    await dialog.getByLabel('Isi pesan').fill('Terlampir faktur pajak kami. Terima kasih.');
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('Terkirim').first()).toBeVisible();
    await picture(`sent-${channel}`);
    await page.goto(`/simulator/mailbox?channel=${channel}`);
    const letters = page.getByRole('list', { name: 'Pesan simulasi' }).getByRole('listitem');
    await letters
      .filter({ hasText: channel === 'email' ? address : number })
      .getByRole('button')
      .click();
    await expect(page.getByText('Terlampir faktur pajak kami. Terima kasih.').first()).toBeVisible();
    await accessible();
  });

test('the command palette finds an invoice and reads well', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/out');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isWide(page)) await page.keyboard.press('ControlOrMeta+k');
  else await page.getByRole('button', { name: 'Cari faktur, NPWP, ID Billing, menu' }).click();
  const field = page.getByRole('combobox', { name: 'Cari faktur, NPWP, ID Billing, menu' });
  await expect(field).toBeFocused();
  await accessible();
  await field.fill('PT');
  await expect(page.getByRole('option').first()).toBeVisible();
  await accessible();
  await picture('palette');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the notifications read well for everybody', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/out');
  await page.getByRole('button', { name: /notifikasi belum dibaca/ }).click();
  await expect(page.getByText('Notifikasi', { exact: true }).last()).toBeVisible();
  await accessible();
  await picture('notifications');
});
