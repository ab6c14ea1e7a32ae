import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NOWHERE = '/main/tidak-ada';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const lost = (page: Page) => title(page).filter({ hasText: /^(Halaman tidak ditemukan|Page not found)$/ });

const begin = async (page: Page): Promise<void> => {
  await page.goto(NOWHERE);
  await expect(lost(page)).toHaveCount(1);
};

/** Goes there as a link does: what stands around the screen stays. */
const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ ...history.state, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Goes there within the app, by way of a page that is not there: what is seen then is of the screen alone. */
export const moveTo = async (page: Page, path: string): Promise<void> => {
  await move(page, NOWHERE);
  await expect(lost(page)).toHaveCount(1);
  await move(page, path);
  await expect(lost(page)).toHaveCount(0);
};

/** What scrolls sideways though it is no list or table made for it: the window, and the frame that scrolls the page in it. */
const tooWide = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('.main')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(
      ({ tagName, className, scrollWidth, clientWidth }) => `${tagName}.${className} ${scrollWidth} > ${clientWidth}`,
    );

/** Fields too narrow to read what is typed into them. */
const squeezed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.ff .inp')]
    .filter((field) => field.checkVisibility() && field.clientWidth < 64)
    .map((field) => `${field.getAttribute('name') ?? field.id}: ${field.clientWidth}`);

/** One heading, all of it has come, nothing wider than the window, no field too narrow to read, and axe finds nothing serious. */
export const readsWell = async (page: Page, accessible: () => Promise<void>): Promise<void> => {
  await expect(title(page)).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  expect(await page.evaluate(tooWide)).toEqual([]);
  expect(await page.evaluate(squeezed)).toEqual([]);
  await accessible();
};

export type Stop = { readonly name: string; readonly look: () => Promise<void> };

/** Looks at all of them before it complains: one that fails hides no other. */
export const walk = async (page: Page, stops: readonly Stop[]): Promise<void> => {
  const complaints: string[] = [];
  // Slow on a busy machine, and never stuck: each look has its own end.
  test.setTimeout(1_200_000);
  await begin(page);
  for (const { name, look } of stops)
    await test.step(name, async () => {
      try {
        await look();
      } catch (error) {
        complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        await begin(page);
      }
    });
  expect(complaints).toEqual([]);
};
