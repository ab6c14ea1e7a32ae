import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { seriousFaults } from './axe.ts';
import { tellTime } from './clock.ts';
import { sessionFile } from './session-file.ts';

type Options = {
  /** The signed-in person of the cast; `null` for nobody. */
  who: PersonKey | null;
  /** A session for this test only: for journeys that change the session, such as switching the company. */
  alone: boolean;
};

type Fixtures = {
  timeOfProduct: undefined;
  quietConsole: undefined;
  accessible: () => Promise<void>;
  /** With PICTURES=1, saves a screenshot under test-results/screens, named with the width. */
  picture: (name: string) => Promise<void>;
};

/** Signed out: a context takes over the test's cookies by default, and signing in would end that session. */
const NOBODY = { cookies: [], origins: [] };

/** A status below 500 is a normal response (refused, stale, not found), which the browser always logs. */
const isAnswer = (message: ConsoleMessage): boolean => /status of 4\d\d/.test(message.text());

/** `test.use({ who: 'sari' })` selects the person; by default the Owner of the trading firm. */
export const test = base.extend<Options & Fixtures>({
  who: ['rina', { option: true }],
  alone: [false, { option: true }],
  storageState: async ({ who, alone, playwright, baseURL }, use) => {
    if (who === null) return use(NOBODY);
    if (!alone) return use(sessionFile(who));
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), storageState: NOBODY });
    const answer = await request.post('/public/api/session', {
      data: { email: people[who].email, password: PASSWORD, remember: false },
      headers: { origin: baseURL ?? '' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const state = await request.storageState();
    await request.dispose();
    await use(state);
  },
  timeOfProduct: [
    async ({ context }, use) => {
      await tellTime(context);
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, use) => {
      const text: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message)) text.push(message.text());
      });
      context.on('weberror', (error) => text.push(String(error.error())));
      await use(undefined);
      expect(text).toEqual([]);
    },
    { auto: true },
  ],
  accessible: async ({ page }, use) => {
    // The page is checked at rest: a dialog that is opening is not readable yet.
    await use(() =>
      expect(async () => expect(await seriousFaults(page)).toEqual([])).toPass({ intervals: [500], timeout: 90_000 }),
    );
  },
  picture: async ({ page }, use, info) => {
    await use(async (name) => {
      if (!process.env.PICTURES) return;
      await page.screenshot({ path: `test-results/screens/${name}-${info.project.name}.png`, fullPage: false });
    });
  },
});

export { expect };
