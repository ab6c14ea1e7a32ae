import { expect, test } from './fixtures.ts';

test('PDF, XML and letter of an approved invoice from a telephone', async ({ page, accessible, picture }) => {
  await page.goto('/main/efaktur-v2/out?status=APPROVED');
  // The office's file format has no replacements.
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Approved', hasNotText: 'Pengganti' });
  await expect(cards.first()).toBeVisible();
  await picture('papers-list');
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByRole('button', { name: 'Tindakan', exact: true })).toBeVisible();
  await picture('papers-detail');

  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Tindakan', exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  for (const [action, name] of [
    ['Unduh PDF', /\.pdf$/],
    ['Unduh XML Coretax', /\.xml$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await choose(action);
    expect((await download).suggestedFilename()).toMatch(name);
  }

  await page.getByRole('main').getByRole('button', { name: 'Kirim email' }).click();
  const letter = page.getByRole('dialog', { name: 'Kirim email' });
  const to = `hp-${Date.now().toString(36)}@surat-hp.example`;
  await letter.getByLabel('Alamat email pembeli').fill(to);
  await accessible();
  await picture('papers-letter');
  await letter.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(letter).toBeHidden();

  await page.getByRole('link', { name: 'Lihat pesan simulasi' }).click();
  await expect(page.getByRole('heading', { name: 'Pesan simulasi' })).toBeVisible();
  const sent = page.getByRole('button', { name: new RegExp(to) });
  await expect(sent).toBeVisible();
  await picture('papers-mailbox');
  await sent.click();
  await expect(page.getByText(/\.pdf/).first()).toBeVisible();
  await accessible();
  await picture('papers-mailbox-letter');
});
