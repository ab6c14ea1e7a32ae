import type { Locator, Page } from '@playwright/test';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { notEnglish } from '../indonesian-words.ts';
import { expect } from './fixtures.ts';

const FARTHEST = 60;

/** Walks there with Tab alone, as a hand without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < FARTHEST; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

/** Presses what it walked to, which shows that it is where the hand is. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  if ((await target.getAttribute('type')) !== 'radio')
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press(key);
};

/** Goes down an open menu to a choice and takes it. */
export const choose = async (page: Page, choice: Locator): Promise<void> => {
  await expect(choice).toBeVisible();
  for (let step = 0; step < FARTHEST; step++) {
    if (await choice.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
};

/** What the page says and how it names its parts, without what people wrote and the names the law gives to codes. */
export const speaksEnglish = async (page: Page, written?: RegExp): Promise<void> => {
  const messageOf = await page.locator('body').evaluate((body) => {
    const named = [...body.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // Marked as the words of the law: titles of regulations have no other language.
    const marked = new Set([...body.querySelectorAll<HTMLElement>('[lang="id"]')].map((element) => element.innerText));
    return [...(body as HTMLElement).innerText.split('\n').filter((line) => !marked.has(line)), ...named];
  });
  expect(notEnglish(messageOf, written)).toEqual([]);
};

/** Asks for a page, chooses English at the door and signs in. */
export const enterInEnglish = async (page: Page, path: string, who: keyof typeof people): Promise<void> => {
  await page.goto(path);
  await press(page, page.getByRole('button', { name: 'English' }));
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await speaksEnglish(page);
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(people[who].email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
};
