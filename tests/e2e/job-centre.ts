import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const BEGINS = /\/(upload|export|bulk-[a-z-]+|draft-delete|xml|xlsx|csv)$/;

/** Starts work on the server and returns its job: other people of the company run jobs too. */
export const workBegunBy = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const begun = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && BEGINS.test(new URL(answer.url()).pathname),
  );
  await press();
  const answer = await begun;
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { jobId: string }).jobId;
};

export const workEnded = async (page: Page, jobId: string, end: RegExp | string = 'Selesai') => {
  await page.getByRole('button', { name: /^Pusat pekerjaan|Pusat pekerjaan$/ }).click();
  const centre = page.getByRole('dialog', { name: 'Pusat pekerjaan' });
  const job = centre.locator(`[data-job="${jobId}"]`);
  await expect(job.getByText(end, { exact: true })).toBeVisible();
  return { centre, job };
};
