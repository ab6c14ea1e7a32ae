import type { APIRequestContext } from '@playwright/test';

/** Headers of every write by a page: the session's token and the current company. */
export const sessionHeaders = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const answer = await request.get('/main/api/session');
  const { csrf, companyId } = (await answer.json()) as { csrf: string; companyId: string };
  return { 'X-CSRF-Token': csrf, 'X-Company-Id': companyId };
};
