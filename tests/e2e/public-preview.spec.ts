import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const API = '/main/api/efaktur/out/ctas';

/** An approved invoice of the person's company and a link to it, made as the "copy link" button makes it. */
const aPublicLink = async (request: APIRequestContext): Promise<string> => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'APPROVED' }));
  const [faktur] = (await (await request.get(`${API}?range=[0,0]&filter=${filter}`)).json()) as { id: string }[];
  const { csrf } = (await (await request.get('/main/api/session')).json()) as { csrf: string };
  const answer = await request.post(`${API}/${faktur?.id}/public-link`, { headers: { 'X-CSRF-Token': csrf } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
};

test('whoever has the link sees the invoice, without signing in', async ({
  page,
  context,
  request,
  accessible,
  picture,
}) => {
  const path = await aPublicLink(request);
  await context.clearCookies();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Data terverifikasi')).toBeVisible();
  await expect(page.getByText('PT Sagara Niaga Utama').first()).toBeVisible();
  await accessible();
  await picture('public-preview');
});

test('a link nobody made shows no invoice', async ({ page, context, accessible, picture }) => {
  await context.clearCookies();
  await page.goto('/public/efaktur-v2/out/preview/tidak-ada-tautan-ini');
  await expect(page.getByRole('heading', { name: 'Faktur tidak ditemukan' })).toBeVisible();
  await accessible();
  await picture('public-unknown');
});

test('an expired link says so, and whom to ask', async ({ page, context, accessible, picture }) => {
  await context.clearCookies();
  // Thirty days do not pass in a journey: the answer the server gives after them.
  await page.route('**/public/api/efaktur/out/ctas/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'expired', message: 'expired' } }),
  );
  await page.goto('/public/efaktur-v2/out/preview/tautan-lama');
  await expect(page.getByRole('heading', { name: 'Tautan sudah kedaluwarsa' })).toBeVisible();
  await accessible();
  await picture('public-expired');
});
