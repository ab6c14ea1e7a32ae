import type { Page } from '@playwright/test';
import { buyerEnding, fakturAtHand, onlyHere } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { workBegunBy, workEnded } from './job-centre.ts';
import { actOn, sendMany } from './many-at-once.ts';

const LIST = '/main/efaktur-v2/out';
const bar = (page: Page) => page.getByRole('region', { name: 'Tindakan massal' });

test('what the filter found is chosen over all pages, mailed and messaged, and read in the mailbox', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('mail over all pages', async () => {
    await page.goto(`${LIST}?status=APPROVED&code=07`);
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    const all = page.getByRole('button', { name: /^Pilih semua \d+/ });
    const found = Number(((await all.textContent()) ?? '').replace(/\D/g, ''));
    expect(found).toBeGreaterThan(25);
    await all.click();
    await expect(bar(page)).toContainText(`Semua ${found} hasil filter terpilih`);
    await picture('bulk-all-pages');

    const begun = await workBegunBy(page, async () => {
      await actOn(page, 'Kirim email');
      await sendMany(page, 'Kirim email', async () => {
        await accessible();
        await picture('bulk-email');
      });
    });
    const { centre, job } = await workEnded(page, begun, /^Selesai/);
    await expect(job).toContainText(/\d+ dari \d+ diproses/);
    await job.getByRole('button', { name: 'Hasil per baris' }).click();
    await expect(job.getByRole('listitem').first()).toBeVisible();
    await accessible();
    await picture('bulk-email-rows');
    await centre.getByRole('button', { name: 'Tutup' }).click();

    await page.getByRole('link', { name: 'Lihat pesan simulasi' }).click();
    const letters = page.getByRole('list', { name: 'Pesan simulasi' }).getByRole('listitem');
    await letters.first().getByRole('button').click();
    await expect(page.getByText(/\.pdf/).first()).toBeVisible();
    await accessible();
    await picture('bulk-mailbox');
  });

  await test.step('WhatsApp to all buyers whose number is known, row by row', async () => {
    await page.goto(`${LIST}?status=APPROVED&code=08`);
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    const begun = await workBegunBy(page, async () => {
      await actOn(page, 'Kirim WhatsApp');
      await sendMany(page, 'Kirim WhatsApp', async () => {
        await accessible();
        await picture('bulk-whatsapp');
      });
    });
    const { centre, job } = await workEnded(page, begun, /^Selesai/);
    await job.getByRole('button', { name: 'Hasil per baris' }).click();
    await expect(job.getByRole('listitem').first()).toBeVisible();
    await picture('bulk-whatsapp-rows');
    await centre.getByRole('button', { name: 'Tutup' }).click();
    await page.goto('/simulator/mailbox?channel=whatsapp');
    await expect(page.getByRole('list', { name: 'Pesan simulasi' }).getByRole('listitem').first()).toBeVisible();
  });
});

test('an upload that fails in part names the rows and tries them again, and drafts are deleted together', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const { draft } = fakturAtHand(request);

  await test.step('an upload that fails in part', async () => {
    const reference = onlyHere('SEBAGIAN');
    await draft({ reference: `${reference}-1` });
    await draft({ reference: `${reference}-2`, ...buyerEnding('9998') });
    await page.goto(`${LIST}?q=${reference}`);
    const rows = page
      .getByRole('table')
      .first()
      .getByRole('row', { name: new RegExp(reference) });
    await expect(rows).toHaveCount(2);
    await rows
      .first()
      .getByRole('button', { name: /^Tindakan/ })
      .click();
    await page.getByRole('menuitem', { name: 'Hapus' }).dblclick();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`q=${reference}`));
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    const begun = await workBegunBy(page, () => page.getByRole('button', { name: /^Upload 2 dari 2/ }).click());
    const { centre, job } = await workEnded(page, begun, 'Selesai sebagian');
    await expect(job).toContainText('1 gagal');
    await job.getByRole('button', { name: 'Hasil per baris' }).click();
    await expect(job.getByRole('listitem').filter({ hasText: `${reference}-2` })).toContainText('Gagal');
    await picture('bulk-upload-failed');
    await job.getByRole('button', { name: 'Coba lagi yang gagal' }).click();
    await expect(job.getByText('Selesai sebagian', { exact: true })).toBeVisible();
    await expect(job).toContainText('1 gagal');
    await centre.getByRole('button', { name: 'Tutup' }).click();
  });

  await test.step('drafts deleted, after their number was told', async () => {
    const reference = onlyHere('HAPUS');
    for (const no of [1, 2, 3]) await draft({ reference: `${reference}-${no}` });
    await page.goto(`${LIST}?q=${reference}`);
    const rows = page
      .getByRole('table')
      .first()
      .getByRole('row', { name: new RegExp(reference) });
    await expect(rows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await actOn(page, 'Hapus draf');
    const question = page.getByRole('dialog', { name: 'Hapus draf' });
    await expect(question).toContainText('Draf yang dihapus tidak dapat dikembalikan.');
    await accessible();
    await picture('bulk-delete');
    await question.getByRole('button', { name: 'Hapus 3 draf' }).click();
    await expect(rows).toHaveCount(0);
  });
});
