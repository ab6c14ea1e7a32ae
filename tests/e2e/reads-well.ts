import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const UNKNOWN_PAGE = '/main/tidak-ada';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const lost = (page: Page) => title(page).filter({ hasText: /^(Halaman tidak ditemukan|Page not found)$/ });

const begin = async (page: Page): Promise<void> => {
  await page.goto(UNKNOWN_PAGE);
  await expect(lost(page)).toHaveCount(1);
};

/** Navigates within the app: the shell stays mounted. */
const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ ...history.state, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** Navigates within the app by way of a missing page, so that only content of the new screen is seen. */
export const moveTo = async (page: Page, path: string): Promise<void> => {
  await move(page, UNKNOWN_PAGE);
  await expect(lost(page)).toHaveCount(1);
  await move(page, path);
  await expect(lost(page)).toHaveCount(0);
};

/** Elements that scroll sideways though they are no list or table: the window, and the page's scroll container. */
const tooWide = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('.main')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(
      ({ tagName, className, scrollWidth, clientWidth }) => `${tagName}.${className} ${scrollWidth} > ${clientWidth}`,
    );

const squeezed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.ff .inp')]
    .filter((field) => field.checkVisibility() && field.clientWidth < 64)
    .map((field) => `${field.getAttribute('name') ?? field.id}: ${field.clientWidth}`);

/** One heading, fully loaded, nothing wider than the window, no field too narrow, and no serious faults by axe. */
export const readsWell = async (page: Page, accessible: () => Promise<void>): Promise<void> => {
  await expect(title(page)).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  expect(await page.evaluate(tooWide)).toEqual([]);
  expect(await page.evaluate(squeezed)).toEqual([]);
  await accessible();
};

export type Stop = { readonly name: string; readonly look: () => Promise<void> };

/** Visits all stops before it fails, so that one failure hides no other. */
export const walk = async (page: Page, stops: readonly Stop[]): Promise<void> => {
  const complaints: string[] = [];
  // Slow on a busy machine; each check has its own timeout.
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
