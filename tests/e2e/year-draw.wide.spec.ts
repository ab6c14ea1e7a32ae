import { statedInput } from '#domain/bupot/input-of.ts';
import { monthText } from '#domain/bupot/year/monthly-slips.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { aBupotInput } from '../../fixtures/builders/a-bupot.ts';
import { aNik, nitkuOf } from '../../fixtures/builders/a-company.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { now } from './clock.ts';
import { onlyHere } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { sessionHeaders } from './session-headers.ts';

test('a monthly slip under a temporary number is put right in place and becomes a slip of the year', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  const today = jakartaDay(now());
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const name = `Pegawai ${onlyHere('baru')}`;
  const slip = aBupotInput('BPMP', {
    period: monthText(year, month),
    date: today,
    nitku: nitkuOf(companies.sagara.npwp),
    payeeNpwp: '9990000000999000',
    payeeName: name,
    reference: onlyHere('GAJI'),
  });
  const made = await request.post('/main/api/ebupot/bp2126/bpmp', {
    data: { input: statedInput(slip) },
    headers: await sessionHeaders(request),
  });
  expect(made.ok(), await made.text()).toBe(true);

  await page.goto('/main/ebupot-v2/article');
  await page.getByRole('link', { name: 'Tarik dari A0/BPMP' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarik bukti potong tahunan dari A0/BPMP');
  await page.getByRole('combobox', { name: 'Tahun' }).click();
  await page.getByRole('option', { name: String(year) }).click();
  await page.getByRole('combobox', { name: 'Masa terakhir', exact: true }).click();
  const last = month === 12 ? 'Desember (setahun)' : `Keluar di ${formatLongPeriod(monthText(year, month), 'id')}`;
  await page.getByRole('option', { name: last }).click();
  await page.getByRole('searchbox', { name: 'Cari nama, NIK, atau NPWP' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Memakai nomor sementara');
  // The row moves until the search result has replaced the list.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await picture('year-draw');

  await row.getByRole('button', { name: `Bereskan ${name}` }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByLabel('NIK atau NPWP yang benar').fill(aNik(6_000 + (Date.now() % 3_000)));
  await expect(drawer.getByText('Hasil sementara: Siap ditarik')).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  const drop = page.getByRole('dialog', { name: 'Tutup tanpa memakainya?' });
  await drop.getByRole('button', { name: 'Tetap di sini' }).click();
  await drawer.getByRole('button', { name: 'Pakai' }).click();

  // Changing the form would discard completed fields, so a dialog asks first.
  await page.getByRole('combobox', { name: 'Bukti potong' }).click();
  await page.getByRole('option', { name: 'PPh A2' }).click();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Tarik 1 terpilih' }).click();
  await expect(page.getByText('1 draf dibuat')).toBeVisible();
  await page.getByRole('link', { name: 'Buka draf' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Draf');
});
