import type { APIRequestContext } from '@playwright/test';
import { buyerEnding, fakturAtHand } from './faktur-at-hand.ts';
import { expect, test } from './fixtures.ts';

const screens: Record<string, string> = {
  'the list': '/main/efaktur-v2/out',
  'the form': '/main/efaktur-v2/out/create',
  'the imports': '/main/efaktur-v2/import',
  'the start of an import': '/main/efaktur-v2/import/form',
  'the form of a foreign slip': '/main/ebupot-v2/unifikasi/foreign/create',
  'the form of a slip of a year': '/main/ebupot-v2/bpA2/create',
  'slips of the year drawn from the monthly ones': '/main/ebupot-v2/article/from-monthly',
  'the form of self-paid tax': '/main/ebupot-v2/self-payment/create',
  'the list of returns of PPh 21/26': '/main/ebupot/pph21/spt',
  'the posting of a masa': '/main/ebupot/unifikasi/spt/posting',
  'the deposit of self-paid tax': '/main/ebupot/unifikasi/spt/deposit',
  'what was pulled from the office': '/main/ebupot/prepopulated/detail',
  'the mailbox': '/simulator/mailbox',
  'the WhatsApp messages': '/simulator/mailbox?channel=whatsapp',
  'the certificate': '/main/setting/account/certificate',
  'the quota': '/main/setting/account/upload-quota',
  'the package': '/main/setting/account/upload-quota/package',
  'the e-mail template': '/main/setting/company/send',
  'the WhatsApp template': '/main/setting/company/send/wa',
  'a page that is not there': '/main/tidak-ada',
};

for (const [name, path] of Object.entries(screens))
  test(`${name} has one heading, fits the width, and axe finds nothing serious`, async ({ page, accessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await accessible();
  });

/** Of its own where other journeys change or delete what they find: a substituted invoice stays one. */
const standing: Record<string, (request: APIRequestContext) => Promise<string>> = {
  DRAFT: async (request) => (await fakturAtHand(request).draft()).id,
  REJECTED: async (request) => (await fakturAtHand(request).sent(buyerEnding('9998'), 'REJECTED')).id,
  APPROVED: async (request) => (await fakturAtHand(request).sent()).id,
  AMENDED: async (request) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'AMENDED' }));
    const found = await request.get(`/main/api/efaktur/out/ctas?range=[0,0]&filter=${filter}`);
    const [faktur] = (await found.json()) as { id: string }[];
    return faktur?.id ?? '';
  },
};

for (const [status, one] of Object.entries(standing))
  test(`the page of an invoice that is ${status} reads well for everybody`, async ({ page, request, accessible }) => {
    await page.goto(`/main/efaktur-v2/out/${await one(request)}/detail`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Faktur Keluaran');
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await accessible();
  });
