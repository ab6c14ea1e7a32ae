import { fakturAtHand, onlyHere } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { workBegunBy, workEnded } from './job-centre.ts';
import { actOn, sendMany } from './many-at-once.ts';

test('letters and messages have the texts of the company, and one that is refused is tried again', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const { sent } = fakturAtHand(request);
  const faktur = await sent();

  for (const channel of ['email', 'whatsapp'] as const)
    await test.step(`one ${channel}, changed before it leaves`, async () => {
      const name = channel === 'email' ? 'Kirim email' : 'Kirim WhatsApp';
      await page.goto(`/main/efaktur-v2/out/${faktur.id}/detail`);
      // Approved invoices can be sent: by mail with one click.
      if (channel === 'email') await page.getByRole('main').getByRole('button', { name }).click();
      else await actOn(page, name);
      const dialog = page.getByRole('dialog', { name });
      const to = dialog.getByLabel(channel === 'email' ? 'Alamat email pembeli' : 'Nomor WhatsApp pembeli');
      await expect(dialog.getByLabel('Isi pesan')).toHaveValue(/PT Meranti Graha Teknik/);
      if (channel === 'email') await expect(to).toHaveValue('pajak@merantigraha.example');
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
    });

  await test.step('one that is refused is named in its row, and tried again alone', async () => {
    const reference = onlyHere('SURAT');
    await sent({ reference: `${reference}-1` });
    await sent({ reference: `${reference}-2`, counterpartyEmail: 'tolak@merantigraha.example' });
    await page.goto(`/main/efaktur-v2/out?q=${reference}`);
    await expect(
      page
        .getByRole('table')
        .first()
        .getByRole('row', { name: /Meranti/ }),
    ).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    const begun = await workBegunBy(page, async () => {
      await actOn(page, 'Kirim email');
      await sendMany(page, 'Kirim email');
    });
    const { centre, job } = await workEnded(page, begun, 'Selesai sebagian');
    await expect(job).toContainText('1 gagal');
    await job.getByRole('button', { name: 'Hasil per baris' }).click();
    await expect(job.getByRole('listitem')).toHaveCount(1);
    await expect(job.getByRole('listitem')).toContainText('Alamat tidak ditemukan');
    await accessible();
    await picture('bulk-rows-failed');
    await job.getByRole('button', { name: 'Coba lagi yang gagal' }).click();
    await expect(job.getByText('Selesai sebagian', { exact: true })).toBeVisible();
    await expect(job).toContainText('1 gagal');
    await centre.getByRole('button', { name: 'Tutup' }).click();
  });
});
