import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Stop } from './reads-well.ts';

/** Messages would begin three seconds after a page. */
const AFTER_MESSAGES_MS = 4000;

/** Listens from now on. With all services of others off no request leaves the page, and its policy allows none. */
export const onlyOwnRequests = (page: Page): Stop => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  return {
    name: 'requests and policy of the pages with all services of others off',
    look: async () => {
      const answer = await page.goto('/main/home');
      const policy = answer?.headers()['content-security-policy'];
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/https?:|wss?:|\*/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(AFTER_MESSAGES_MS);
      expect([...origins]).toEqual([new URL(page.url()).origin]);
    },
  };
};
