import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { seriousFaults } from './axe.ts';
import { tellTime } from './clock.ts';
import { sessionFile } from './session-file.ts';

type Options = {
  /** Who of the cast is at the keyboard; `null` for somebody who has not signed in. */
  who: PersonKey | null;
  /** A session of this test's own: for what changes the session itself, like working in another company. */
  alone: boolean;
};

type Fixtures = {
  /** The pages have the clock of the product. */
  timeOfProduct: undefined;
  /** Nothing is written to the console of any page: no error, no refusal of the content policy. */
  quietConsole: undefined;
  /** Fails when axe finds something serious on the page as it stands. */
  accessible: () => Promise<void>;
  /** With PICTURES=1, keeps a picture of the page under test-results/screens, named with the width. */
  picture: (name: string) => Promise<void>;
};

/** Signed in as nobody: a context takes over the cookies of its test unless told otherwise, and signing in ends the session before. */
const NOBODY = { cookies: [], origins: [] };

/** An answer below 500 is part of a conversation (refused, stale, not found); the browser notes it whatever we do. */
const isAnswer = (message: ConsoleMessage): boolean => /status of 4\d\d/.test(message.text());

/** `test.use({ who: 'sari' })` chooses the person; the Owner of the trading firm otherwise. */
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
    // The page at rest is judged: a dialog half open is neither seen nor read by anybody.
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
