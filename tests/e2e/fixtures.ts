import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { PersonKey } from '../../fixtures/cast/people.ts';
import { sessionFile } from './session-file.ts';

type Options = {
  /** Who of the cast is at the keyboard; `null` for somebody who has not signed in. */
  who: PersonKey | null;
};

type Fixtures = {
  /** Fails when axe finds something serious on the page as it stands. */
  accessible: () => Promise<void>;
  /** Keeps a picture of the page under test-results/screens, named with the width. */
  picture: (name: string) => Promise<void>;
};

/** `test.use({ who: 'sari' })` chooses the person; the Owner of the trading firm otherwise. */
export const test = base.extend<Options & Fixtures>({
  who: ['rina', { option: true }],
  storageState: async ({ who }, use) => {
    await use(who === null ? { cookies: [], origins: [] } : sessionFile(who));
  },
  accessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
      expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
        [],
      );
    });
  },
  picture: async ({ page }, use, info) => {
    await use(async (name) => {
      await page.screenshot({ path: `test-results/screens/${name}-${info.project.name}.png`, fullPage: false });
    });
  },
});

export { expect };
