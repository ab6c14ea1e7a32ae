import type { Page } from '@playwright/test';
import { noExtras, type Owner, ownPayer } from '#domain/billing/record.ts';
import { jakartaDay } from '#domain/scope.ts';
import { expect } from './fixtures.ts';
import { sessionHeaders } from './session-headers.ts';

const post = async <T>(page: Page, path: string, data: unknown): Promise<T> => {
  const headers = {
    origin: new URL(page.url()).origin,
    ...(await sessionHeaders(page.request)),
    'Idempotency-Key': crypto.randomUUID(),
  };
  const answer = await page.request.post(`/main/api${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
};

/** Payable codes of these amounts, and the key of their common payment pages. */
export const payableOf = async (
  page: Page,
  over: Readonly<Record<string, string | null>>,
  ...amounts: string[]
): Promise<{ businessKey: string; codes: string[]; ids: string[] }> => {
  await page.goto('/main/home');
  const { company } = (await (await page.request.get('/main/api/ebilling/initial')).json()) as { company: Owner };
  const made: { id: string; code: string }[] = [];
  for (const amount of amounts)
    made.push(
      await post(page, '/ebilling', {
        kap: '411126',
        kjs: '100',
        periodFrom: '2025-10',
        periodTo: '2025-10',
        amount,
        ...noExtras,
        ...ownPayer(company),
        description: 'Angsuran Oktober',
        ignoreSame: true,
        ...over,
      }),
    );
  const ids = made.map(({ id }) => id);
  const { businessKey } = await post<{ businessKey: string }>(page, '/ebilling/bulk-payable', { ids });
  return { businessKey, codes: made.map(({ code }) => code), ids };
};

type Begun = { readonly id: string; readonly accountNumber: string };

/** Starts a payment by virtual account, ending other payments of this person. */
export const begin = async (page: Page, businessKey: string): Promise<Begun> => {
  const { id } = await post<Begun>(page, '/ebilling/bulk-payment', {
    businessKey,
    method: 'va',
    bank: 'BNI',
    cancelOthers: true,
  });
  const opened = async () => (await (await page.request.get(`/main/api/ebilling/payment/${id}`)).json()) as Begun;
  await expect.poll(async () => (await opened()).accountNumber).toBeTruthy();
  return opened();
};

export const payWrong = (page: Page, number: string, amount: string): Promise<unknown> =>
  post(page, '/simulator/bank/pay', { number, amount, how: 'exact' });

/** Pays a code in full at a counter: the office knows, the product does not yet. */
export const simulatedPayment = async (page: Page, code: string): Promise<void> => {
  const filter = encodeURIComponent(JSON.stringify({ q: code }));
  const found = await page.request.get(`/main/api/ebilling?range=[0,0]&filter=${filter}`);
  const [billing] = (await found.json()) as { code: string; amount: string }[];
  expect(billing?.code).toBe(code);
  await post(page, '/simulator/billing/pay', { code, amount: (billing?.amount ?? '').replace(/\.00$/, '') });
};

/** Pays a code at a counter and confirms it by its NTPN, as a person does who paid at a bank. */
export const paidAtCounter = async (page: Page, billingId: string): Promise<void> => {
  const found = await page.request.get(`/main/api/ebilling/${billingId}`);
  const { code, amount } = (await found.json()) as { code: string; amount: string };
  const whole = amount.replace(/\.00$/, '');
  const { receipt } = await post<{ receipt: { ntpn: string } }>(page, '/simulator/billing/pay', {
    code,
    amount: whole,
  });
  const multipart = { billingId, ntpn: receipt.ntpn, amount, paidAt: jakartaDay(Date.now()) };
  const headers = { origin: new URL(page.url()).origin, ...(await sessionHeaders(page.request)) };
  const answer = await page.request.post('/main/api/ebilling/ntpn', { multipart, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
};

export const accountOn = async (page: Page): Promise<string> => {
  const number = page.locator('.va');
  await expect(number).toHaveText(/^\d+$/);
  return (await number.textContent()) ?? '';
};

export const accountAtBank = (page: Page, number: string) => page.getByRole('region', { name: new RegExp(number) });

export const goOn = async (page: Page, arrived: RegExp): Promise<void> => {
  const question = page.getByRole('dialog', { name: /Lanjutkan pembayaran ini|Go on with this payment/ });
  await expect(async () => {
    if (await question.isVisible())
      // A dialog that closes on its own is looked up again instead of awaited.
      await question
        .getByRole('button', { name: /Lanjutkan pembayaran|Go on with the payment/ })
        .click({ timeout: 5_000 });
    expect(page.url()).toMatch(arrived);
  }).toPass();
};
