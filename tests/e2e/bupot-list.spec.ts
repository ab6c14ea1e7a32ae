import { expect, test } from './fixtures.ts';

// The others are the same list about other kinds.
const lists = ['unifikasi/domestic', 'article'];

for (const path of lists)
  test(`slips of ${path}: one heading, fits the width, and axe finds nothing serious`, async ({
    page,
    accessible,
    picture,
  }) => {
    await page.goto(`/main/ebupot-v2/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await accessible();
    await picture(`bupot-${path.replace('/', '-')}`);
  });

test('a slip is found by its tab and its object in words, and every number of it says where it comes from', async ({
  page,
  accessible,
}, { project }) => {
  await page.goto('/main/ebupot-v2');
  await expect(page).toHaveURL(/unifikasi\/domestic/);
  await page.getByRole('button', { name: /^Telah Terbit/ }).click();
  await page.getByRole('button', { name: 'Filter', exact: false }).last().click();
  const drawer = page.getByRole('dialog', { name: 'Filter lainnya' });
  const object = drawer.getByRole('combobox', { name: 'Kode objek pajak' });
  await object.fill('konsultan');
  await page.getByRole('option', { name: /24-104-03/ }).click();
  await drawer.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL(/tab=issued.*taxCode=24-104-03|taxCode=24-104-03.*tab=issued/);

  const rows = project.name === 'narrow' ? page.locator('ul.cards li') : page.locator('table tbody tr');
  await expect(rows.first()).toContainText(/Normal|Pembetulan|Dibetulkan/);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bukti Potong PPh Unifikasi');
  await page.getByRole('button', { name: 'Dari mana angka ini? PPh dipotong' }).click();
  const explained = page.getByRole('dialog', { name: 'Dari mana angka ini?' });
  await explained.getByRole('button', { name: /PPh terutang/ }).click();
  await expect(explained).toContainText('Dasar pengenaan × tarif');
  await page.keyboard.press('Escape');
  await accessible();
});

test('a slip that is issued is corrected with a reason, and its correction can be let go', async ({ page, request }, {
  project,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'BPPU', status: 'APPROVED', payee: 'PT' }));
  const found = (await (await request.get(`/main/api/ebupot/slips?range=[0,24]&filter=${filter}`)).json()) as {
    id: string;
    number: string;
    replacedBy: string | null;
  }[];
  // One for each width: both correct at the same time.
  const open = found.filter(({ replacedBy }) => replacedBy === null);
  const slip = open[project.name === 'narrow' ? 1 : 0];
  await page.goto(`/main/ebupot-v2/unifikasi/domestic/detail/${slip?.id}`);
  const correct = page.getByRole('menuitem', { name: 'Betulkan' });
  await page.getByRole('button', { name: 'Tindakan' }).click();
  await correct.click();
  const question = page.getByRole('dialog', { name: 'Betulkan bukti potong' });
  const confirm = question.getByRole('button', { name: 'Buat pembetulan' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox', { name: 'Alasan' }).fill('Nilai dasar keliru');
  // Somebody was faster: said, and the question stands for another try.
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
