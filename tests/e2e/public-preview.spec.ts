import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import unzipper from 'unzipper';
import { expect, test } from './fixtures.ts';
import { readsWell } from './reads-well.ts';
import { sessionHeaders } from './session-headers.ts';

const INVOICES = '/main/api/efaktur/out/ctas';
const RETURNS = '/main/api/efaktur/in/return/ctas';
const SLIPS = '/main/api/ebupot/slips';
const CODES = '/main/api/ebilling';
const FILES = '/main/api/efiling/filing_tax';
const OLDEST = `&sort=${encodeURIComponent('["date","ASC"]')}`;

/**
 * The oldest approved document (or paid code), which no other journey changes, with a link made by the "copy link"
 * route.
 */
const aPublicLink = async (request: APIRequestContext, list: string, kind: object = {}): Promise<string> => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'APPROVED', ...kind }));
  const [document] = (await (
    await request.get(`${list}?range=[0,0]${list === CODES ? '' : OLDEST}&filter=${filter}`)
  ).json()) as {
    id: string;
  }[];
  const answer = await request.post(`${list}/${document?.id}/public-link`, { headers: await sessionHeaders(request) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
};

/** A return brought as a CSV, filed with the code of the simulated tax office. */
const aReceipt = async (request: APIRequestContext): Promise<{ path: string; name: string; id: string }> => {
  const headers = await sessionHeaders(request);
  const { companyNpwp } = (await (await request.get('/main/api/user/setting')).json()) as { companyNpwp: string };
  // The projects share a server, and a return is filed once. Files of some sizes are rejected at the simulated office.
  const month = test.info().project.name === 'wide' ? '02' : '03';
  const name = `${companyNpwp.slice(-15)}${month}${month}202000F1132010413.csv`;
  const csv = { name, mimeType: 'text/csv', buffer: Buffer.from(`e-SPT masa ${month}/2020`) };
  const brought = await request.post(FILES, { headers, multipart: { csv } });
  expect(brought.ok(), await brought.text()).toBe(true);
  const { id } = (await brought.json()) as { id: string };
  const sent = (await (await request.post(`${FILES}/${id}/code`, { headers })).json()) as {
    filing: { version: number };
    shown: string;
  };
  const data = { version: sent.filing.version, code: sent.shown };
  expect((await request.post(`${FILES}/${id}/filing`, { headers, data })).ok()).toBe(true);
  await expect
    .poll(async () => ((await (await request.get(`${FILES}/${id}`)).json()) as { status: string }).status, {
      timeout: 30_000,
    })
    .toBe('FILED');
  const { url } = (await (await request.post(`${FILES}/${id}/public-link`, { headers })).json()) as { url: string };
  return { path: new URL(url).pathname, name, id };
};

/** The zip of evidence of a filed return. */
const evidenceOf = async (request: APIRequestContext, id: string): Promise<Buffer> => {
  const headers = await sessionHeaders(request);
  const { jobId } = (await (
    await request.post('/main/api/efiling/report/evidence', { headers, data: { ids: [id] } })
  ).json()) as { jobId: string };
  const job = async () =>
    (await (await request.get(`/main/api/jobs/${jobId}`)).json()) as { status: string; result: { fileId: string } };
  await expect.poll(async () => (await job()).status, { timeout: 60_000 }).toBe('DONE');
  return (await request.get(`/main/api/files/${(await job()).result.fileId}`)).body();
};

test('whoever has a link sees the document without signing in, as long as the link is valid', async ({
  page,
  context,
  request,
  accessible,
  picture,
}) => {
  const links = {
    invoice: await aPublicLink(request, INVOICES),
    retur: await aPublicLink(request, RETURNS),
    BPPU: await aPublicLink(request, SLIPS, { kind: 'BPPU' }),
    BPA1: await aPublicLink(request, SLIPS, { kind: 'BPA1' }),
    code: await aPublicLink(request, CODES, { status: 'PAID' }),
  };
  const receipt = await aReceipt(request);
  const evidence = await evidenceOf(request, receipt.id);
  await context.clearCookies();

  await test.step('the invoice', async () => {
    await page.goto(links.invoice);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Data terverifikasi')).toBeVisible();
    await expect(page.getByText('PT Sagara Niaga Utama').first()).toBeVisible();
    await expect(page.getByText('Total', { exact: true })).toBeVisible();
    const seen = await page.locator('h1 .id').evaluate((number) => {
      const { right, top, height } = number.getBoundingClientRect();
      return number.contains(document.elementFromPoint(right - 3, top + height / 2));
    });
    expect(seen).toBe(true);
    await accessible();
    await picture('public-preview');
  });

  await test.step('the receipt of a return filed as a file', async () => {
    await page.goto(receipt.path);
    await expect(page.getByText('Bukti ini tercatat di Patuh')).toBeVisible();
    await expect(page.getByText(receipt.name)).toBeVisible();
    await accessible();
  });

  await test.step('evidence that verifies itself from a disk, and names an altered byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patuh-evidence-'));
    const { files } = await unzipper.Open.buffer(evidence);
    for (const file of files) writeFileSync(join(folder, file.path), await file.buffer());
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    const outcome = page.getByRole('status');
    const zip = { name: 'bukti.zip', mimeType: 'application/zip', buffer: evidence };
    await page.locator('#files').setInputFiles(zip);
    await expect(outcome).toHaveText('Semua file sesuai.');
    await accessible();
    await picture('evidence');
    const csv = join(folder, receipt.name);
    writeFileSync(
      csv,
      readFileSync(csv).map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
    );
    await page.locator('#folder').setInputFiles(folder);
    await expect(outcome).toHaveText('Ada file yang tidak sesuai.');
    await expect(page.locator('#faults li')).toHaveText([`${receipt.name}: Berubah`]);
    rmSync(folder, { recursive: true });
  });

  await test.step('the return of what was bought', async () => {
    await page.goto(links.retur);
    await expect(page.getByText('PPN diretur', { exact: true })).toBeVisible();
    await accessible();
    await picture('public-return');
  });

  for (const [kind, form] of [
    ['BPPU', 'BUKTI PEMOTONGAN DAN/ATAU PEMUNGUTAN UNIFIKASI BERFORMAT STANDAR'],
    ['BPA1', 'III. Penghitungan PPh Pasal 21 (Rp)'],
  ] as const)
    await test.step(`the slip ${kind} in its form, and its PDF`, async () => {
      await page.goto(links[kind]);
      await expect(page.getByText('Data terverifikasi')).toBeVisible();
      await expect(page.getByText(form, { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Data terverifikasi' }).first()).toContainText(
        'PT Sagara Niaga Utama',
      );
      await accessible();
      await picture(`public-slip-${kind}`);
      const pdf = await page.getByRole('link', { name: 'Unduh PDF' }).getAttribute('href');
      const paper = await context.request.get(pdf ?? '');
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });

  await test.step('the payment slip of a billing code', async () => {
    await page.goto(links.code);
    await readsWell(page, accessible);
    await picture('public-code');
  });

  await test.step('the shop of the demo, and what it sold', async () => {
    await page.goto('/demo/ebilling/invoices');
    await expect(page).toHaveURL(/\/demo\/ebilling\/invoices\/.+/);
    await readsWell(page, accessible);
    await page.goto(`${new URL(page.url()).pathname}/summaries`);
    await readsWell(page, accessible);
    await picture('demo-summary');
  });

  await test.step('a link nobody made shows no invoice', async () => {
    await page.goto('/public/efaktur-v2/out/preview/tidak-ada-tautan-ini');
    await expect(page.getByRole('heading', { name: 'Faktur tidak ditemukan' })).toBeVisible();
    await accessible();
    await picture('public-unknown');
  });

  await test.step('an expired link says so, and whom to ask', async () => {
    // A journey cannot wait thirty days: this is the server's response after them.
    await page.route('**/public/api/efaktur/out/ctas/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'expired', message: 'expired' } }),
    );
    await page.goto('/public/efaktur-v2/out/preview/tautan-lama');
    await expect(page.getByRole('heading', { name: 'Tautan sudah kedaluwarsa' })).toBeVisible();
    await picture('public-expired');
  });
});
