import { expect, test } from './fixtures.ts';
import { workBegunBy, workEnded } from './job-centre.ts';
import { actOn } from './many-at-once.ts';
import { begin, payableOf, payWrong } from './paying.ts';

/** A new payment ends the person's other pending ones: no other journey pays as Rina. */
test.use({ who: 'rina', alone: true });

test('codes are handled together and one by one, and money that does not fit is refunded', async ({
  page,
  accessible,
  picture,
}) => {
  await test.step('exported, taken as slips, paid and deleted together; the one under way stays', async () => {
    const mark = `Sekaligus ${Date.now().toString(36)}`;
    const { codes } = await payableOf(page, { description: mark }, '1100000', '1200000');
    const under = await payableOf(page, { description: mark }, '1300000');
    await begin(page, under.businessKey);
    await page.goto(`/main/ebilling/id_billing?q=${encodeURIComponent(mark)}`);
    const rows = page
      .getByRole('table')
      .first()
      // The description makes way for amounts beside the menus; the search shows these three alone.
      .getByRole('row', { name: /1\.[123]00\.000/ })
      .filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(3);
    const all = page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });

    for (const [action, file] of [
      ['Ekspor XLSX', /\.xlsx$/],
      ['Unduh SSP', /\.zip$/],
    ] as const) {
      await all.check();
      const begun = await workBegunBy(page, () => actOn(page, action));
      await expect(page.getByRole('region', { name: 'Tindakan massal' })).toBeHidden();
      const { centre, job } = await workEnded(page, begun);
      const download = page.waitForEvent('download');
      await job
        .getByRole('link', { name: /Unduh hasil/ })
        .or(job.getByRole('button', { name: /Unduh hasil/ }))
        .click();
      expect((await download).suggestedFilename()).toMatch(file);
      await centre.getByRole('button', { name: 'Tutup' }).click();
    }

    await all.check();
    await page.getByRole('button', { name: 'Bayar 2', exact: true }).click();
    const some = page.getByRole('dialog', { name: 'Bayar sekaligus' });
    await expect(some).toContainText('2 dari 3');
    await some.getByRole('button', { name: /^Lanjutkan dengan/ }).click();
    await expect(page).toHaveURL(/choose-bank$/);
    for (const code of codes) await expect(page.getByRole('link', { name: code })).toBeVisible();
    await expect(page.getByText('Rp 2.300.000,00').filter({ visible: true }).first()).toBeVisible();
    await picture('pay-several');

    await page.goBack();
    await all.check();
    await actOn(page, 'Hapus');
    const question = page.getByRole('dialog', { name: 'Hapus ID Billing' });
    await expect(question).toContainText('2 dari 3');
    await expect(question).toContainText('Yang sedang atau sudah dibayar tidak dihapus');
    await accessible();
    await question.getByRole('button', { name: 'Hapus 2' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Menunggu bayar');
  });

  await test.step('taken as a slip, deleted, and taken over again from the office', async () => {
    const { codes, ids } = await payableOf(page, {}, '1450000');
    const [code = ''] = codes;
    await page.goto(`/main/ebilling/id_billing#${ids[0]}`);
    const drawer = page.getByRole('dialog', { name: 'ID Billing', exact: true });
    const act = async (name: string) => {
      await drawer.getByRole('button', { name: 'Tindakan' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const download = page.waitForEvent('download');
    await act('Unduh SSP');
    expect((await download).suggestedFilename()).toBe(`SSP ${code}.pdf`);
    await act('Hapus');
    await page.getByRole('dialog', { name: 'Hapus ID Billing' }).getByRole('button', { name: 'Hapus' }).click();
    await expect(drawer).toHaveCount(0);

    await page.goto('/main/ebilling/create');
    await page.getByRole('button', { name: 'Sudah punya kode?' }).click();
    const taking = page.getByRole('dialog', { name: 'Ambil alih kode billing' });
    await taking.getByRole('textbox', { name: 'ID Billing' }).fill(code);
    await taking.getByRole('button', { name: 'Periksa ke DJP' }).click();
    await expect(taking).toContainText('Rp 1.450.000,00');
    await accessible();
    await taking.getByRole('button', { name: 'Ambil alih', exact: true }).click();
    await expect(drawer).toContainText('Ambil alih');
    await expect(drawer).toContainText('Belum dibayar');
  });

  await test.step('money that does not fit is given back, after its reason was asked', async () => {
    const { businessKey, ids } = await payableOf(page, {}, '1700000');
    const { id, accountNumber } = await begin(page, businessKey);
    await payWrong(page, accountNumber, '1600000');

    await page.goto(`/main/ebilling/id_billing#${ids[0]}`);
    const drawer = page.getByRole('dialog', { name: 'ID Billing', exact: true });
    await expect(drawer.getByText('Jumlah tidak sesuai')).toBeVisible();
    await drawer.getByRole('link', { name: 'Putuskan' }).click();
    await expect(page).toHaveURL(new RegExp(`/payment/${id}$`));
    await expect(page.getByText(/Bank menerima Rp 1\.600\.000,00, tagihannya Rp 1\.702\.500,00/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pakai untuk membayar' })).toHaveCount(0);
    await accessible();
    await picture('pay-misfit');
    await page.getByRole('button', { name: 'Kembalikan uang' }).click();
    const question = page.getByRole('dialog', { name: 'Kembalikan uang ini?' });
    await question.getByRole('textbox', { name: /Alasan/ }).fill('Salah ketik jumlah');
    await accessible();
    await question.getByRole('button', { name: 'Kembalikan uang' }).click();
    await expect(page.getByText('Bank mengembalikan Rp 1.600.000,00')).toBeVisible();
    await expect(page.getByText('Jumlah tidak sesuai')).toHaveCount(0);
  });
});
