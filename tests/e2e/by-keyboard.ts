import type { Locator, Page } from '@playwright/test';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { notEnglish } from '../indonesian-words.ts';
import { expect } from './fixtures.ts';

const FARTHEST = 60;

export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < FARTHEST; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  if ((await target.getAttribute('type')) !== 'radio')
    expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press(key);
};

export const choose = async (page: Page, choice: Locator): Promise<void> => {
  await expect(choice).toBeVisible();
  for (let step = 0; step < FARTHEST; step++) {
    if (await choice.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
};

export const speaksEnglish = async (page: Page, written?: RegExp): Promise<void> => {
  const messageOf = await page.locator('body').evaluate((body) => {
    const named = [...body.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // Marked as Indonesian: titles of regulations are not translated.
    const marked = new Set([...body.querySelectorAll<HTMLElement>('[lang="id"]')].map((element) => element.innerText));
    return [...(body as HTMLElement).innerText.split('\n').filter((line) => !marked.has(line)), ...named];
  });
  expect(notEnglish(messageOf, written)).toEqual([]);
};

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
