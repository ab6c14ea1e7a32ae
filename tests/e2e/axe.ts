import type { Page } from '@playwright/test';
import axe from 'axe-core';

const MODAL = '[role="dialog"][aria-modal="true"]';

/** What fades in has not its colours yet: to be looked at when it has come. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );

/** Once a page: it stays while the person moves within the app. */
const bringAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/** What axe finds serious or critical on the page as it stands: each rule with the places it is broken at. */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  await atRest(page);
  await bringAxe(page);
  return page.evaluate(async (modal) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // What lies beneath an open dialog can neither be reached nor read.
    const within = document.querySelector(modal) ? { include: modal } : document;
    const { violations } = await here.run(within, { resultTypes: ['violations'], preload: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, MODAL);
};
