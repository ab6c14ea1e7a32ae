import type { Page } from '@playwright/test';
import { pdfTexts } from '../pdf-text.ts';
import { machineSays } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { simulatedPayment } from './paying.ts';
import { sptAtHand } from './spt-at-hand.ts';

const notice = (page: Page, words: RegExp) => page.locator('.alert').filter({ hasText: words });

test('a correction is billed, signed, paid and filed, and its receipt and paper are at hand', async ({
  page,
  request,
  accessible,
  picture,
}) => {
  await page.goto(`${await sptAtHand(request, 'UNIFIKASI', 'CONCEPT', { amended: true })}/bill`);
  const changes = page.getByRole('region', { name: 'Selisih dengan SPT yang dibetulkan' }).last();
  await expect(changes.getByRole('row')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Buat ID Billing' }).click();
  const codes = page.getByRole('list', { name: 'ID Billing untuk jenis pajak ini' });
  await expect(codes.getByRole('link')).toHaveText([/^\d{15}$/]);
  const code = (await codes.getByRole('link').textContent()) ?? '';
  await accessible();
  await picture('spt-bill');

  await page.getByRole('button', { name: 'Bayar dan lapor' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Bayar dan lapor' });
  await expect(dialog.getByRole('combobox', { name: 'Penandatangan' })).toContainText('wajib pajak');
  await accessible();
  await picture('spt-file');
  const file = dialog.getByRole('button', { name: 'Bayar dan lapor' });
  await machineSays(page, '00:00');
  await expect(dialog).toContainText('DJP sedang tidak menerima SPT');
  await expect(file).toBeDisabled();
  await machineSays(page, '12:00');
  await file.click();
  const waiting = notice(page, /^Menunggu pembayaran/);
  await expect(waiting).toContainText(code.slice(0, 5));
  await accessible();
  await waiting.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(page).toHaveURL(/\/ebilling\/pay\/.+\/choose-bank$/);
  await simulatedPayment(page, code);
  await page.getByRole('link', { name: /^SPT Masa PPh Unifikasi/ }).click();
  await waiting.getByRole('button', { name: 'Periksa status' }).click();
  const filed = notice(page, /^Dilaporkan/);
  await expect(filed).toContainText(/BPE-\d{8}\/CT\/\d{4}/);
  const bpe = /BPE-\d{8}\/CT\/\d{4}/.exec((await filed.textContent()) ?? '')?.[0] ?? '';
  await picture('spt-filed');

  await filed.getByRole('link', { name: 'PDF SPT' }).click();
  await expect(page).toHaveURL(/\/pdf$/);
  const paper = page.getByTitle(/^PDF SPT Masa PPh Unifikasi/);
  await expect(paper).toBeVisible();
  const answer = await page.request.get((await paper.getAttribute('src')) ?? '');
  expect(pdfTexts(await answer.body())).toEqual(expect.arrayContaining([bpe, 'Bukti penerimaan']));
});
