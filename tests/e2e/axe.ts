import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { markUnjudged, UNJUDGED } from './unjudged-colours.ts';

const MODAL = '[role="dialog"][aria-modal="true"]';

/** Measured once, because measuring all texts of every page takes a third of its time. */
const readable = new Set<string>();

/** Waits for transitions, during which colours are not final. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );

/** Once per page: it stays loaded during navigation in the app. */
const bringAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) {
      await frame.evaluate(axe.source);
      await frame.evaluate((marked) => {
        const { axe: here } = window as unknown as { axe: typeof axe };
        here.configure({ rules: [{ id: 'color-contrast', selector: `[${marked}]` }] });
      }, UNJUDGED);
    }
};

export const seriousFaults = async (page: Page): Promise<string[]> => {
  await atRest(page);
  await bringAxe(page);
  await page.evaluate(markUnjudged, { mark: UNJUDGED, readable: [...readable] });
  const { faults, found } = await page.evaluate(
    async ({ modal, mark }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      // Content under an open dialog can neither be reached nor read.
      const within = document.querySelector(modal) ? { include: modal } : document;
      const { violations, passes } = await here.run(within, {
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        selectors: false,
        preload: false,
      });
      const looks = passes
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute(mark) ?? ''));
      for (const one of document.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
      return {
        found: looks,
        faults: violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map(({ html }) => html.replace(/ data-look[^ >]*("[^"]*")?/, '')).join(', ')}`,
          ),
      };
    },
    { modal: MODAL, mark: UNJUDGED },
  );
  for (const look of found) readable.add(look);
  return faults;
};
