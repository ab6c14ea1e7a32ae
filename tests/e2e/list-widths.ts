import type { Page } from '@playwright/test';
import { crowded } from './crowded.ts';
import { expect } from './fixtures.ts';
import { moveTo } from './reads-well.ts';

const lists = [
  '/main/efaktur-v2/out',
  '/main/efaktur-v2/in',
  '/main/efaktur-v2/in/return',
  '/main/efaktur-v2/document/in',
  '/main/ebilling/id_billing',
  '/main/ebilling/ntpn',
  '/main/ebupot-v2/unifikasi/domestic',
  '/main/ebupot-v2/article',
  '/main/ebupot/unifikasi/spt',
  '/main/efaktur-v2/spt',
  '/main/efaktur-v2/cocokkan?sisi=in',
];
/** With both menus, without room for the menus, and on a phone. */
const widths = [1440, 1024, 390] as const;

/** No overlapping texts, truncated amounts or sideways scrolling, in any list and at any width. */
export const listsFitEveryWidth = async (page: Page): Promise<void> => {
  const window = page.viewportSize();
  const complaints: string[] = [];
  // The menus are widened in this window only: the stored preference would affect other journeys.
  await page.route('**/main/api/user/preferences', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Lebarkan menu' }).click();
  for (const path of lists) {
    await moveTo(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(crowded), { timeout: 15_000 })
        .toEqual([])
        .catch(async () => {
          for (const found of await page.evaluate(crowded)) complaints.push(`${path} at ${width}: ${found}`);
        });
    }
  }
  if (window) await page.setViewportSize(window);
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await page.unroute('**/main/api/user/preferences');
  expect(complaints).toEqual([]);
};
