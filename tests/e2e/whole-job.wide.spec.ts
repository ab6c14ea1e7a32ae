import { expect, test } from './fixtures.ts';
import { workBegunBy, workEnded } from './job-centre.ts';
import { dirtySales } from './sales-file.ts';

const onlyHere = (): string => `MOUSE${Date.now().toString(36).toUpperCase()}`;

test('a new user imports a dirty Excel, repairs it, uploads it, and mails what was approved', async ({
  page,
  accessible,
  picture,
}) => {
  const prefix = onlyHere();

  await test.step('drop the Excel in', async () => {
    await page.goto('/main/efaktur-v2/out');
    await page.getByRole('button', { name: 'Pilihan buat faktur' }).click();
    await page.getByRole('menuitem', { name: 'Impor dari Excel, CSV, atau XML' }).click();
    await picture('import-file');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Pilih file' }).click();
    await (await chooser).setFiles(await dirtySales(prefix));
    await expect(page.getByRole('heading', { name: 'Sheet dan judul' })).toBeVisible();
    await picture('import-sheet');
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  });

  await test.step('every column that is needed is guessed', async () => {
    await expect(page.getByRole('heading', { name: 'Petakan kolom' })).toBeVisible();
    await page.getByRole('tab', { name: /^Semua/ }).click();
    await expect(page.getByRole('combobox', { name: 'Kuantitas' })).toHaveText('Jumlah');
    await expect(page.getByRole('combobox', { name: 'Nama barang/jasa' })).toHaveText('Nama Barang / Jasa');
    await picture('import-mapping');
    await page.getByRole('checkbox', { name: 'Ingat pemetaan ini' }).uncheck();
    await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  });

  await test.step('repair all alike, one cell, and take a step back', async () => {
    await expect(page.getByRole('heading', { name: 'Periksa & perbaiki' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Baris impor' })).toBeVisible();
    const kinds = page.getByRole('complementary', { name: 'Jenis kesalahan' });
    await kinds.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
    await picture('import-repair-bucket');
    await page.getByRole('button', { name: 'Perbaiki semua yang sama' }).click();
    await expect(kinds.getByRole('button', { name: /Barang\/jasa dianggap/ })).toBeHidden();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(kinds.getByRole('button', { name: /Barang\/jasa dianggap/ })).toBeVisible();
    await kinds.getByRole('button', { name: /Barang\/jasa dianggap/ }).click();
    await page.getByRole('button', { name: 'Perbaiki semua yang sama' }).click();
    await expect(kinds.getByRole('button', { name: /Barang\/jasa dianggap/ })).toBeHidden();

    await kinds.getByRole('button', { name: /Beda pembeli/ }).click();
    await page.getByRole('button', { name: 'Pisahkan semua yang sama' }).click();
    await expect(kinds.getByRole('button', { name: /Beda pembeli/ })).toBeHidden();

    await kinds.getByRole('button', { name: /email/i }).first().click();
    await picture('import-repair');
    const cell = page.getByRole('gridcell', { name: /keuangan\(at\)contoh/ });
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('keuangan@contoh.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: /keuangan\(at\)contoh/ })).toBeHidden();
    await picture('import-repair');
  });

  await test.step('save what is ready as drafts', async () => {
    await page.getByRole('button', { name: /^Lanjut dengan \d+ faktur/ }).click();
    await expect(page.getByRole('heading', { name: 'Ringkasan' })).toBeVisible();
    await picture('import-summary');
    await page.getByRole('button', { name: /^Simpan \d+ faktur sebagai draf/ }).click();
    await expect(page.getByText(/^\d+ faktur tersimpan sebagai draf$/)).toBeVisible();
    await picture('import-done');
    await page.getByRole('main').getByRole('link', { name: 'Lihat faktur' }).last().click();
  });

  const table = page.getByRole('table').first();
  await test.step('upload all of them as one job', async () => {
    await expect(table.getByRole('row', { name: new RegExp(`${prefix}-003-2`) })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
    await expect(page.getByRole('region', { name: 'Tindakan massal' })).toBeVisible();
    await accessible();
    await picture('bulk-bar');
    await page.getByRole('button', { name: /^Upload \d+ dari \d+/ }).click();
    await picture('bulk-upload');
    await expect(table.getByText('Approved').first()).toBeVisible();
    await expect(table.getByText('Draf', { exact: true })).toHaveCount(0);
    await picture('approved');
  });

  await test.step('take the PDFs and the XML, mail the buyers', async () => {
    const begin = async (action: string) => {
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      const begun = await workBegunBy(page, async () => {
        await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
        await page.getByRole('menuitem', { name: action }).click();
        if (action === 'Kirim email')
          await page
            .getByRole('dialog', { name: action })
            .getByRole('button', { name: /^Kirim \d+/ })
            .click();
        if (!action.includes('PDF')) return;
        await picture('pattern');
        await page.getByRole('button', { name: 'Siapkan unduhan' }).click();
      });
      await expect(page.getByRole('region', { name: 'Tindakan massal' })).toBeHidden();
      return begun;
    };
    for (const [action, name] of [
      ['Unduh PDF (zip)', /\.zip$/],
      ['Ekspor XML Coretax', /\.(xml|zip)$/],
    ] as const) {
      const { centre, job } = await workEnded(page, await begin(action));
      await picture('job-centre');
      const download = page.waitForEvent('download');
      await job.getByRole('link', { name: 'Unduh hasil' }).click();
      expect((await download).suggestedFilename()).toMatch(name);
      await centre.getByRole('button', { name: 'Tutup' }).click();
    }
    const { centre } = await workEnded(page, await begin('Kirim email'));
    await centre.getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('link', { name: 'Lihat pesan simulasi' }).click();
    await expect(page.getByRole('heading', { name: 'Pesan simulasi' })).toBeVisible();
    await page.getByRole('button', { name: /keuangan@contoh.example/ }).click();
    await picture('mailbox-letter');
  });
});
