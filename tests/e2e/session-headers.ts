import type { APIRequestContext } from '@playwright/test';

/** What a page of the product sends with every write: the token of its session, and the company that is worked in. */
export const sessionHeaders = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const answer = await request.get('/main/api/session');
  const { csrf, companyId } = (await answer.json()) as { csrf: string; companyId: string };
  return { 'X-CSRF-Token': csrf, 'X-Company-Id': companyId };
};
