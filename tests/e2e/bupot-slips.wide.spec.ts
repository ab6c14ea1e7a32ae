import { expect, test } from './fixtures.ts';

test('slips are pulled from the office and taken into the list, and an issued one is corrected with a reason', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  await test.step('pulled, looked at, and one of them taken into the list', async () => {
    await page.goto('/main/ebupot-v2/unifikasi/domestic');
    await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
    await page.getByRole('menuitem', { name: 'Tarik data dari DJP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tarik data dari DJP' });
    await expect(dialog).toContainText('Diberikan DJP, berlaku sampai');
    await expect(dialog).toContainText('Bukti potong tahunan (A1, A2) tidak dapat ditarik');
    // A masa before the demo data: no return of another journey is affected.
    await dialog.getByRole('textbox', { name: 'Masa pajak' }).fill('07/2025');
    await accessible();
    await dialog.getByRole('button', { name: 'Tarik', exact: true }).click();

    await expect(page).toHaveURL(/prepopulated\/detail\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masa 07/2025');
    await page.getByRole('button', { name: /^Baru/ }).click();
    const first = page.getByRole('checkbox', { name: /^Pilih 25/ }).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.focus();
    await page.keyboard.press('Space');
    await accessible();
    await picture('bupot-pull');
    await page.getByRole('button', { name: 'Ambil 1 ke daftar' }).click();

    const number = name.replace('Pilih ', '');
    const row = page.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Sudah diambil');
    await row.getByRole('link', { name: 'Buka bukti potong' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByText('Diambil dari DJP')).toBeVisible();
  });

  await test.step('an issued slip is corrected with a reason, and its correction can be let go', async () => {
    const filter = encodeURIComponent(JSON.stringify({ kind: 'BPPU', status: 'APPROVED', payee: 'PT' }));
    const found = (await (await request.get(`/main/api/ebupot/slips?range=[0,24]&filter=${filter}`)).json()) as {
      id: string;
      number: string;
      replacedBy: string | null;
    }[];
    const slip = found.find(({ replacedBy }) => replacedBy === null);
    await page.goto(`/main/ebupot-v2/unifikasi/domestic/detail/${slip?.id}`);
    const correct = page.getByRole('menuitem', { name: 'Betulkan' });
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await correct.click();
    const question = page.getByRole('dialog', { name: 'Betulkan bukti potong' });
    const confirm = question.getByRole('button', { name: 'Buat pembetulan' });
    await expect(confirm).toBeDisabled();
    await question.getByRole('textbox', { name: 'Alasan' }).fill('Nilai dasar keliru');
    // A concurrent change: it is reported, and the dialog stays open for another try.
    const overtaken = { code: 'stale', message: 'Data diubah oleh Sari 10.41', current: {}, by: 'Sari', at: 0 };
    await page.route('**/correct', (route) => route.fulfill({ status: 409, json: overtaken }), { times: 1 });
    await confirm.click();
    await expect(page.getByLabel('Pemberitahuan singkat')).toContainText('Data diubah oleh Sari 10.41');
    await confirm.click();
    await expect(page).toHaveURL(/\/edit\//);
    await page.goto(`/main/ebupot-v2/unifikasi/domestic/detail/${slip?.id}`);
    await page.getByRole('link', { name: 'Buka pembetulan' }).click();
    await expect(page.getByText('Alasan pembetulan: Nilai dasar keliru')).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('dialog', { name: 'Hapus bukti potong' }).getByRole('button', { name: 'Hapus' }).click();
    await page.goto(`/main/ebupot-v2/unifikasi/domestic/detail/${slip?.id}`);
    await page.getByRole('button', { name: 'Tindakan' }).click();
    await expect(correct).toBeVisible();
  });
});
