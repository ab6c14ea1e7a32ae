import type { Page } from '@playwright/test';
import { type CompanyKey, companies } from '../../fixtures/cast/companies.ts';
import { expect } from './fixtures.ts';

export const workIn = async (page: Page, company: CompanyKey): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/main/home');
  const { csrf } = (await (await page.request.get('/main/api/session')).json()) as { csrf: string };
  const form = { _csrf: csrf, companyId: companies[company].id };
  const headers = { origin: new URL(page.url()).origin };
  const moved = await page.request.post('/main/switch-company/form', { form, headers });
  expect(moved.ok(), await moved.text()).toBe(true);
};
